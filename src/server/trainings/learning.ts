import { type Demands, standingOf } from '../../domain/trainings/progress';
import { addMonths, toWarsaw } from '../../lib/dates';
import { nextNumber } from '../db/counters';
import { conflict } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { put } from '../settlements/put';
import { type Completion, completionOf, completionsResource, type Training } from './records';
import { roundsOf } from './rows';

export const isDone = ({ status }: Pick<Completion, 'status'>) => status === 'completed' || status === 'passed';

/** What finishing the training takes. */
export const demandsOf = (training: Training): Demands => ({
  rule: training.rule,
  lessons: training.lessons?.length ?? 0,
  questions: training.quiz_questions,
  passScore: training.pass_score_percent,
  maxAttempts: training.max_attempts,
});

/** The caller's completion that counts, begun by now; refused where the training is not for them. The training is held, so nobody begins twice. */
export async function begun(training: Training, { tx, scope }: HookContext): Promise<Completion> {
  const kind = scope.who.isAdmin ? 'staff' : 'clients';
  if (!training.visible_to.includes(kind))
    throw conflict(
      training.status === 'published' ? 'To szkolenie nie jest dla Ciebie.' : 'To szkolenie nie jest opublikowane.',
      undefined,
      'not_asked',
    );
  const { id } = scope.tenant;
  const [newest] = await roundsOf(tx, id, training.id, scope.who.id);
  const known = newest && newest.status !== 'expired' ? await completionOf(tx, id, newest.id) : null;
  const at = toWarsaw(scope.now);
  if (!known) {
    const round = (newest?.round ?? 0) + 1;
    const started = {
      training_id: training.id,
      user_id: scope.who.id,
      status: 'started',
      started_at: at,
      revision: training.revision,
    };
    return (await put(tx, scope, completionsResource, { ...started, round })) as unknown as Completion;
  }
  if (known.started_at !== null) return known;
  const status = known.status === 'assigned' ? 'started' : known.status;
  return (await patch(tx, trailOf(scope), completionsResource, known.id, { status, started_at: at })) ?? known;
}

/** Writes what somebody did, and where they stand after it; the end brings validity and, where promised, a certificate's number. */
export async function advance(
  training: Training,
  completion: Completion,
  done: Partial<Pick<Completion, 'lessons_seen' | 'score' | 'attempts' | 'acknowledged_at'>>,
  { tx, scope }: HookContext,
): Promise<Completion> {
  const after = { ...completion, ...done };
  const standing = standingOf(demandsOf(training), {
    lessonsSeen: after.lessons_seen.map(({ lesson }) => lesson),
    score: after.score,
    attempts: after.attempts,
    acknowledged: after.acknowledged_at !== null,
  });
  const ends = standing.status === 'completed' || standing.status === 'passed';
  const status = !ends && completion.status === 'overdue' ? 'overdue' : standing.status;
  const changes = { ...done, status, progress: standing.progress, ...(ends ? await ending(training, { tx, scope }) : {}) };
  return (await patch(tx, trailOf(scope), completionsResource, completion.id, changes)) ?? completion;
}

async function ending({ repeat_months, certificate }: Training, { tx, scope }: HookContext) {
  const today = todayOf(scope);
  const year = today.slice(0, 4);
  const number = certificate ? await nextNumber(tx, scope.tenant.id, `training-certificates:${year}`) : null;
  return {
    completed_at: toWarsaw(scope.now),
    valid_to: repeat_months === null ? null : addMonths(today, repeat_months),
    certificate_number: number === null ? null : `SZ/${year}/${String(number).padStart(5, '0')}`,
  };
}
