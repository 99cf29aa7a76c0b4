import { resources } from '../../../resources';
import type { ProfileLine } from '../../domain/deadlines/timeLine';
import type { RecordOf } from '../../schema';
import { blank } from '../../schema/validate';
import { conflict, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { followEvents } from '../happenings/follow';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { clientNamed } from '../recurring/rows';
import { actorOf } from '../scope';
import { followWithBooks } from './books';
import { keepCards } from './card';
import { withCompanys } from './cardChanges';
import { beginChain, chainIn } from './chain';
import { formFault } from './enter';
import { linesAfter, type NewLine } from './preview';
import { type KeptLine, linesOf } from './rows';
import { broughtStates, refuseBrought } from './states';
import { ownerWritten } from './takeOver';

type Line = RecordOf<(typeof resources)['profile-lines']>;
type Values = Readonly<Record<string, unknown>>;

/** Dated lines of a profile: each ends where the next begins, and the cards follow the state of today. */
export const profileLines = defineHandlers(resources['profile-lines'], {
  async create(values, context) {
    const { company_id, subject, valid_from = null } = values;
    if (!company_id || !subject) return {};
    refuseEnd(subject, values.valid_to, null);
    const person_id = values.person_id ?? (subject === 'zus' ? await ownerWritten(context, company_id, 'person_id') : null);
    const cards = await cardsOf(context, company_id, person_id);
    if (!cards) return {};
    const chain = chainIn(await linesOf(context.tx, context.scope.tenant.id, company_id), subject, person_id);
    refuse(values, chain, cards);
    await refuseLine(context, { ...blank(resources['profile-lines']), ...values, person_id, id: null });
    if (chain.length === 0 && valid_from !== null)
      await beginChain(context, { company_id, person_id, card: cards.card }, subject);
    return { person_id, entered_by_id: actorOf(context.scope), ...ending(subject, values) };
  },
  async update(changes, before, context) {
    refuseEnd(before.subject, changes.valid_to, before.valid_to);
    const next = { ...before, ...changes };
    const cards = await cardsOf(context, before.company_id, before.person_id);
    if (!cards) return {};
    const lines = await linesOf(context.tx, context.scope.tenant.id, before.company_id);
    const chain = chainIn(lines, before.subject, before.person_id).filter(({ id }) => id !== before.id);
    refuse(next, chain, cards);
    await refuseLine(context, next);
    return {
      entered_by_id: actorOf(context.scope),
      ...(before.subject === 'suspension' ? {} : { valid_to: before.valid_to }),
      // What a person says of it is theirs, and goes with nothing else any more.
      ...(deciding.some((key) => next[key] !== before[key]) ? { cause_id: null } : {}),
    };
  },
  async saved(after, before, context) {
    const { tx, scope } = context;
    const line = (after ?? before) as Line;
    const books = after ? await booksWith(context, after, before) : [];
    await keepCards(tx, scope, line.company_id);
    if (!after) await refuseWithout(context, line);
    const rests = chainIn(await linesOf(tx, scope.tenant.id, line.company_id), 'suspension', null);
    if (line.subject === 'suspension' && rests.length === 0)
      await patch(tx, trailOf(scope), resources.companies, line.company_id, { suspended_from: null, suspended_to: null });
    await followEvents(tx, scope, line.company_id, [line.id, ...books]);
  },
});

const deciding = ['accounting_type', 'valid_from'] as const;

/** Only a suspension ends by itself; the end of any other line is the day before the next, and no word of whoever sends it. */
function refuseEnd(subject: string, sent: string | null | undefined, stands: string | null): void {
  if (subject !== 'suspension' && sent && sent !== stands)
    throw invalid({ valid_to: 'Koniec podaje się tylko przy zawieszeniu: ta zmiana trwa do następnej' });
}

const ending = (subject: string, { valid_to = null }: Values) =>
  (subject === 'suspension' ? { valid_to } : { valid_to: null }) as object;

/** The books that a new form of tax, or a corrected one, brings along. */
async function booksWith(context: HookContext, line: Line, before: Line | null): Promise<string[]> {
  const said = ['taxation_form', 'valid_from'] as const;
  if (line.subject !== 'tax' || line.person_id !== null || (before && said.every((key) => line[key] === before[key]))) return [];
  const cards = await cardsOf(context, line.company_id, null);
  return cards ? followWithBooks(context, line.company_id, { ...cards.card }, line) : [];
}

/** The card that says the fact today, and the first day of the business. */
async function cardsOf({ tx, scope }: HookContext, companyId: string, personId: string | null) {
  const company = await lockRecord(tx, scope.tenant.id, resources.companies, companyId, []);
  if (!company || personId === null) return company && { card: company, startedOn: company.ceidg_start_date };
  const card = await lockRecord(tx, scope.tenant.id, resources['company-persons'], personId, []);
  const isOurs = card !== null && card.company_id === companyId;
  return isOurs ? { card: withCompanys(card, company), startedOn: company.ceidg_start_date } : null;
}

/** Throws 422 for a second line of the same day, for suspensions that meet, and for a tax form that may not begin on its day. */
function refuse(line: Values, chain: readonly KeptLine[], { card, startedOn }: { card: Values; startedOn: unknown }): void {
  const from = (line.valid_from ?? null) as string | null;
  if (chain.some(({ valid_from }) => valid_from === from))
    throw invalid({ valid_from: 'Od tego dnia jest już wpis: zmień tamten' });
  if (
    line.subject === 'suspension' &&
    chain.some((each) => meet(each, { valid_from: from, valid_to: (line.valid_to ?? null) as string | null }))
  )
    throw invalid({ valid_from: 'Ten okres zachodzi na inne zawieszenie' });
  if (line.subject !== 'tax' || line.right_lost === true || from === null) return;
  const fault = formFault(chain, card, line.taxation_form, from, startedOn);
  if (fault) throw invalid({ valid_from: fault });
}

/** Throws 422 for a state that the law does not know and this line brings. */
async function refuseLine({ tx, scope }: HookContext, line: object): Promise<void> {
  const written = line as NewLine;
  const client = await clientNamed(tx, scope.tenant.id, written.company_id);
  if (client) refuseBrought(scope, client, { ...client, lines: linesAfter(client, [written]) });
}

/** Throws 409 where the profile without the line would be one that the law does not know. */
async function refuseWithout({ tx, scope }: HookContext, line: Line): Promise<void> {
  const client = await clientNamed(tx, scope.tenant.id, line.company_id);
  if (!client) return;
  const stood = { ...client, lines: [...client.lines, line as ProfileLine] };
  const [state] = broughtStates(stood, client, todayOf(scope)).filter(({ refused }) => refused);
  if (state)
    throw conflict(`Bez tego wpisu profil byłby taki, jakiego prawo nie zna. ${state.says}.`, undefined, 'impossible_state');
}

type Days = Pick<KeptLine, 'valid_from' | 'valid_to'>;
const meet = (one: Days, other: Days) =>
  (one.valid_from ?? '') <= (other.valid_to ?? '9999') && (other.valid_from ?? '') <= (one.valid_to ?? '9999');
