import { resources } from '../../../resources';
import { onlyBooks } from '../../domain/deadlines/openFacts';
import { formInName } from '../../domain/registers/formInName';
import { addDays, isDate } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { followOnEvent } from '../happenings/closing';
import { followEvents } from '../happenings/follow';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { type Client, withCard } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import { takeChecks } from '../registers/keep';
import { put } from '../settlements/put';
import { fieldsOf, keepCards } from './card';
import {
  changesZus,
  type EnteredOwner,
  type OwnedChange,
  ofCompany,
  ofPerson,
  suspensionTyped,
  withCompanys,
} from './cardChanges';
import { beginChain, chainIn } from './chain';
import { enterFromCard } from './enter';
import { foreseenOfCompanies, foreseenOfPersons } from './foreseen';
import { linesOf } from './rows';
import { asClient, decides, refuseBrought, refuseStates, statesOf } from './states';
import { ownerWritten, takeOver } from './takeOver';

const lineResource = resources['profile-lines'];
type Values = Readonly<Record<string, unknown>>;
type Card = RecordOf<typeof resources.companies>;

/** What of a company's card tells that something happened; what did longer ago raises no term now. */
const telling = [
  'krs',
  'company_type',
  'ceidg_start_date',
  'suspended_from',
  'suspended_to',
  'liquidation_from',
  'closed_at',
] as const;
const lately = 62;

/** A plain change of a dated field asks since when, and writes a line; the card goes on saying how it is today. */
export const companies = defineHandlers(resources.companies, {
  alone: true,
  foresees: foreseenOfCompanies,
  create: (values, { scope }) => ({ ...(scope.leavesOpen ? sureOfRow(values) : {}), profile_from: null }),
  async update(changes, before, context) {
    const { profile_from: _, ...rest } = changes;
    const stood = decides(changes) ? await clientNamed(context.tx, context.scope.tenant.id, before.id) : null;
    const owner = changesZus(changes, { ...before }) ? await ownerEntered(context, before) : null;
    // Whether the owner's own card had said it before, nobody knows any more.
    if (owner && context.scope.takesBack && changes.zus_scheme === null)
      throw invalid({
        zus_scheme: 'Schemat ZUS jest też na karcie właściciela, więc ta firma została, jak jest. Popraw ją ręcznie',
      });
    if (owner) await fillIn(context, owner, changes);
    const entered = await enterAll(context, before.id, ofCompany(changes, { ...before }, owner));
    if (!changes.profile_from) await correctSeat(context, before, rest);
    await enterSuspension(context, { ...before }, rest);
    const { zus_scheme_to, ...own } = entered;
    // Entered ahead it changes nothing of the company's own card, after which nothing would follow.
    if (owner && own.zus_scheme_from !== undefined) {
      const stage = { zus_scheme: own.zus_scheme, zus_scheme_from: own.zus_scheme_from, zus_scheme_to };
      await patch(context.tx, trailOf(context.scope), resources['company-persons'], owner.id, stage);
    }
    if (stood) await refuseAfter(context, stood, { ...rest, ...own });
    return { ...own, profile_from: null };
  },
  async saved(after, before, context) {
    if (!after) return;
    if (!before) refuseBorn(context, after);
    if (before) await follow(after.id, context);
    else await takeChecks(after, context);
    await followOnEvent(context.tx, context.scope, after, before);
    const changed = telling.some((key) => (after[key] ?? null) !== (before?.[key] ?? null));
    const days = [after, before].flatMap((each) => (each ? telling.map((key) => each[key] ?? '') : []));
    const since = addDays(todayOf(context.scope), -lately);
    // An answer on employing decides of a closing or an opening that stands already.
    const answered = before !== null && before.employs !== after.employs;
    if (answered || (changed && days.some((day) => isDate(day) && day >= since)))
      await followEvents(context.tx, context.scope, after.id, [after.id]);
  },
});

export const companyPersons = defineHandlers(resources['company-persons'], {
  alone: true,
  foresees: foreseenOfPersons,
  create: () => ({ profile_from: null }),
  async update(changes, before, context) {
    const { company_id } = before;
    const stood = decides(changes) ? await clientNamed(context.tx, context.scope.tenant.id, company_id) : null;
    const company = await lockRecord(context.tx, context.scope.tenant.id, resources.companies, company_id, []);
    const own = ofPerson(changes, { ...before }, company?.ceidg_start_date);
    const whose = { person_id: before.id, card: { ...before } };
    const entered = await enterAll(
      context,
      company_id,
      own.map((change) => ({ ...whose, change })),
    );
    if (stood) {
      const next = { ...changes, ...entered };
      const persons = stood.persons.map((each) => (each.id === before.id ? ({ ...each, ...next } as typeof each) : each));
      await refuseAfter(context, stood, { persons });
    }
    return { ...entered, profile_from: null };
  },
  async saved(after, before, context) {
    if (after && !before) await refuseJoined(context, after);
    if (after && before) await follow(after.company_id, context);
    if (after && after.role !== before?.role) await takeOver(context, after);
    const person = after ?? before;
    if (person) await followEvents(context.tx, context.scope, person.company_id, [person.id]);
  },
});

/** What a row of a file leaves out and its name, or the law, says for sure; what hangs on anybody's choice stays open. */
function sureOfRow(row: Partial<Card>): Partial<Pick<Card, 'company_type' | 'accounting_type' | 'vat_period'>> {
  const company_type = row.company_type ?? formInName(row.title ?? '');
  const accounting_type = row.accounting_type ?? onlyBooks(company_type, row.taxation_form ?? null);
  // The law's own period; the quarter is chosen (art. 99 ust. 1 VAT).
  const isMonthly = row.vat_status === 'active' && !row.vat_period;
  return { company_type, accounting_type, ...(isMonthly ? { vat_period: 'monthly' } : {}) };
}

/** Throws 422 for a state that the lines written by a change of a card, and the card as it will be, bring. */
async function refuseAfter({ tx, scope }: HookContext, stood: Client, card: object): Promise<void> {
  const written = await clientNamed(tx, scope.tenant.id, stood.id);
  if (written) refuseBrought(scope, stood, withCard(written, { ...card }));
}

const refuseBorn = ({ scope }: HookContext, company: Card): void => refuseStates(statesOf(asClient(company), todayOf(scope)));

/** The same for a person who was just entered. */
async function refuseJoined({ tx, scope }: HookContext, { id, company_id }: { id: string; company_id: string }): Promise<void> {
  const client = await clientNamed(tx, scope.tenant.id, company_id);
  if (client) refuseBrought(scope, { ...client, persons: client.persons.filter((each) => each.id !== id) }, client);
}

async function enterAll(context: HookContext, company_id: string, owned: readonly OwnedChange[]): Promise<Values> {
  let entered: Values = {};
  for (const { person_id, card, change } of owned)
    entered = { ...entered, ...(await enterFromCard(context, { company_id, person_id, card }, change)) };
  return entered;
}

async function ownerEntered(context: HookContext, company: { id: string } & object): Promise<EnteredOwner | null> {
  const id = await ownerWritten(context, company.id, 'zus_scheme');
  const card = id && (await lockRecord(context.tx, context.scope.tenant.id, resources['company-persons'], id, []));
  return id && card ? { id, card: { ...withCompanys(card, { ...company }) } } : null;
}

/** A scheme of which nothing was known, or the first day of the known one, stands on the owner's card as well, without a line. */
async function fillIn({ tx, scope }: HookContext, { id, card }: EnteredOwner, changes: Values): Promise<void> {
  const { zus_scheme = card.zus_scheme, zus_scheme_from = card.zus_scheme_from } = changes;
  if (card.zus_scheme !== null && zus_scheme !== card.zus_scheme) return;
  const lines = chainIn(await linesOf(tx, scope.tenant.id, String(card.company_id)), 'zus', id);
  if (lines.length === 0) await patch(tx, trailOf(scope), resources['company-persons'], id, { zus_scheme, zus_scheme_from });
}

async function follow(companyId: string, { tx, scope }: HookContext): Promise<void> {
  if ((await linesOf(tx, scope.tenant.id, companyId)).length > 0) await keepCards(tx, scope, companyId);
}

/** An address typed on the card without a day corrects the seat of today; a move has its own line. */
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
  const typed = suspensionTyped(before, changes);
  if (!typed) return;
  const { isLater, ...next } = typed;
  const lines = chainIn(await linesOf(tx, scope.tenant.id, before.id), 'suspension', null);
  if (lines.length === 0 && !isLater) return;
  if (next.valid_from === null) throw invalid({ suspended_from: 'Usuń to zawieszenie w profilu podatkowym firmy' });
  const standing = lines.find(({ valid_from }) => valid_from === (before.suspended_from ?? null));
  if (standing && !isLater) {
    await patch(tx, trailOf(scope), lineResource, standing.id, next);
    return followEvents(tx, scope, before.id, [standing.id]);
  }
  const whose = { company_id: before.id, person_id: null, card: before };
  if (lines.length === 0) await beginChain(context, whose, 'suspension');
  const line = { company_id: before.id, subject: 'suspension', reason: 'Zmiana na karcie', ...next };
  const { id } = await put(tx, scope, lineResource, line);
  await followEvents(tx, scope, before.id, [id]);
}
