import { type ArrearsRate, arrearsRates } from '../../domain/payments/arrearsRates';
import type { Tx } from '../db/database';

/** The rates of interest on arrears in the order of time, with the office's own. */
export async function ratesOf(on: Pick<Tx, 'query'>, tenantId: number): Promise<ArrearsRate[]> {
  const rows = await on.query<{ from: string; rate: number; source: string }>({
    name: 'interestRates.all',
    text: `select valid_from::text as from, rate, source from interest_rates
      where tenant_id = $1 and deleted_at is null order by valid_from`,
    values: [tenantId],
  });
  return arrearsRates(rows.map(({ from, rate, source }) => ({ from, percent: rate / 100, certainty: 'office', source })));
}
