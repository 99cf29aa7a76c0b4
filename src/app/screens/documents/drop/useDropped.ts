import { useRef, useState } from 'react';
import type { TakenDocuments } from '../../../../contract/dropped';
import { useWaitOut } from '../../../files/rateLimit';
import { useMails } from '../../../files/useMails';
import { faultAt, type Refused, useDeed } from '../../../kit/useDeed';
import { isOfFile, notTaken as leftOut, nothingYet, recognizeAll, sendApart, takeAll } from './calls';
import { addDropped, type Dropped, directionOf, type NotTaken } from './dropped';

interface Work {
  says: string;
  done: number;
  total: number;
}

/** Files that are sent, taken out of their archives, looked at, and made documents of once somebody has agreed. */
export function useDropped() {
  const { send: sendFile } = useDeed();
  const { send: sendDocuments } = useDeed({ changes: 'all', waits: false });
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const [work, setWork] = useState<Work | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [paused, setPaused] = useState<number | null>(null);
  const waitOut = useWaitOut(setPaused);
  const mails = useMails((files) => void add(files));

  /** What is done last: files that come meanwhile, such as those of a mail beside others, wait for it. */
  const last = useRef<Promise<void>>(Promise.resolve());
  function add(files: readonly File[]): Promise<void> {
    if (files.length > 0) last.current = last.current.then(() => addNow(files));
    return last.current;
  }

  async function addNow(files: readonly File[]): Promise<void> {
    setFault(null);
    const failed = await addAll(files);
    if (failed) setFault(failed.sentence);
    setWork(null);
  }

  /** A file that the server does not take is left out; what else fails ends it, as the next file would fare no better, but what was sent till then stands. */
  async function addAll(files: readonly File[]): Promise<Refused | null> {
    const sent: string[] = [];
    let stopped: Refused | null = null;
    for (const [done, file] of files.entries()) {
      setWork({ says: 'Wysyłam pliki:', done, total: files.length });
      const apart = nothingYet();
      const failed = await sendFile(() => sendApart(file, waitOut, apart));
      sent.push(...apart.files.map(({ id }) => id));
      setNotTaken((before) => [...before, ...apart.refused]);
      if (apart.within.length > 0) mails.look(apart.within);
      if (failed && !isOfFile(failed.error)) {
        stopped = failed;
        break;
      }
      if (failed) setNotTaken((before) => [...before, leftOut(file.name, faultAt('file', failed), file)]);
    }
    setWork({ says: 'Sprawdzam, czyje są:', done: files.length, total: files.length });
    const unknown = await sendFile(async () => {
      const known = await recognizeAll(sent, waitOut);
      setDropped((before) => addDropped(before, known));
    });
    return stopped ?? unknown;
  }

  function keep(ledgers: string): Promise<void> {
    last.current = keepNow(ledgers);
    return last.current;
  }

  async function keepNow(ledgers: string): Promise<void> {
    const asked = dropped.flatMap((one) =>
      one.take && one.company && one.state !== 'done'
        ? [{ file_id: one.file.id, company_id: one.company.id, direction: directionOf(one, ledgers) }]
        : [],
    );
    if (work || asked.length === 0) return;
    setFault(null);
    let done = 0;
    setWork({ says: 'Dodaję dokumenty:', done, total: asked.length });
    const failed = await sendDocuments(() =>
      takeAll(asked, waitOut, (taken) => {
        done += taken.made.length + taken.refused.length;
        setWork({ says: 'Dodaję dokumenty:', done, total: asked.length });
        setDropped((before) => before.map((one) => outcome(one, taken)));
      }),
    );
    if (failed) setFault(failed.sentence);
    setWork(null);
  }

  return {
    dropped,
    notTaken,
    work,
    paused,
    fault,
    mails,
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
