import type { Standing, StandingItem, StandingMonth } from '../../domain/amounts/planAmounts';
import type { AmountReading } from '../../domain/amounts/reading';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { sentStates } from '../settlements/records';
import { companiesByNip, type MonthRow, monthsOf } from './rows';

/** What stands where the figures would go, asked for all of them at once. */
export async function standingFor(db: Pick<Tx, 'query'>, scope: Scope, readings: readonly AmountReading[]): Promise<Standing> {
  const companies = await companiesByNip(db, scope, [...new Set(readings.map(({ nip }) => nip))]);
  const periods = [...new Set(readings.map(({ period }) => period))];
  const rows = await monthsOf(
    db,
    scope,
    companies.map(({ id }) => id),
    periods,
  );
  const byNip = new Map(companies.map(({ nip, id, title }) => [nip, { id, title }]));
  const months = new Map<string, MonthRow[]>();
  for (const row of rows) {
    const place = `${row.company_id} ${row.period}`;
    months.set(place, [...(months.get(place) ?? []), row]);
  }
  return {
    companyOf: (nip) => byNip.get(nip) ?? null,
    monthOf(companyId, period) {
      const found = months.get(`${companyId} ${period}`);
      return found ? monthOf(scope, found) : null;
    },
  };
}

function monthOf(scope: Scope, rows: readonly MonthRow[]): StandingMonth | null {
  const [first] = rows;
  if (!first) return null;
  const { settlement_id, status } = first;
  return { settlement_id, state: stateOf(scope, status), items: rows.flatMap(itemOf) };
}

/** As the positions' own checks have it: a sent month changes by a correction, one that a second person looks at by nobody. */
function stateOf({ tenant }: Scope, status: string): StandingMonth['state'] {
  if (sentStates.includes(status)) return 'sent';
  return tenant.config.switches.fourEyes && ['review', 'calculated'].includes(status) ? 'checked' : 'open';
}

function itemOf({ item_id, version, kind, person_id, amount, amount_type, stage }: MonthRow): StandingItem[] {
  return item_id === null
    ? []
    : [{ id: item_id, version, kind, person_id, amount, amount_type, published: stage === 'published' }];
}
