import { resources } from '../../../resources';
import { kinds } from '../../contract/surveys/kinds';
import { answerText } from '../../contract/surveys/unit';
import { addDays } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { trailOf } from '../records/audit';
import { create } from '../records/create';
import { lockRecord } from '../records/current';
import { one } from '../records/one';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { update } from '../records/update';
import type { Scope } from '../scope';
import { actorOf } from '../scope';
import { answerPath, closedAnswer } from './closed';
import { companyTitle } from './companyRows';
import { questionsOf, type Survey } from './form';
import { type Proposal, proposals } from './mapping';
import { answersOf, filesOfResponse, responsesCount, surveyOfResponse } from './responseRows';
import { fewestShown, seesAnswers } from './results';
import { surveyRow } from './rows';
import { unsealMasked } from './sealed';

const { surveys, tasks, 'survey-responses': responses } = resources;

/** A task made of a response is due so many days on, unless the caller says another day. */
const daysForTask = 7;
/** As many fields as one response can fill. */
const mostFields = 50;

/** What somebody answered: read, judged, and made into work. */
export const surveyResponses = defineHandlers(responses, {
  actions: {
    async task([response], body, { tx, scope }) {
      if (!response) return null;
      if (response.task_id !== null) throw conflict('Z tej odpowiedzi jest już zadanie.', undefined, 'has_task');
      const survey = (await lockRecord(tx, scope.tenant.id, surveys, response.survey_id, [])) as Survey | null;
      if (!survey || !seesAnswers(survey, scope)) throw forbidden();
      const company = response.company_id && (await companyTitle(tx, scope.tenant.id, response.company_id));
      const made = await create(tx, scope, tasks, {
        title: cut(`Ankieta „${survey.title}”${company ? `: ${company}` : ''}`, 200),
        company_id: response.company_id,
        assignee_id: actorOf(scope),
        due_date: addDays(todayOf(scope), daysForTask),
        category: survey.purpose === 'onboarding' ? 'onboarding' : survey.purpose === 'annual' ? 'annual' : 'other',
        ...body,
      });
      await patch(tx, trailOf(scope), responses, response.id, { task_id: made.id });
      return one(tx, scope, responses, response.id);
    },
    async apply([response], body, { tx, scope }) {
      if (!response) return null;
      const { fields } = body;
      if (!Array.isArray(fields) || fields.length === 0 || fields.length > mostFields)
        throw invalid({ fields: 'Zaznacz, co wpisać do karty firmy' });
      const offered = await proposalsOf(response, scope, tx);
      if (!offered || response.company_id === null) throw forbidden();
      const chosen = offered.filter(({ key }) => fields.includes(key));
      if (chosen.length < new Set(fields).size)
        throw conflict('Karta firmy zmieniła się w międzyczasie. Odśwież stronę i sprawdź jeszcze raz.', undefined, 'changed');
      const values = Object.fromEntries(chosen.map(({ field, value }) => [field, value]));
      await update(tx, scope, resources.companies, response.company_id, values);
      return one(tx, scope, responses, response.id);
    },
  },
  /** Files are answers: they open to whom the answers do, and anonymous surveys take none. */
  async opensFiles(id, scope, db) {
    const surveyId = await surveyOfResponse(db, scope.tenant.id, id);
    const survey = surveyId === null ? null : ((await surveyRow(db, scope.tenant.id, surveyId)) as Survey | null);
    return survey !== null && seesAnswers(survey, scope);
  },
  async reveal(id, field, { tx, scope }) {
    const surveyId = await surveyOfResponse(tx, scope.tenant.id, id);
    const shown = surveyId === null ? null : await answersShown(id, surveyId, scope, tx);
    return shown ? closedAnswer(shown.kept, shown.questions, field, scope) : undefined;
  },
  async present(record, scope, db) {
    return {
      answered: await answeredOf(String(record.id), String(record.survey_id), scope, db),
      proposals: (await proposalsOf(record, scope, db)) ?? [],
    };
  },
});

/** What of a response is meant for the company's card and not there yet; null for who may not know the answers. */
async function proposalsOf(
  { id, survey_id, company_id }: Partial<RecordOf<typeof responses>> & { id: string },
  scope: Scope,
  db: Pick<Tx, 'query'>,
): Promise<Proposal[] | null> {
  const tenantId = scope.tenant.id;
  const survey = survey_id ? ((await surveyRow(db, tenantId, survey_id)) as Survey | null) : null;
  if (!survey || !company_id || survey.anonymous || !seesAnswers(survey, scope)) return null;
  const questions = await questionsOf(db, tenantId, survey.id);
  if (!questions.some(({ maps_to }) => maps_to !== null)) return [];
  return proposals(db, tenantId, company_id, questions, unsealMasked(tenantId, await answersOf(db, tenantId, id)));
}

/** Questions and kept answers of a response that the asker may look at; null where they may not. */
async function answersShown(id: string, surveyId: string, scope: Scope, db: Pick<Tx, 'query'>) {
  const tenantId = scope.tenant.id;
  const survey = (await surveyRow(db, tenantId, surveyId)) as (Survey & { status: string }) | null;
  if (!survey || !seesAnswers(survey, scope)) return null;
  if (survey.anonymous && (await responsesCount(db, tenantId, surveyId)) < fewestShown) return null;
  return { kept: await answersOf(db, tenantId, id), questions: await questionsOf(db, tenantId, surveyId) };
}

/** Questions with their answers, closed ones masked; null for who may not look at them. */
async function answeredOf(id: string, surveyId: string, scope: Scope, db: Pick<Tx, 'query'>) {
  const shown = await answersShown(id, surveyId, scope, db);
  if (!shown) return null;
  const { kept, questions } = shown;
  const tenantId = scope.tenant.id;
  const answers = unsealMasked(tenantId, kept);
  const files = questions.some(({ type }) => type === 'file') ? await filesOfResponse(db, tenantId, id) : [];
  return questions
    .filter(({ key }) => Object.hasOwn(answers, key))
    .map((question) => {
      const { key, label, type, section } = question;
      const value = answers[key];
      const text = answerText(question, questions, value);
      if (kinds[type].isClosed)
        return { key, label, type, section, text: String(value), closed: answerPath(key), opens: scope.who.payroll };
      if (type === 'file')
        return { key, label, type, section, text, files: files.filter(({ id }) => [value].flat().includes(id)) };
      return { key, label, type, section, text, ...(type === 'signature' ? { value } : {}) };
    });
}
