import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { RecordOf } from '../../schema';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patchAll } from '../records/patch';
import { actorOf } from '../scope';
import { put } from '../settlements/put';
import { standingAbout } from './rows';
import { tellTakenBack } from './telling';

const { decisions } = resources;
export type Decision = RecordOf<typeof decisions>;
/** What can be decided about. */
export type About =
  | 'billable-events'
  | 'documents'
  | 'messages'
  | 'month-answers'
  | 'month-declarations'
  | 'tickets'
  | 'zus-vacations';
type Made = Pick<Decision, 'company_id' | 'kind' | 'title' | 'effect'> & {
  about: About;
  record_id: string;
  /** Until when it can be taken back, as a moment of Warsaw's clock; null is as long as the office has not acted on it. Left out, never. */
  back_until?: string | null;
};

/** Keeps what a client has decided; what the office does in the same way is no decision of theirs. */
export async function keepDecision({ back_until, ...made }: Made, { tx, scope }: HookContext): Promise<void> {
  if (scope.who.isAdmin) return;
  await put(tx, scope, decisions, {
    ...made,
    title: cut(made.title, 300),
    decided_at: toWarsaw(scope.now),
    decided_by_id: scope.who.id,
    returnable: back_until !== undefined,
    back_until: back_until ?? null,
  });
}

/** What was decided about the record stands no more. */
export async function takenBack(about: About, aboutId: string, context: HookContext): Promise<void> {
  const { scope } = context;
  const ended = { returnable: false, taken_back_at: toWarsaw(scope.now), taken_back_by_id: actorOf(scope) };
  const changed = await changeStanding(about, aboutId, { status: 'taken_back', ...ended }, context);
  // A case tells its own people.
  if (about !== 'tickets') for (const decision of changed) await tellTakenBack(decision, context);
}

/** The office has acted on it: it stands for good. */
export async function standsForGood(about: About, aboutId: string, context: HookContext): Promise<void> {
  await changeStanding(about, aboutId, { returnable: false }, context);
}

async function changeStanding(about: About, aboutId: string, values: Partial<Decision>, { tx, scope }: HookContext) {
  const standing = await standingAbout(tx, scope.tenant.id, about, aboutId);
  await patchAll(
    tx,
    trailOf(scope),
    decisions,
    standing.map(({ id }) => ({ id, values })),
  );
  return standing;
}
