import { resources } from '../../../resources';
import { formFaults } from '../../contract/surveys/form';
import { blankQuestion, type Question, type Section } from '../../contract/surveys/question';
import type { RecordOf } from '../../schema';
import type { FieldMap } from '../../schema/record';
import { readValue } from '../../schema/validate';
import type { Tx } from '../db/database';
import { conflict, invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { audit, trailOf } from '../records/audit';
import { auditChange, differing, writeChange } from '../records/change';
import type { Full } from '../records/current';
import { fill } from '../records/fill';
import { newId } from '../records/start';
import { dropQuestions, isAnswered, questionRows } from './rows';

export type Survey = RecordOf<typeof resources.surveys>;

/** What answering needs to know of a survey. */
export type OpenSurvey = Pick<
  Survey,
  | 'id'
  | 'title'
  | 'description'
  | 'status'
  | 'closes_at'
  | 'anonymous'
  | 'allow_edit_until_close'
  | 'thank_you'
  | 'sections'
  | 'results_visible'
  | 'author_id'
> & { created_at: Date };

const fields: FieldMap = resources['survey-questions'].fields;
const writable = Object.entries(fields).filter(([key]) => key !== 'survey_id' && key !== 'position');

/** The questions of a survey in their order. */
export async function questionsOf(db: Pick<Tx, 'query'>, tenantId: number, surveyId: string): Promise<Question[]> {
  const rows = await questionRows(db, tenantId, surveyId);
  return rows.map(asQuestion);
}

function asQuestion(row: Readonly<Record<string, unknown>>): Question {
  const given = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return { ...blankQuestion, ...Object.fromEntries(given) } as Question;
}

/** Questions as they were sent, each field judged by its declaration and the whole by its rules; throws 422 by place (`questions.2.label`). */
export function readQuestions(raw: unknown, { anonymous, sections }: Pick<Survey, 'anonymous' | 'sections'>): Question[] {
  if (!Array.isArray(raw) || !raw.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each)))
    throw invalid({ questions: 'Podaj listę pytań' });
  const faults: Record<string, string> = {};
  const questions = raw.map((sent: Record<string, unknown>, at) => {
    for (const key of Object.keys(sent))
      if (!writable.some(([known]) => known === key)) faults[`questions.${at}.${key}`] = 'Nieznane pole';
    const values = writable.map(([key, field]) => {
      const read = readValue(sent[key] ?? field.options.default ?? null, field);
      if ('value' in read) return [key, read.value];
      for (const [path, says] of Object.entries(read.faults)) faults[`questions.${at}.${path ? `${key}.${path}` : key}`] = says;
      return [key, null];
    });
    return asQuestion(Object.fromEntries(values));
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const wrong = Object.entries(formFaults(questions, { anonymous, sections: (sections ?? []) as Section[] }));
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map(([path, says]) => [path ? `questions.${path}` : 'questions', says])));
  return questions;
}

/** Parts of a form as they were sent; throws 422 by place (`sections.0.title`). */
export function readSections(raw: unknown): Survey['sections'] {
  const read = readValue(raw, resources.surveys.fields.sections);
  if ('value' in read) return read.value as Survey['sections'];
  throw invalid(
    Object.fromEntries(Object.entries(read.faults).map(([path, says]) => [path ? `sections.${path}` : 'sections', says])),
  );
}

/** Puts the parts in place of those before, and raises the survey's version in any case: questions are rows of their own. */
export async function writeSections(survey: Survey, sections: Survey['sections'], { tx, scope }: HookContext): Promise<void> {
  const before = survey as unknown as Full;
  const changes = differing(resources.surveys, before, { sections });
  const trail = trailOf(scope);
  const after = await writeChange(tx, trail, resources.surveys, before, changes);
  const keys = Object.keys(changes);
  if (keys.length > 0) await auditChange(tx, trail, resources.surveys, 'update', before, after, keys);
}

/** Puts a whole form in place of the one before, until somebody answers. */
export async function writeQuestions(survey: Survey, questions: readonly Question[], { tx, scope }: HookContext): Promise<void> {
  const tenantId = scope.tenant.id;
  if (survey.status !== 'draft' && survey.status !== 'scheduled')
    throw conflict('Pytania można zmieniać, zanim ankieta się otworzy. Skopiuj ankietę i zmień kopię.', undefined, 'opened');
  if (await isAnswered(tx, tenantId, survey.id))
    throw conflict('Ktoś już odpowiada, więc pytań nie można zmienić. Skopiuj ankietę i zmień kopię.', undefined, 'answered');
  const before = await questionsOf(tx, tenantId, survey.id);
  await dropQuestions(tx, tenantId, survey.id);
  const rows = questions.map((question, position) => ({ ...question, id: newId(), survey_id: survey.id, position }));
  await fill(tx, { tenantId, at: scope.now }, resources['survey-questions'], rows);
  const told = (all: readonly Question[]) => all.map(({ key, label, type }) => `${key} (${type}): ${label}`);
  await audit(tx, {
    ...trailOf(scope),
    action: 'update',
    entity: 'surveys',
    id: survey.id,
    changes: { questions: { before: told(before), after: told(questions) } },
  });
}
