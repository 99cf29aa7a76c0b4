import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { formatNumber } from '../../lib/numbers';
import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
import { saidBy } from '../layout/Problem';
import { useDisclosure } from '../layout/useDisclosure';
import { downloadExport, type ExportFormat } from './exportDownload';
import { useStepUp } from './useStepUp';

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Arkusz Excela (XLSX)' },
  { format: 'csv', label: 'Plik CSV' },
];

/** Takes the whole list away as a file: the rows that its filters and search leave, in its order. */
export function ExportMenu({ resource }: { resource: Resource }) {
  const { sort, filterValues } = useListContext();
  const notify = useNotify();
  const { confirmed, question } = useStepUp();
  const { open, toggle, close, box, button } = useDisclosure();
  /** Bytes that have come; null where nothing is being fetched. */
  const [bytes, setBytes] = useState<number | null>(null);

  async function download(format: ExportFormat) {
    close();
    button.current?.focus();
    setBytes(0);
    try {
      const list = { resource: resource.name, sort, filters: filterValues };
      const done = await confirmed(() => downloadExport(list, format, setBytes).then(() => true));
      if (done) notify('Plik z listą został pobrany.', { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setBytes(null);
    }
  }

  return (
    <div className="chooser" ref={box}>
      <button
        type="button"
        className="quiet-button"
        ref={button}
        aria-expanded={open}
        aria-disabled={bytes !== null}
        onClick={() => bytes === null && toggle()}
      >
        <Icon name="file" size={18} />
        {bytes === null ? 'Eksport' : `Pobieranie… ${formatNumber(Math.round(bytes / 1024))}\u00a0KB`}
      </button>
      {open && (
        <ul className="chooser-list">
          {formats.map(({ format, label }) => (
            <li key={format}>
              <button type="button" className="plain-button" onClick={() => void download(format)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {question}
    </div>
  );
}
