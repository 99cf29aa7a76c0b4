import { resources } from '../../../resources';
import type { Question } from '../../contract/surveys/question';
import { type QuestionResults, resultsOf } from '../../contract/surveys/results';
import { answerText } from '../../contract/surveys/unit';
import { toWarsaw } from '../../lib/dates';
import type { Database, Tx } from '../db/database';
import { forbidden } from '../errors';
import { one } from '../records/one';
import { onOwnSide } from '../records/ownSide';
import type { Scope } from '../scope';
import { questionsOf, type Survey } from './form';
import { type ResponseRow, responseRows } from './responseRows';
import { unsealMasked } from './sealed';

/** Answers of an anonymous survey are shown from this many on: of fewer, it would be known whose they are. */
export const fewestShown = 3;

/** Who of the office may look at what was answered. */
export function seesAnswers(survey: Pick<Survey, 'results_visible' | 'author_id'>, { who }: Scope): boolean {
  if (survey.results_visible !== 'nobody' || survey.author_id === who.id) return true;
  return who.roles.includes('manager') || who.roles.includes('superuser');
}

export interface Answered {
  survey: Survey;
  questions: Question[];
  /** Null where there are too few to be shown. */
  rows: ResponseRow[] | null;
  count: number;
}

/** What was answered in a survey that the asker may see. */
export async function answered(db: Database | Tx, scope: Scope, surveyId: string): Promise<Answered> {
  const survey = (await one(db, scope, resources.surveys, surveyId)) as unknown as Survey;
  if (!seesAnswers(survey, scope)) throw forbidden();
  return answeredIn(db, scope, survey);
}

export async function answeredIn(db: Pick<Tx, 'query'>, scope: Scope, survey: Survey): Promise<Answered> {
  const { tenant, who } = scope;
  const questions = await questionsOf(db, tenant.id, survey.id);
  const all = await responseRows(db, tenant.id, survey.id);
  // Clients are shown what all answered, in sums alone; of the office each sees the answers of the companies that they see.
  const rows = who.isAdmin ? await onOwnSide(db, scope, resources['survey-responses'], all, ({ id }) => id) : all;
  const isShown = !survey.anonymous || rows.length >= fewestShown;
  return { survey, questions, rows: isShown ? rows : null, count: rows.length };
}

/** Counts and averages of all answers; null where there are too few. */
export function summaryOf({ questions, rows }: Answered, { tenant }: Scope): QuestionResults[] | null {
  return (
    rows &&
    resultsOf(
      questions,
      rows.map(({ answers }) => unsealMasked(tenant.id, answers)),
    )
  );
}

export interface AnswerRow {
  id: string;
  company: string | null;
  person: string | null;
  /** Null in an anonymous survey. */
  submitted_on: string | null;
  submitted_at: string | null;
  status: string;
  /** By key, as people read them; closed ones masked. */
  answers: Record<string, string>;
}

/** The answers as a table. */
export function tableOf({ questions, rows }: Answered, { tenant }: Scope): AnswerRow[] {
  return (rows ?? []).map(({ answers, submitted_at, ...row }) => {
    const open = unsealMasked(tenant.id, answers);
    const texts = questions.flatMap((question) =>
      Object.hasOwn(open, question.key) ? [[question.key, answerText(question, questions, open[question.key])]] : [],
    );
    return {
      id: row.id,
      company: row.company,
      person: row.person,
      submitted_on: row.submitted_on,
      submitted_at: submitted_at && toWarsaw(submitted_at),
      status: row.status,
      answers: Object.fromEntries(texts),
    };
  });
}
