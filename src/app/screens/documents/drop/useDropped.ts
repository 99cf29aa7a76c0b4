import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TakenDocuments } from '../../../../contract/dropped';
import { saidBy } from '../../../providers/saidBy';
import { recognizeAll, sendApart, takeAll } from './calls';
import { addDropped, type Dropped, directionOf, type NotTaken } from './dropped';

interface Work {
  says: string;
  done: number;
  total: number;
}

/** Files that are sent, taken out of their archives, looked at, and made documents of once somebody has agreed. */
export function useDropped() {
  const client = useQueryClient();
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const [work, setWork] = useState<Work | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function add(files: readonly File[]): Promise<void> {
    if (work || files.length === 0) return;
    setFault(null);
    const sent: string[] = [];
    try {
      for (const [done, file] of files.entries()) {
        setWork({ says: 'Wysyłam pliki:', done, total: files.length });
        const { files: found, refused } = await sendApart(file);
        sent.push(...found.map(({ id }) => id));
        setNotTaken((before) => [...before, ...refused]);
      }
      setWork({ says: 'Sprawdzam, czyje są:', done: files.length, total: files.length });
      const known = await recognizeAll(sent);
      setDropped((before) => addDropped(before, known));
    } catch (error) {
      setFault(saidBy(error));
    } finally {
      setWork(null);
    }
  }

  async function keep(ledgers: string): Promise<void> {
    const asked = dropped.flatMap((one) =>
      one.take && one.company && one.state !== 'done'
        ? [{ file_id: one.file.id, company_id: one.company.id, direction: directionOf(one, ledgers) }]
        : [],
    );
    if (work || asked.length === 0) return;
    setFault(null);
    let done = 0;
    setWork({ says: 'Dodaję dokumenty:', done, total: asked.length });
    try {
      await takeAll(asked, (taken) => {
        done += taken.made.length + taken.refused.length;
        setWork({ says: 'Dodaję dokumenty:', done, total: asked.length });
        setDropped((before) => before.map((one) => outcome(one, taken)));
      });
    } catch (error) {
      setFault(saidBy(error));
    } finally {
      setWork(null);
      void client.invalidateQueries();
    }
  }

  return {
    dropped,
    notTaken,
    work,
    fault,
    add,
    keep,
    change: (id: string, values: Partial<Pick<Dropped, 'company' | 'take'>>) =>
      setDropped((before) => before.map((one) => (one.file.id === id ? { ...one, ...values } : one))),
    forget: () => {
      setDropped([]);
      setNotTaken([]);
    },
  };
}

function outcome(one: Dropped, { made, refused }: TakenDocuments): Dropped {
  const kept = made.find(({ file_id }) => file_id === one.file.id);
  if (kept) return { ...one, state: 'done', says: null, made: kept.id };
  const not = refused.find(({ file_id }) => file_id === one.file.id);
  return not ? { ...one, state: 'refused', says: not.says } : one;
}
