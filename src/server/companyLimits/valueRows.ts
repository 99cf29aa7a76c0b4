import { type EnteredValue, type KeptValue, readEntered } from '../../domain/limits/entered';
import type { Tx } from '../db/database';

type On = Pick<Tx, 'query'>;

/** Every value that the office entered, whether or not it stands before the law's table. */
export async function enteredValues(on: On, tenantId: number): Promise<EnteredValue[]> {
  const rows = await on.query<KeptValue>({
    name: 'limitValues.all',
    text: `select limit_code, year, pln_amount::float8 as pln_amount, rate, eur_rate, number,
        valid_from::text as valid_from, source, over_law
      from limit_values where tenant_id = $1 and deleted_at is null order by year, limit_code, valid_from`,
    values: [tenantId],
  });
  return rows.flatMap((row) => readEntered(row) ?? []);
}

/** Companies' limits that may be measured with a year's value: of that year, and of the one before, which it can decide about. */
export async function measuredWith(on: On, tenantId: number, codes: readonly string[], year: number): Promise<string[]> {
  const rows = await on.query<{ id: string }>({
    name: 'limitValues.measured',
    text: `select id from company_limits
      where tenant_id = $1 and limit_code = any ($2::text[]) and year in ($3::int - 1, $3::int) and deleted_at is null order by id`,
    values: [tenantId, codes, year],
  });
  return rows.map(({ id }) => id);
}
