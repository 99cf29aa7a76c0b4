import { writeFilters, writeSort } from '../../contract/listQuery';
import { type FilterValues, toTerms } from '../providers/filters';
import { openAnswer } from '../providers/request';

export type ExportFormat = 'csv' | 'xlsx';

/** A list as the person at the screen sees it. */
export interface ShownList {
  resource: string;
  sort: { field: string; order: string };
  filters: FilterValues;
}

/** Fetches the whole list as a file and gives it to the browser to keep; `progress` hears how many bytes have come. */
export async function downloadExport(
  list: ShownList,
  format: ExportFormat,
  progress: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { resource, sort, filters } = list;
  // By POST, as a search may hold what no address may (S11).
  const answer = await openAnswer(`/api/${resource}/export`, {
    method: 'POST',
    signal,
    body: {
      format,
      sort: writeSort([{ key: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' }]),
      search: String(filters.q ?? ''),
      filters: writeFilters(toTerms(filters)),
    },
  });
  await keepAnswer(answer, `${resource}.${format}`, progress);
}

/** Gives an answer that is a file to the browser to keep, under the name it came with. */
export async function keepAnswer(
  answer: Response,
  otherwise: string,
  progress: (bytes: number) => void = () => {},
): Promise<void> {
  save(await readFile(answer, progress), nameOf(answer) ?? otherwise);
}

async function readFile(answer: Response, progress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    parts.push(piece.value);
    bytes += piece.value.length;
    progress(bytes);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}

function nameOf({ headers }: Response): string | null {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null;
}

/** Gives a file to the browser to keep. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
