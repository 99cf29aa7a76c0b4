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
  stored: StoredFile | null;
}

const atOnce = 2;
const mostBytes = 20 * 1_048_576;

/**
 * Sends chosen files one request each, two at a time, and hands each to `keep`. A failed one keeps its place and can be tried
 * again, from where it failed.
 */
export function useUploads(keep: (stored: StoredFile, file: File) => Promise<void>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(keep);
  latest.current = keep;
  const running = useRef(new Set<string>());
  const change = (key: string, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  async function run({ key, file, stored: before }: Upload): Promise<void> {
    try {
      change(key, { state: before ? 'saving' : 'sending', says: null });
      const stored = before ?? (await sendFile(file, { key, onProgress: (part) => change(key, { part }) }));
      change(key, { state: 'saving', part: 1, stored });
      await latest.current(stored, file);
      change(key, { state: 'done' });
    } catch (error) {
      const refused = error instanceof ApiError && [413, 415, 422].includes(error.status);
      change(key, { state: 'failed', says: reason(error), again: !refused });
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
  return { key: randomKey(), file, state: says ? 'failed' : 'waiting', part: 0, says, again: false, stored: null };
}

/** Of a refused file, the sentence about the file itself. */
function reason(error: unknown): string {
  const errors = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  return errors[0] ?? saidBy(error);
}
