import type { Tx } from './database';

/** The next number of the firm's series, from 1; in one statement, under the row's lock, so that no number is given twice or lost to a rollback. */
export async function nextNumber(tx: Pick<Tx, 'query'>, tenantId: number, series: string): Promise<number> {
  const [row] = await tx.query<{ value: number }>({
    name: 'counters.next',
    text: `insert into counters as c (tenant_id, name, value) values ($1, $2, 1)
      on conflict (tenant_id, name) do update set value = c.value + 1 returning value`,
    values: [tenantId, series],
  });
  if (!row) throw new Error(`The series ${series} gave no number`);
  return Number(row.value);
}
