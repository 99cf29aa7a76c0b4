import { amountLimits } from '../../../contract/amounts';
import type { AmountFile, AmountReading, PlannedAmount } from '../../../domain/amounts/reading';
import { request } from '../../providers/request';

/** The figures of a JPK_V7 or KEDU file; throws the server's sentence for one that is none. */
export async function readAmounts(file: File): Promise<AmountFile> {
  const body = new FormData();
  body.append('file', file, file.name);
  return (await request<{ data: AmountFile }>('/api/amounts/read', { method: 'POST', body })).json.data;
}

/** The figures beside what stands in the settlements, asked in pieces as large as a request may be; those of a company stay together. */
export async function planOf(readings: readonly AmountReading[]): Promise<PlannedAmount[]> {
  const planned: PlannedAmount[] = [];
  for (const piece of pieces(readings.toSorted((one, other) => one.nip.localeCompare(other.nip))))
    planned.push(
      ...(await request<{ data: PlannedAmount[] }>('/api/amounts/plan', { method: 'POST', body: { readings: piece } })).json.data,
    );
  return planned;
}

function pieces(readings: readonly AmountReading[]): AmountReading[][] {
  const cut: AmountReading[][] = [];
  for (const reading of readings) {
    const last = cut.at(-1);
    if (last && (last.length < amountLimits.readings || last.at(-1)?.nip === reading.nip)) last.push(reading);
    else cut.push([reading]);
  }
  return cut;
}

/** What columns were taught to be; nothing where that can't be asked. */
export const taughtColumns = (): Promise<Record<string, string>> =>
  request<{ data: Record<string, string> }>('/api/amounts/columns').then(
    ({ json }) => json.data,
    () => ({}),
  );

/** Remembers the columns of a table that proved good; the figures are taken over whether or not that comes off. */
export async function teachColumns(match: Record<string, string>): Promise<void> {
  await request('/api/amounts/columns', { method: 'PUT', body: { match } }).catch(() => undefined);
}
