import { standingOf } from '../../domain/trainings/progress';
import { formFault, type Given, scoreOf, verdictOn } from '../../domain/trainings/quiz';
import { toWarsaw } from '../../lib/dates';
import { quantity } from '../../schema/fields/quantity';
import { unknownField } from '../../schema/validate';
import { conflict, invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { advance, begun, demandsOf, isDone } from './learning';
import type { Training } from './records';
import { questionsOf } from './rows';

type Body = Readonly<Record<string, unknown>>;

/** Opens a training: from now on it is begun. */
export async function start(training: Training, _body: Body, context: HookContext) {
  const completion = await begun(training, context);
  return { id: training.id, mine: isDone(completion) ? completion : await advance(training, completion, {}, context) };
}

/** Notes a lesson, counted from 1, as read. */
export async function read(training: Training, { lesson }: Body, context: HookContext) {
  const lessons = training.lessons?.length ?? 0;
  if (!Number.isInteger(lesson) || Number(lesson) < 1 || Number(lesson) > lessons)
    throw invalid({ lesson: 'Nie ma takiej lekcji' });
  const completion = await begun(training, context);
  const known = completion.lessons_seen.some((each) => each.lesson === lesson);
  if (known || isDone(completion)) return { id: training.id, mine: completion };
  const lessons_seen = [...completion.lessons_seen, { lesson: Number(lesson) }];
  return { id: training.id, mine: await advance(training, completion, { lessons_seen }, context) };
}

/** Judges a test here, where its answers are; what the right ones are is told once it is passed or no try is left. */
export async function answer(training: Training, { answers }: Body, context: HookContext) {
  const questions = await questionsOf(context.tx, context.scope.tenant.id, training.id);
  if (questions.length === 0) throw conflict('To szkolenie nie ma testu.', undefined, 'no_quiz');
  const given = readAnswers(questions, answers);
  const completion = await begun(training, context);
  if (isDone(completion)) throw conflict('To szkolenie masz już ukończone.', undefined, 'done');
  const before = standing(training, completion.score, completion.attempts);
  if (before.passed) throw conflict('Test jest już zaliczony.', undefined, 'passed');
  if (before.exhausted)
    throw conflict('Nie ma już więcej prób. Napisz do osoby, która prowadzi szkolenie.', undefined, 'exhausted');
  const score = scoreOf(questions, given);
  const attempts = completion.attempts + 1;
  const best = Math.max(score, completion.score ?? 0);
  const mine = await advance(training, completion, { score: best, attempts }, context);
  const { passed, exhausted } = standing(training, best, attempts);
  const verdicts = questions.map((question) =>
    verdictOn(question, given.get(question.id) ?? null, passed || exhausted, (value) => quantity.format(value)),
  );
  return { id: training.id, mine, result: { score, passed, exhausted, verdicts } };
}

const standing = (training: Training, score: number | null, attempts: number) =>
  standingOf(demandsOf(training), { lessonsSeen: [], score, attempts, acknowledged: false });

function readAnswers(questions: Parameters<typeof scoreOf>[0], answers: unknown): Map<string, Given> {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) throw invalid({ answers: 'Podaj odpowiedzi' });
  const sent = new Map(Object.entries(answers as Body));
  const faults: Record<string, string> = {};
  for (const id of sent.keys()) if (!questions.some((question) => question.id === id)) faults[`answers.${id}`] = unknownField;
  const given = new Map<string, Given>();
  for (const question of questions) {
    const raw = sent.get(question.id) ?? null;
    const value = question.type === 'number' && typeof raw === 'string' ? (raw.trim() === '' ? null : quantity.parse(raw)) : raw;
    const says = formFault(question, value);
    if (says) faults[`answers.${question.id}`] = says;
    else given.set(question.id, value as Given);
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return given;
}

/** "Przeczytałem i rozumiem": once all lessons are read. */
export async function acknowledge(training: Training, _body: Body, context: HookContext) {
  const completion = await begun(training, context);
  if (isDone(completion) || completion.acknowledged_at !== null) return { id: training.id, mine: completion };
  const { lessonsRead } = standingOf(demandsOf(training), {
    lessonsSeen: completion.lessons_seen.map(({ lesson }) => lesson),
    score: null,
    attempts: 0,
    acknowledged: false,
  });
  if (!lessonsRead) throw conflict('Najpierw przeczytaj wszystkie lekcje.', undefined, 'unread');
  const acknowledged_at = toWarsaw(context.scope.now);
  return { id: training.id, mine: await advance(training, completion, { acknowledged_at }, context) };
}
