import { useEffect, useRef, useState } from 'react';
import { fileEndings, type StoredFile } from '../../contract/files';
import { saidBy } from '../layout/Problem';
import { ApiError } from '../providers/apiError';
import { randomKey } from '../providers/randomKey';
import { sendFile } from './sendFile';

/** One chosen file on its way; it stays here, with the file itself, until it is kept or thrown away. */
export interface Upload {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'saving' | 'done' | 'failed';
  /** From 0 to 1. */
  part: number;
  says: string | null;
  /** Trying again may help. */
  again: boolean;
  /** The field that, sent as true, says it is wanted all the same; null where nothing is asked. */
  asks: string | null;
  /** What was said to such a question. */
  said: Record<string, true>;
  stored: StoredFile | null;
}

const atOnce = 2;
const mostBytes = 20 * 1_048_576;

/**
 * Sends chosen files one request each, two at a time, and hands each to `keep`, which may say something of it. A failed one keeps its place and can be tried
 * again, from where it failed.
 */
export function useUploads(keep: (stored: StoredFile, said: Record<string, true>) => Promise<unknown>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(keep);
  latest.current = keep;
  const running = useRef(new Set<string>());
  const change = (key: string, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  async function run({ key, file, stored: before, said }: Upload): Promise<void> {
    try {
      change(key, { state: before ? 'saving' : 'sending', says: null });
      const stored = before ?? (await sendFile(file, { key, onProgress: (part) => change(key, { part }) }));
      change(key, { state: 'saving', part: 1, stored });
      const says = await latest.current(stored, said);
      change(key, { state: 'done', says: typeof says === 'string' ? says : null });
    } catch (error) {
      const refused = error instanceof ApiError && [413, 415, 422].includes(error.status);
      const asks = (error instanceof ApiError ? error.body?.confirm : undefined) ?? null;
      change(key, { state: 'failed', says: reason(error), again: !refused && asks === null, asks });
    } finally {
      running.current.delete(key);
    }
  }

  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'waiting' || running.current.has(upload.key) || running.current.size >= atOnce) continue;
      running.current.add(upload.key);
      void run(upload);
    }
  });

  return {
    uploads,
    busy: uploads.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'saving'),
    add: (files: readonly File[]) => setUploads((all) => [...all, ...files.map(begin)]),
    retry: (key: string) => change(key, { state: 'waiting', says: null }),
    /** Says yes to what was asked of the file. */
    agree: (key: string, asks: string) => change(key, { state: 'waiting', says: null, asks: null, said: { [asks]: true } }),
    remove: (key: string) => setUploads((all) => all.filter((each) => each.key !== key)),
    clearDone: () => setUploads((all) => all.filter(({ state }) => state !== 'done')),
  };
}
export type Uploads = ReturnType<typeof useUploads>;

/** What can't be taken anyway is said before it is sent. */
function begin(file: File): Upload {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const says =
    file.size > mostBytes
      ? 'Plik jest większy niż 20 MB. Zmniejsz go albo podziel.'
      : file.size === 0
        ? 'Plik jest pusty. Wybierz inny albo zapisz go jeszcze raz.'
        : fileEndings.some((each) => each === ending)
          ? null
          : 'Tego rodzaju pliku nie przyjmujemy. Zapisz go jako PDF, JPG albo PNG.';
  return {
    key: randomKey(),
    file,
    state: says ? 'failed' : 'waiting',
    part: 0,
    says,
    again: false,
    asks: null,
    said: {},
    stored: null,
  };
}

/** Of a refused file, the sentence about the file itself. */
function reason(error: unknown): string {
  const errors = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  return errors[0] ?? saidBy(error);
}
