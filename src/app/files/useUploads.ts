import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '../../contract/files';
import { ApiError } from '../providers/apiError';
import { randomKey } from '../providers/randomKey';
import { saidBy } from '../providers/saidBy';
import { pausedUntil } from './rateLimit';
import { sendFile } from './sendFile';
import { faultOfFile, isLargeXml, type OwnUploads, type Upload } from './uploads';

/** A file that stays on the screen until it is kept or thrown away. */
interface Held extends Upload {
  /** Whose it is, as the form said when it was chosen. */
  whose: string | undefined;
  /** What is sent; null of what the server has already. */
  source: File | null;
  /** What was said to a question. */
  said: Record<string, true>;
  stored: StoredFile | null;
  /** Nobody answered. */
  unanswered: boolean;
}

const atOnce = 2;

/**
 * Sends chosen files one request each, two at a time, and hands each to `keep`, with the `whose` of the moment when it was chosen; `keep` may say
 * something of it. A failed one keeps its place and can be tried again, from where it failed. Where the server asks to slow down (429) all wait until
 * it takes more, and go on by themselves.
 */
export function useUploads(
  keep: (stored: StoredFile, said: Record<string, true>, whose: string | undefined) => Promise<unknown>,
  whose?: string,
): OwnUploads {
  const [uploads, setUploads] = useState<readonly Held[]>([]);
  const latest = useRef(keep);
  latest.current = keep;
  const running = useRef(new Set<string>());
  const [paused, setPaused] = useState<number | null>(null);
  useEffect(() => {
    if (paused === null) return;
    const timer = setTimeout(() => setPaused(null), paused - Date.now());
    return () => clearTimeout(timer);
  }, [paused]);
  const change = (key: string, values: Partial<Held>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  async function run({ key, source, stored: before, said, whose: chosen }: Held): Promise<void> {
    try {
      change(key, { state: before ? 'saving' : 'sending', says: null });
      const stored = before ?? (source && (await sendFile(source, { key, onProgress: (part) => change(key, { part }) })));
      if (!stored) return;
      change(key, { state: 'saving', part: 1, stored });
      const says = await latest.current(stored, said, chosen);
      change(key, { state: 'done', says: typeof says === 'string' ? says : null });
    } catch (error) {
      const until = pausedUntil(error);
      if (until !== null) {
        change(key, { state: 'waiting', part: 0 });
        setPaused(until);
        return;
      }
      const refused = error instanceof ApiError && [413, 415, 422].includes(error.status);
      const tooLarge = error instanceof ApiError && error.status === 413;
      const asks = (error instanceof ApiError ? error.body?.confirm : undefined) ?? null;
      const unanswered = error instanceof ApiError && error.status === 0;
      change(key, { state: 'failed', says: reason(error), again: !refused && asks === null, tooLarge, asks, unanswered });
    } finally {
      running.current.delete(key);
    }
  }

  useEffect(() => {
    if (paused !== null) return;
    for (const upload of uploads) {
      if (upload.state !== 'waiting' || running.current.has(upload.key) || running.current.size >= atOnce) continue;
      running.current.add(upload.key);
      void run(upload);
    }
  });

  return {
    uploads,
    held: uploads.filter(({ state, unanswered }) => state === 'failed' && unanswered).flatMap(({ source }) => source ?? []),
    busy: uploads.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'saving'),
    paused,
    add: (files: readonly File[]) => setUploads((all) => [...all, ...files.map((file) => ({ ...begin(file), whose }))]),
    addStored: (files: readonly StoredFile[]) =>
      setUploads((all) => [...all, ...files.map((stored) => ({ ...beginStored(stored), whose }))]),
    retry: (key: string) => change(key, { state: 'waiting', says: null }),
    agree: (key: string, asks: string) => change(key, { state: 'waiting', says: null, asks: null, said: { [asks]: true } }),
    remove: (key: string) => setUploads((all) => all.filter((each) => each.key !== key)),
    clearDone: () => setUploads((all) => all.filter(({ state }) => state !== 'done')),
    clear: () => setUploads([]),
  };
}

const fresh = {
  source: null,
  whose: undefined,
  state: 'waiting' as const,
  part: 0,
  says: null,
  again: false,
  tooLarge: false,
  asks: null,
  said: {},
  stored: null,
  unanswered: false,
};

function begin(file: File): Held {
  const says = faultOfFile(file);
  const state = says ? 'failed' : 'waiting';
  return { ...fresh, key: randomKey(), file, source: file, state, says, tooLarge: says !== null && isLargeXml(file) };
}

function beginStored(stored: StoredFile): Held {
  return { ...fresh, key: randomKey(), file: stored, part: 1, stored };
}

/** Of a refused file, the sentence about the file itself. */
function reason(error: unknown): string {
  const errors = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  return errors[0] ?? saidBy(error);
}
