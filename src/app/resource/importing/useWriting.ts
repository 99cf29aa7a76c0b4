import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportAnswer, ImportedRow } from '../../../contract/imports';
import type { Resource } from '../../../schema';
import { useStepUp } from '../../form/useStepUp';
import { type Refused, useDeed } from '../../kit/useDeed';
import { loadFile, type Progress } from './calls';

/** What an import came to, without its rows. */
export type Written = Omit<ImportAnswer, 'data'>;

interface Sent {
  sheet: Blob;
  onWritten: (answer: Written, rows: readonly ImportedRow[]) => void;
  /** What a refusal says; it may look closer at it first. */
  refused: (refusal: Refused, tell: (progress: Progress) => void) => Promise<string> | string;
}

/** Writes rows that were looked at as one import, all of them or none, and tells how far that is and why it was refused. */
export function useWriting(resource: Resource) {
  const client = useQueryClient();
  const { confirmed, question } = useStepUp();
  const { send, doing } = useDeed();
  /** Undefined while nothing is being written. */
  const [progress, setProgress] = useState<Progress | undefined>(undefined);
  const [fault, setFault] = useState<string | null>(null);

  async function write({ sheet, onWritten, refused }: Sent): Promise<void> {
    if (doing) return;
    setFault(null);
    setProgress(null);
    const refusal = await send(async () => {
      const answer = await confirmed(() => loadFile(resource, sheet, false, { tell: setProgress }));
      if (!answer) return;
      void client.invalidateQueries();
      const { data, ...written } = answer;
      onWritten(written, data);
    });
    if (refusal) setFault(await refused(refusal, setProgress));
    setProgress(undefined);
  }
  return { write, question, progress, fault };
}

export type Writing = ReturnType<typeof useWriting>;
