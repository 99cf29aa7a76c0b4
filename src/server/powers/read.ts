import {
  type AmlSpot,
  type MandateLack,
  type MandatePage,
  type MandateRow,
  mandateLacks,
  mandatesAPage,
  type PowerSpot,
  type WatchedPower,
  watchedPowers,
} from '../../contract/mandates';
import { amlState } from '../../domain/aml/review';
import { stretchAt } from '../../domain/deadlines/overTime';
import { POWER_RULES } from '../../domain/powers/basis';
import { bestPower } from '../../domain/powers/best';
import { type ExpectedPower, expectedPowers } from '../../domain/powers/expected';
import { type PowerState, powerState } from '../../domain/powers/state';
import { keysOf } from '../../schema';
import type { Database } from '../db/database';
import { todayOf } from '../records/present';
import { type Client, placeByName, profilesOf } from '../recurring/client';
import { servedClients } from '../recurring/servedClients';
import type { Scope } from '../scope';
import { type AmlRow, newestReviews, type PowerRow, powersOf, representedIn } from './rows';

export interface MandateFilters {
  keeper: string | null;
  lacks: MandateLack | null;
  page: number;
}

/** How each client that the asker may know of stands with powers and the AML file, by name, a page at a time. */
export async function mandates(db: Database, scope: Scope, { keeper, lacks, page }: MandateFilters): Promise<MandatePage> {
  const today = todayOf(scope);
  const found: (MandateRow & { order: string })[] = [];
  for await (const clients of servedClients(db, scope, keeper)) {
    const ids = clients.map(({ id }) => id);
    const powers = await powersOf(db, scope, ids);
    const represented = await representedIn(db, scope, ids);
    const reviews = new Map((await newestReviews(db, scope, ids)).map((row) => [row.company_id, row]));
    for (const client of clients)
      found.push({
        company: { id: client.id, title: client.title },
        powers: spotsOf(
          client,
          powers.filter(({ company_id }) => company_id === client.id),
          { today, represented: represented.has(client.id) },
        ),
        aml: amlSpot(reviews.get(client.id), today),
        order: placeByName(client),
      });
  }
  const counts = Object.fromEntries(
    keysOf(mandateLacks).map((lack) => [lack, found.filter((row) => isLacking(row, lack)).length]),
  ) as Record<MandateLack, number>;
  const fitting = lacks ? found.filter((row) => isLacking(row, lacks)) : found;
  const rows = fitting
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .slice((page - 1) * mandatesAPage, page * mandatesAPage)
    .map(({ company, powers, aml }) => ({ company, powers, aml }));
  return { rows, total: fitting.length, counts };
}

function spotsOf(
  client: Client,
  powers: readonly PowerRow[],
  { today, represented }: { today: string; represented: boolean },
): Record<WatchedPower, PowerSpot> {
  const expected = expectedPowers(stretchAt(profilesOf(client), today), today, represented);
  return Object.fromEntries(
    watchedPowers.map((kind) => [
      kind,
      spotOf(
        kind,
        powers.filter((power) => standsFor(power.kind) === kind),
        expected,
        today,
      ),
    ]),
  ) as Record<WatchedPower, PowerSpot>;
}

/** Either power lets the office represent: the general one in all matters, the particular one in its own. */
const standsFor = (kind: PowerRow['kind']) => (kind === 'pps1' ? 'ppo1' : kind);

const WORKS: readonly PowerState[] = ['valid', 'expiring', 'future'];

/** A power over for good is none. */
function spotOf(kind: WatchedPower, powers: readonly PowerRow[], expected: readonly ExpectedPower[], today: string): PowerSpot {
  const needed = expected.find((each) => each.kind === kind);
  const best = bestPower(powers, today);
  const state = best && powerState(best, today);
  const none = needed ? (needed.perhaps ? 'unknown' : 'missing') : 'not_needed';
  return {
    // One that has run out or was never filed is missed only where it is known to be needed.
    state: state === null || state === 'revoked' || (needed?.perhaps && !WORKS.includes(state)) ? none : state,
    id: best?.id ?? null,
    valid_to: best?.valid_to ?? null,
    because: needed?.because ?? null,
    basis: POWER_RULES[kind].basis,
  };
}

function amlSpot(row: AmlRow | undefined, today: string): AmlSpot {
  const next = row?.next_review_on ?? null;
  return { state: amlState(next, today), id: row?.id ?? null, risk: row?.risk_level ?? null, next_review_on: next };
}

/** A power that was prepared and not filed, or has run out, is lacking as well where the profile asks for it. */
function isLacking({ powers, aml }: MandateRow, lack: MandateLack): boolean {
  switch (lack) {
    case 'aml_missing':
      return aml.state === 'missing';
    case 'aml_due':
      return aml.state === 'overdue' || aml.state === 'soon';
    case 'unknown':
      return watchedPowers.some((kind) => powers[kind].state === 'unknown');
    case 'expiring':
      return watchedPowers.some((kind) => powers[kind].state === 'expiring');
    default:
      return powers[lack].because !== null && ['missing', 'expired', 'prepared'].includes(powers[lack].state);
  }
}
