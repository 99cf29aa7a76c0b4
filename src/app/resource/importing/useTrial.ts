import { useEffect, useRef, useState } from 'react';
import type { ImportAnswer } from '../../../contract/imports';
import type { Resource } from '../../../schema';
import { saidBy } from '../../providers/saidBy';
import { type Following, loadFile, type Progress } from './calls';

export type Trial =
  | { state: 'running'; progress: Progress }
  | { state: 'done'; answer: ImportAnswer }
  | { state: 'failed'; says: string };

type Confirmed = <Result>(call: () => Promise<Result>) => Promise<Result | null>;

/** Tries a file as soon as it is asked for, and again when told; leaving the screen stops it. */
export function useTrial(resource: Resource, fileOf: () => Blob, confirmed: Confirmed): { trial: Trial; again: () => void } {
  const [trial, setTrial] = useState<Trial>({ state: 'running', progress: null });
  const [asked, ask] = useState(() => ({ file: fileOf() }));
  // What else the call needs may be made anew with each drawing; the file is what it was when the step began, or was tried again.
  const send = useRef((_file: Blob, _following: Following): Promise<ImportAnswer | null> => Promise.resolve(null));
  send.current = (file, following) => confirmed(() => loadFile(resource, file, true, following));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: Trial) => void (signal.aborted || setTrial(next));
    show({ state: 'running', progress: null });
    const tell = (progress: Progress) => show({ state: 'running', progress });
    send.current(asked.file, { tell, signal }).then(
      (answer) => show(answer ? { state: 'done', answer } : { state: 'failed', says: unconfirmedTrial }),
      (error: unknown) => show({ state: 'failed', says: saidBy(error) }),
    );
    return () => leaving.abort();
  }, [asked]);
  return { trial, again: () => ask({ file: fileOf() }) };
}

const unconfirmedTrial = 'Te kolumny może wczytać tylko osoba, która potwierdzi tożsamość.';
