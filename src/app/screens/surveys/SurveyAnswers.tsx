import type { RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { Notice } from '../../kit/Notice';
import { officePath } from '../../routing/officePath';
import { AnswersPart } from './AnswersPart';
import { Silent } from './Silent';
import './surveys.css';

/** What was answered and who is silent; of a draft, what is to be done before it is sent. */
export function SurveyAnswers({ survey }: { survey: RaRecord }) {
  if (survey.status === 'draft') return <Begin survey={survey} />;
  return (
    <>
      <AnswersPart id={String(survey.id)} anonymous={survey.anonymous === true} />
      <Silent survey={survey} />
    </>
  );
}

function Begin({ survey }: { survey: RaRecord }) {
  const count = Array.isArray(survey.questions) ? survey.questions.length : 0;
  return (
    <Notice above={true}>
      {count === 0
        ? 'Ta ankieta nie ma jeszcze pytań.'
        : `Szkic z pytaniami w liczbie ${count}. Sprawdź odbiorców i czas, potem rozpocznij.`}{' '}
      <Link className="value-link" to={officePath('surveys.edit', { id: survey.id })}>
        Ułóż pytania
      </Link>
    </Notice>
  );
}
