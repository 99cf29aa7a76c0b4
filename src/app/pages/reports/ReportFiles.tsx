import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { type ReportName, type ReportQuery, writeReportQuery } from '../../../contract/reports';
import { useStepUp } from '../../form/useStepUp';
import { saidBy } from '../../layout/Problem';
import { useDisclosure } from '../../layout/useDisclosure';
import { openAnswer } from '../../providers/request';
import { keepAnswer } from '../../records/exportDownload';
import { Icon } from '../../theme/Icon';

const formats = { pdf: 'Wydruk (PDF)', xlsx: 'Arkusz Excela (XLSX)', csv: 'Plik CSV' } as const;

export interface ReportFilesProps {
  name: ReportName;
  query: ReportQuery;
  /** Which table; the paper has all of them. */
  table: string;
}

/** Takes a table of a report away as a file. */
export function ReportFiles({ name, query, table }: ReportFilesProps) {
  const notify = useNotify();
  const { open, toggle, close, box, button } = useDisclosure();
  const { confirmed, question } = useStepUp();
  const [busy, setBusy] = useState(false);

  async function download(format: keyof typeof formats) {
    close();
    button.current?.focus();
    setBusy(true);
    try {
      const asked = writeReportQuery(query);
      asked.set('format', format);
      asked.set('table', table);
      const answer = await confirmed(() => openAnswer(`/api/reports/${name}/export?${asked}`));
      if (answer === null) return;
      await keepAnswer(answer, `raport.${format}`);
      notify('Plik z raportem został pobrany.', { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="chooser" ref={box}>
      <Button
        size="small"
        variant="outlined"
        ref={button}
        aria-expanded={open}
        aria-disabled={busy}
        onClick={() => busy || toggle()}
      >
        <Icon name="file" size={18} />
        {busy ? 'Pobieranie…' : 'Eksport'}
      </Button>
      {open && (
        <ul className="chooser-list">
          {Object.entries(formats).map(([format, label]) => (
            <li key={format}>
              <Button onClick={() => void download(format as keyof typeof formats)}>{label}</Button>
            </li>
          ))}
        </ul>
      )}
      {question}
    </div>
  );
}
