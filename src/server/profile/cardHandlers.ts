import { resources } from '../../../resources';
import { invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { put } from '../settlements/put';
import { fieldsOf, keepCards } from './card';
import { ofCompany, ofPerson } from './cardChanges';
import { beginChain, type CardChange, chainIn, enterFromCard, type Whose } from './enter';
import { linesOf } from './rows';

const lineResource = resources['profile-lines'];
type Values = Readonly<Record<string, unknown>>;

/** A plain change of a dated field asks since when, and writes a line; the card goes on saying how it is today. */
export const companies = defineHandlers(resources.companies, {
  alone: true,
  create: () => ({ profile_from: null }),
  async update(changes, before, context) {
    const { profile_from: _, ...rest } = changes;
    const entered = await enterAll(
      context,
      { company_id: before.id, person_id: null, card: { ...before } },
      ofCompany(changes, before.ceidg_start_date),
    );
    await correctSeat(context, before, rest);
    await enterSuspension(context, { ...before }, rest);
    return { ...entered, profile_from: null };
  },
  saved: (after, before, context) => (after && before ? follow(after.id, context) : undefined),
});

export const companyPersons = defineHandlers(resources['company-persons'], {
  alone: true,
  create: () => ({ profile_from: null }),
  async update(changes, before, context) {
    const { company_id } = before;
    const company = await lockRecord(context.tx, context.scope.tenant.id, resources.companies, company_id, []);
    const whose = { company_id, person_id: before.id, card: { ...before } };
    const entered = await enterAll(context, whose, ofPerson(changes, { ...before }, company?.ceidg_start_date));
    return { ...entered, profile_from: null };
  },
  saved: (after, before, context) => (after && before ? follow(after.company_id, context) : undefined),
});

async function enterAll(context: HookContext, whose: Whose, changes: readonly CardChange[]): Promise<Values> {
  let entered: Values = {};
  for (const change of changes) entered = { ...entered, ...(await enterFromCard(context, whose, change)) };
  return entered;
}

async function follow(companyId: string, { tx, scope }: HookContext): Promise<void> {
  if ((await linesOf(tx, scope.tenant.id, companyId)).length > 0) await keepCards(tx, scope, companyId);
}

/** An address typed on the card corrects the seat of today; a move has its own line. */
async function correctSeat({ tx, scope }: HookContext, before: { id: string }, changes: Values): Promise<void> {
  const touched = Object.fromEntries(
    fieldsOf('seat')
      .filter((key) => key in changes)
      .map((key) => [key, changes[key]]),
  );
  if (Object.keys(touched).length === 0) return;
  const lines = chainIn(await linesOf(tx, scope.tenant.id, before.id), 'seat', null);
  const today = lines.findLast(({ valid_from }) => (valid_from ?? '') <= todayOf(scope)) ?? lines[0];
  if (today) await patch(tx, trailOf(scope), lineResource, today.id, touched);
}

/** The card has room for one suspension: a later one leaves the earlier as a line, any other change corrects the one that stands there. */
async function enterSuspension(context: HookContext, before: Values & { id: string }, changes: Values): Promise<void> {
  const { tx, scope } = context;
  const now = { valid_from: before.suspended_from ?? null, valid_to: before.suspended_to ?? null };
  const next = {
    valid_from: 'suspended_from' in changes ? changes.suspended_from : now.valid_from,
    valid_to: 'suspended_to' in changes ? changes.suspended_to : now.valid_to,
  };
  if (next.valid_from === now.valid_from && next.valid_to === now.valid_to) return;
  const lines = chainIn(await linesOf(tx, scope.tenant.id, before.id), 'suspension', null);
  const isLater = now.valid_to !== null && typeof next.valid_from === 'string' && next.valid_from > String(now.valid_to);
  if (lines.length === 0 && !isLater) return;
  if (next.valid_from === null) throw invalid({ suspended_from: 'Usuń to zawieszenie w profilu podatkowym firmy' });
  const standing = lines.find(({ valid_from }) => valid_from === now.valid_from);
  if (standing && !isLater) return void (await patch(tx, trailOf(scope), lineResource, standing.id, next));
  const whose = { company_id: before.id, person_id: null, card: before };
  if (lines.length === 0) await beginChain(context, whose, 'suspension');
  await put(tx, scope, lineResource, { company_id: before.id, subject: 'suspension', reason: 'Zmiana na karcie', ...next });
}
