import type { Page } from 'playwright';
import { blankQuestion, type Question } from '../../../src/contract/surveys/question';
import { act, put } from './api';

/** A survey open to the people of one company; answers its id. */
export async function openSurvey(office: Page, company: string, questions: readonly Partial<Question>[]): Promise<string> {
  const id = await put(office, 'surveys', { title: 'Krótkie pytania', company_filter: `id:${company}` });
  await act(office, 'surveys', id, 'questions', { questions: questions.map((each) => ({ ...blankQuestion, ...each })) });
  await act(office, 'surveys', id, 'open');
  return id;
}
