import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ImportChoice, ReadTable } from '../../../contract/imports';
import { cut } from '../../../lib/text';
import { encodings } from '../../../lib/textEncoding';
import { Notice } from '../../kit/Notice';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { Fold } from '../../layout/Fold';
import { Chosen } from './Chosen';

interface ReadingChoicesProps {
  table: ReadTable;
  /** Reads the file once more; null where it is no longer at hand. */
  onRead: ((chosen: ImportChoice) => Promise<void>) | null;
}

/** How the file was read, and what of it can be told otherwise: its letters, its sheet and where its headings stand. */
export function ReadingChoices({ table, onRead }: ReadingChoicesProps) {
  const { send } = useDeed();
  const [fault, setFault] = useState<string | null>(null);
  const { head, heads = 1, top = [], encoding, sheet, sheets = [], left = [] } = table;
  if (head === undefined) return null;

  async function choose(change: ImportChoice): Promise<void> {
    if (!onRead) return;
    setFault(null);
    // Rows of another sheet, or of other letters, are looked at anew.
    const isAnew = change.sheet !== undefined || change.encoding !== undefined;
    const kept = {
      ...(encoding ? { encoding } : {}),
      ...(sheet === undefined ? {} : { sheet }),
      ...(isAnew ? {} : { head, heads }),
    };
    const refused = await send(() => onRead({ ...kept, ...change }));
    if (refused) setFault(refused.sentence);
  }

  // While it is read anew the boxes keep the focus; what is chosen then waits for nothing and does nothing.
  const isOff = onRead === null;
  return (
    <Box>
      {left.length > 0 && (
        <Notice role="alert" severity="info" above={true}>
          Ostatni wiersz to podsumowanie („{left[0]?.cells.filter(Boolean).join(' ')}”), więc go nie wczytamy.
        </Notice>
      )}
      <Fold title={`Jak odczytaliśmy plik: ${saidOf(table)}`}>
        {fault && (
          <Notice role="alert" severity="error">
            {fault}
          </Notice>
        )}
        {onRead === null && <p className="quiet">Aby to zmienić, wybierz plik jeszcze raz.</p>}
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          {sheets.length > 1 && (
            <Chosen
              label="Arkusz"
              value={sheet ?? ''}
              disabled={isOff}
              choices={sheets.map((name) => [name, name])}
              onChoose={(name) => void choose({ sheet: name })}
            />
          )}
          {encoding && (
            <Chosen
              label="Kodowanie liter"
              value={encoding}
              disabled={isOff}
              choices={Object.entries(encodings) as [typeof encoding, string][]}
              onChoose={(name) => void choose({ encoding: name })}
            />
          )}
          <Chosen
            label="Wiersz z nagłówkami"
            value={String(head)}
            disabled={isOff}
            choices={[
              ['0', 'Brak nagłówków: od razu są dane'],
              ...top.map(({ row, cells }) => [String(row), `${row}: ${cut(cells.filter(Boolean).join(' · '), 80)}`] as const),
            ]}
            onChoose={(row) => void choose({ head: Number(row) })}
          />
          {head > 0 && (
            <Tick
              disabled={isOff}
              checked={heads === 2}
              onTick={(on) => void choose({ heads: on ? 2 : 1 })}
              label="Nagłówki stoją w dwóch wierszach"
            />
          )}
        </Box>
      </Fold>
    </Box>
  );
}

function saidOf({ sheet, sheets = [], encoding, head, heads }: ReadTable): string {
  const where = heads === 2 ? `nagłówki w wierszach ${head} i następnym` : `nagłówki w wierszu ${head}`;
  return [sheets.length > 1 && `arkusz „${sheet}”`, head === 0 ? 'bez nagłówków' : where, encoding && encodings[encoding]]
    .filter(Boolean)
    .join(', ');
}
