import { useState } from 'react';
import type { Answers } from '../../../../contract/surveys/question';
import { Panel } from '../../../kit/Panel';
import { pagesOf } from '../answering/pages';
import { QuestionBox } from '../answering/QuestionBox';
import type { Form } from '../form';
import '../answering/answering.css';

const noFiles = {};

/** The form as people will see it; one may try it out, and nothing of that is kept. */
export function Preview({ form: { sections, questions } }: { form: Form }) {
  const [answers, setAnswers] = useState<Answers>({});
  const pages = pagesOf(sections, questions, answers);
  return (
    <Panel title="Podgląd" beside={<span className="quiet">wypróbuj, nic się nie zapisze</span>} className="survey-preview">
      <div className="survey-form">
        {pages.length === 0 && <p className="quiet">Dodaj pierwsze pytanie, a zobaczysz je tutaj.</p>}
        {pages.map((page) => (
          <div key={page.key} className="survey-preview-part">
            {page.title && <h3>{page.title}</h3>}
            {page.questions.map((question) => (
              <QuestionBox
                key={`${question.key} ${question.type}`}
                question={{ ...question, label: question.label || 'Pytanie bez treści' }}
                questions={questions}
                answers={answers}
                fault={undefined}
                files={noFiles}
                prefix="preview"
                onChange={(value) => setAnswers((before) => ({ ...before, [question.key]: value }))}
              />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}
