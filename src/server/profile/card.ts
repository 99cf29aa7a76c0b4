import { resources } from '../../../resources';
import { chainsOf, factsOn, LINE_FIELDS, type LineSubject, lineOn, suspensionOn } from '../../domain/deadlines/timeLine';
import { addDays } from '../../lib/dates';
import type { Tx } from '../db/database';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { soleOwner } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import type { Scope } from '../scope';
import { type KeptLine, linesOf } from './rows';

type Values = Record<string, unknown>;

const seat = ['address_street', 'address_building', 'address_flat', 'address_postal_code', 'address_city', 'tax_office'] as const;

/** The fields of a card that a line of this subject says. */
export const fieldsOf = (subject: LineSubject): readonly string[] => (subject === 'seat' ? seat : LINE_FIELDS[subject]);

/** The suspension that a card shows: the present one, else the next, else the last. */
function shownSuspension(lines: readonly KeptLine[], today: string): KeptLine | undefined {
  const rests = lines.filter(({ subject }) => subject === 'suspension');
  return suspensionOn(rests, today) ?? rests.find(({ valid_from }) => (valid_from ?? '') > today) ?? rests.at(-1);
}

/** What the lines of one chain make of a card on a day. */
function saidBy(chain: readonly KeptLine[], today: string): Values {
  const line = lineOn(chain, today);
  if (!line) return {};
  if (line.subject === 'suspension') {
    const shown = shownSuspension(chain, today);
    return { suspended_from: shown?.valid_from ?? null, suspended_to: shown?.valid_to ?? null };
  }
  if (line.subject === 'seat') return Object.fromEntries(seat.map((key) => [key, line[key]]));
  const facts = factsOn(chain, today);
  if (line.subject !== 'zus' || line.valid_from === null) return facts;
  const stage = { ...facts, zus_scheme_from: line.valid_from };
  // The company's card has no room for the end of a stage.
  return line.person_id === null ? stage : { ...stage, zus_scheme_to: line.valid_to };
}

/** The state of today by the lines, for the card of the company (`person` null) or of one of its people. */
export function stateToday(lines: readonly KeptLine[], person: string | null, today: string): Values {
  const own = chainsOf(lines.filter(({ person_id }) => person_id === person));
  return Object.assign({}, ...own.map((chain) => saidBy(chain, today)));
}

/** Ends each line where the next one of its chain begins; answers the company's lines. */
export async function keepChains(tx: Tx, scope: Scope, companyId: string): Promise<KeptLine[]> {
  const lines = await linesOf(tx, scope.tenant.id, companyId);
  for (const chain of chainsOf(lines))
    for (const [nth, line] of chain.entries()) {
      const next = chain[nth + 1]?.valid_from;
      const valid_to = next ? addDays(next, -1) : null;
      if (line.subject === 'suspension' || line.valid_to === valid_to) continue;
      await patch(tx, trailOf(scope), resources['profile-lines'], line.id, { valid_to });
      line.valid_to = valid_to;
    }
  return lines;
}

/** The same, and brings the company's card and its people's to the state of today: of a one-person business it says the owner's scheme. */
export async function keepCards(tx: Tx, scope: Scope, companyId: string): Promise<void> {
  const trail = trailOf(scope);
  const today = todayOf(scope);
  const lines = await keepChains(tx, scope, companyId);
  const owned = await schemeOfOwner(tx, scope, companyId, lines);
  await patch(tx, trail, resources.companies, companyId, { ...stateToday(lines, null, today), ...owned });
  for (const person of new Set(lines.flatMap(({ person_id }) => person_id ?? []))) {
    const card = await lockRecord(tx, scope.tenant.id, resources['company-persons'], person, []);
    await patch(tx, trail, resources['company-persons'], person, withTypedEnd(stateToday(lines, person, today), card));
  }
}

/** What the company's card, where it says a scheme at all, says of the one owner who is entered as a person and has lines. */
async function schemeOfOwner(tx: Tx, scope: Scope, companyId: string, lines: readonly KeptLine[]): Promise<Values> {
  if (!lines.some(({ subject, person_id }) => subject === 'zus' && person_id !== null)) return {};
  const client = await clientNamed(tx, scope.tenant.id, companyId);
  const owner = client && soleOwner(client, todayOf(scope));
  const { zus_scheme = null, zus_scheme_from = null } = owner ? stateToday(lines, owner, todayOf(scope)) : {};
  return client?.zus_scheme && zus_scheme ? { zus_scheme, zus_scheme_from } : {};
}

/** The end that somebody typed of a stage stands for as long as that stage does; a line knows only of the one that the next brings. */
function withTypedEnd(state: Values, card: Values | null): Values {
  const { zus_scheme_to: end, ...rest } = state;
  const isSame = ['zus_scheme', 'zus_scheme_from'].every((key) => state[key] === card?.[key]);
  return end === null && isSame ? rest : state;
}
