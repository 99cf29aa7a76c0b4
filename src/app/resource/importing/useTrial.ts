import { useEffect, useState } from 'react';
import type { ImportAnswer } from '../../../contract/imports';
import type { Resource } from '../../../schema';
import { saidBy } from '../../layout/Problem';
import { loadFile, type Progress } from './calls';

export type Trial =
  | { state: 'running'; progress: Progress }
  | { state: 'done'; answer: ImportAnswer }
  | { state: 'failed'; says: string };

type Confirmed = <Result>(call: () => Promise<Result>) => Promise<Result | null>;

/** Tries a file as soon as it is asked for, and again when told; whoever leaves meanwhile has it stopped. */
export function useTrial(resource: Resource, fileOf: () => Blob, confirmed: Confirmed): { trial: Trial; again: () => void } {
  const [trial, setTrial] = useState<Trial>({ state: 'running', progress: null });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is what it was when the step began, or was tried again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: Trial) => void (signal.aborted || setTrial(next));
    show({ state: 'running', progress: null });
    const tell = (progress: Progress) => show({ state: 'running', progress });
    confirmed(() => loadFile(resource, fileOf(), true, { tell, signal })).then(
      (answer) => show(answer ? { state: 'done', answer } : { state: 'failed', says: unconfirmedTrial }),
      (error: unknown) => show({ state: 'failed', says: saidBy(error) }),
    );
    return () => leaving.abort();
  }, [turn]);
  return { trial, again: () => setTurn(turn + 1) };
}

const unconfirmedTrial = 'Te kolumny może wczytać tylko osoba, która potwierdzi tożsamość.';
