import { droppedLimits, type RecognizedFile, type TakenDocuments, type Unpacked } from '../../../../contract/dropped';
import type { StoredFile } from '../../../../contract/files';
import { sendFile } from '../../../files/sendFile';
import { faultOfFile } from '../../../files/uploads';
import { randomKey } from '../../../providers/randomKey';
import { request } from '../../../providers/request';
import type { NotTaken } from './dropped';

/** The files of an archive that was sent, piece by piece; the archive itself is thrown away once it is empty. */
async function unpackAll(archive: StoredFile): Promise<Pick<Unpacked, 'files' | 'refused'>> {
  const all: Pick<Unpacked, 'files' | 'refused'> = { files: [], refused: [] };
  for (let from: number | null = 0; from !== null; ) {
    const path = `/api/files/${archive.id}/unpack`;
    const answer: Unpacked = (await request<{ data: Unpacked }>(path, { method: 'POST', body: { from } })).json.data;
    all.files.push(...answer.files);
    all.refused.push(...answer.refused);
    from = answer.next;
  }
  // What stays is swept up within a day.
  await request(`/api/files/${archive.id}`, { method: 'DELETE' }).catch(() => undefined);
  return all;
}

/** Sends one file; of an archive it answers what was in it. Throws what the server refused. */
export async function sendApart(file: File): Promise<{ files: StoredFile[]; refused: NotTaken[] }> {
  const says = faultOfFile(file);
  if (says) return { files: [], refused: [{ name: file.name, says }] };
  const stored = await sendFile(file, { key: randomKey(), onProgress: () => undefined });
  if (stored.mime !== 'application/zip') return { files: [stored], refused: [] };
  const { files, refused } = await unpackAll(stored);
  return { files, refused: refused.map((each) => ({ name: `${file.name}: ${each.name}`, says: each.says })) };
}

/** Whose these files are, in pieces as large as a question may be. */
export async function recognizeAll(ids: readonly string[]): Promise<RecognizedFile[]> {
  const all: RecognizedFile[] = [];
  for (let at = 0; at < ids.length; at += droppedLimits.recognize) {
    const body = { file_ids: ids.slice(at, at + droppedLimits.recognize) };
    all.push(...(await request<{ data: RecognizedFile[] }>('/api/documents/recognize', { method: 'POST', body })).json.data);
  }
  return all;
}

export interface ToTake {
  file_id: string;
  company_id: string;
  direction: string;
}

/** Makes documents of files, some at a time; `tell` hears after each piece what became of it. */
export async function takeAll(documents: readonly ToTake[], tell: (taken: TakenDocuments) => void): Promise<void> {
  for (let at = 0; at < documents.length; at += droppedLimits.take) {
    const body = { documents: documents.slice(at, at + droppedLimits.take) };
    tell((await request<{ data: TakenDocuments }>('/api/documents/take', { method: 'POST', body })).json.data);
  }
}
