import { useListContext } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../lib/numbers';
import type { Resource } from '../../schema';
import { useStepUp } from '../form/useStepUp';
import { type Said, useDeed } from '../kit/useDeed';
import { downloadExport, type ExportFormat } from '../records/exportDownload';

export const exportFormats: readonly (readonly [ExportFormat, string])[] = [
  ['xlsx', 'Arkusz Excela (XLSX)'],
  ['csv', 'Plik CSV'],
];

interface Export {
  download: (format: ExportFormat) => Promise<void>;
  /** Gives up what is being fetched. */
  cancel: () => void;
  /** How much has come, in words; null where nothing is being fetched. */
  progress: string | null;
  /** Asks who it is where so many rows want that; stands beside the buttons. */
  question: ReactNode;
}

/** Takes the list around away as a file: the rows that its filters and search leave, in its order. */
export function useExport(resource: Resource): Export {
  const { sort, filterValues } = useListContext();
  const { deed } = useDeed();
  const { confirmed, question } = useStepUp();
  const [bytes, setBytes] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  // Of a list that is left nobody waits for the file.
  useEffect(() => () => stop.current?.abort(), []);

  async function download(format: ExportFormat): Promise<void> {
    setBytes(0);
    const stopping = new AbortController();
    stop.current = stopping;
    await deed(async () => {
      const list = { resource: resource.name, sort, filters: filterValues };
      const aborted = (error: unknown) => {
        if (stopping.signal.aborted) return 'aborted';
        throw error;
      };
      const came = await confirmed(() => downloadExport(list, format, setBytes, stopping.signal)).catch(aborted);
      if (came === 'aborted') return { says: 'Przerwano pobieranie listy.', type: 'info' } satisfies Said;
      return came !== null && 'Plik z listą został pobrany.';
    });
    setBytes(null);
  }

  const progress = bytes === null ? null : `Pobieranie… ${formatNumber(Math.round(bytes / 1024))}\u00a0KB`;
  return { download, cancel: () => stop.current?.abort(), progress, question };
}
