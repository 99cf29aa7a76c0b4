import type { resources } from '../../../resources';
import { type CompanyStates, statesListed } from '../../contract/obligations';
import { type ImpossibleState, impossibleStates, newStates } from '../../domain/deadlines/impossibleStates';
import type { RecordOf } from '../../schema';
import type { Database } from '../db/database';
import { invalid } from '../errors';
import { todayOf } from '../records/present';
import { type Client, clientOf, placeByName, profilesOf } from '../recurring/client';
import { servedClients } from '../recurring/servedClients';
import type { Scope } from '../scope';

type Company = RecordOf<(typeof resources)['companies']>;

/** What a client's time line says that the law does not know. Half a card says nothing yet: it is asked once the card is whole. */
export const statesOf = (client: Client, today: string): ImpossibleState[] =>
  client.open?.length ? [] : impossibleStates(profilesOf(client), today);

/** Those that a change of the client brings; what stood before it stops no other change. */
export const broughtStates = (before: Client, after: Client, today: string): ImpossibleState[] =>
  newStates(statesOf(before, today), statesOf(after, today));

/** Throws 422, on the field that says it, for a state that can't be. */
export function refuseStates(states: readonly ImpossibleState[]): void {
  const refused = states.filter((each) => each.refused);
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.toReversed().map(({ field, says }) => [field, says])));
}

/** The same for what a change of the client brings. */
export const refuseBrought = (scope: Scope, before: Client, after: Client): void =>
  refuseStates(broughtStates(before, after, todayOf(scope)));

/** A new company as obligations are asked of it: nobody stands on its lists yet. */
export const asClient = (company: Company): Client =>
  clientOf({
    ...company,
    has_staff: false,
    knows_address: false,
    staff_fte: 0,
    has_employees: false,
    staff_insured: 0,
    staff_ppk: false,
    staff_ppk_resigned: false,
    month_answers: null,
    persons: [],
    lines: [],
  });

/**
 * Companies whose kept profile the law does not know, which can be so since before such a state was refused; by name, those first that could not
 * be saved any more.
 */
export async function statesKept(
  db: Database,
  scope: Scope,
  keeper: string | null,
): Promise<{ rows: CompanyStates[]; total: number }> {
  const today = todayOf(scope);
  const rows: (CompanyStates & { order: string })[] = [];
  for await (const clients of servedClients(db, scope, keeper))
    for (const client of clients) {
      const states = statesOf(client, today).map(({ says, refused, from }) => ({ says, refused, from }));
      const order = `${states.some(({ refused }) => refused) ? 0 : 1} ${placeByName(client)}`;
      if (states.length > 0) rows.push({ company: { id: client.id, title: client.title }, states, order });
    }
  rows.sort((one, other) => (one.order < other.order ? -1 : 1));
  return { rows: rows.slice(0, statesListed).map(({ company, states }) => ({ company, states })), total: rows.length };
}

/** Fields of the card of a company or a person that decide what the law knows. */
const deciding = [
  'company_type',
  'taxation_form',
  'vat_status',
  'vat_period',
  'accounting_type',
  'has_corporate_partners',
  'zus_scheme',
  'zus_scheme_from',
  'ceidg_start_date',
  'fiscal_year_start_month',
  'closed_at',
  'role',
] as const;

export const decides = (changes: Readonly<Record<string, unknown>>): boolean => deciding.some((key) => key in changes);
