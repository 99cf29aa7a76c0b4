import Box from '@mui/material/Box';
import { useState } from 'react';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { useHeld } from '../../fields/dates/useHeld';
import { QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { ReadFileList, ReadFileRow } from '../../resource/importing/ReadFileRow';
import type { Source, Taught } from './sources';
import { TableColumns } from './TableColumns';

interface SourcesProps {
  sources: readonly Source[];
  /** That of tables which name none, `YYYY-MM`. */
  month: string;
  onMonth: (month: string) => void;
  onTeach: (name: string, taught: Taught) => void;
  onRemove: (name: string) => void;
}

const fewFiles = 5;

/** What was read, by file: what it told, what was wrong with it, and of a table what its columns are. */
export function Sources({ sources, month, onMonth, onTeach, onRemove }: SourcesProps) {
  const box = useHeld({ kind: 'month', asked: month, optional: false, pass: onMonth });
  const tables = sources.filter((source) => source.kind === 'table');
  const [all, setAll] = useState(false);
  // A hundred files that were read without a word would push away the one that was not.
  const plain = sources.filter((source) => source.kind === 'file' && source.says.length === 0);
  const shown = all || plain.length <= fewFiles ? sources : sources.filter((source) => !plain.includes(source));
  const isMonthAsked = tables.some(({ match }) => !match.includes('period'));
  return (
    <Panel above={true} title="Odczytane pliki">
      <Box className="panel-body" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        {isMonthAsked && (
          <Box sx={{ maxWidth: 240 }}>
            <DateBox label="Miesiąc tabel bez własnego" {...box} />
          </Box>
        )}
        <ReadFileList>
          {shown.map((source) => (
            <ReadFileRow key={source.name} name={source.name} told={toldOf(source)} onRemove={() => onRemove(source.name)}>
              {source.kind === 'broken' && (
                <Notice role="alert" severity="error">
                  {source.says}
                </Notice>
              )}
              {source.kind === 'file' && source.says.length > 0 && (
                <Notice role="alert" severity="info">
                  {source.says.join(' ')}
                </Notice>
              )}
              {source.kind === 'table' && <TableColumns source={source} onTeach={(taught) => onTeach(source.name, taught)} />}
            </ReadFileRow>
          ))}
        </ReadFileList>
        {plain.length > fewFiles && (
          <QuietButton size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ justifySelf: 'start' }}>
            {all ? 'Zwiń listę' : `Pokaż ${countOf(plain.length, 'plik', 'pliki', 'plików')} bez uwag`}
          </QuietButton>
        )}
      </Box>
    </Panel>
  );
}

function toldOf(source: Source): string {
  if (source.kind === 'broken') return 'nie odczytano';
  if (source.kind === 'table') return countOf(source.table.rows.length, 'wiersz', 'wiersze', 'wierszy');
  return source.readings.length > 0 ? countOf(source.readings.length, 'kwota', 'kwoty', 'kwot') : 'bez kwot';
}
