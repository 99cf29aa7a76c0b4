import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetManyAggregate } from 'ra-core';
import { useState } from 'react';
import { formatNumber } from '../../../lib/numbers';
import { StatusChip } from '../../layout/StatusChip';
import { declaredOrThrow } from '../../records/declared';
import { recordTitle } from '../../records/recordTitle';
import { PagedTable } from './PagedTable';
import type { PreviewCell, PreviewRow } from './preview';

type Fate = PreviewRow['action'];
type Shown = Fate | 'all';

const fates = {
  create: { one: 'Nowy', many: 'Nowe', color: 'info' },
  update: { one: 'Zmieniony', many: 'Zmienione', color: 'success' },
  unchanged: { one: 'Bez zmian', many: 'Bez zmian', color: 'default' },
  refuse: { one: 'Błędny', many: 'Błędne', color: 'error' },
} as const;
const order = ['create', 'update', 'unchanged', 'refuse'] as const;

const nowrap = { whiteSpace: 'nowrap', maxWidth: '18rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Every row with what would become of it, a page at a time; the wrong ones first where there are any. */
export function PreviewTable({
  columns,
  rows,
}: {
  columns: readonly { key: string; label: string }[];
  rows: readonly PreviewRow[];
}) {
  const of = (fate: Shown) => (fate === 'all' ? rows : rows.filter(({ action }) => action === fate));
  const [shown, setShown] = useState<Shown>(() => (of('refuse').length > 0 ? 'refuse' : 'all'));
  const choices = [{ fate: 'all' as Shown, label: 'Wszystkie' }, ...order.map((fate) => ({ fate, label: fates[fate].many }))];
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Które wiersze pokazać"
        value={shown}
        onChange={(_, next: Shown | null) => {
          if (next !== null) setShown(next);
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {choices
          .filter(({ fate }) => fate === 'all' || of(fate).length > 0)
          .map(({ fate, label }) => (
            <ToggleButton key={fate} value={fate} sx={{ textTransform: 'none' }}>
              {label}&nbsp;{formatNumber(of(fate).length)}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
      <PagedTable
        label="Co stanie się z każdym wierszem"
        sizes={[25, 50, 100]}
        part={shown}
        head={
          <TableRow>
            <TableCell>Wiersz</TableCell>
            <TableCell>Co się stanie</TableCell>
            {columns.map(({ key, label }) => (
              <TableCell key={key}>{label}</TableCell>
            ))}
          </TableRow>
        }
        rows={of(shown)}
        row={(row) => (
          <TableRow key={row.at} sx={{ verticalAlign: 'top' }}>
            <TableCell className="number" sx={{ py: 0.75 }}>
              {row.row}
            </TableCell>
            <TableCell
              sx={{
                py: 0.75,
                minWidth: row.faults.length + row.doubts.length + row.filled.length > 0 ? 'min(16rem, 58vw)' : '8rem',
              }}
            >
              <StatusChip label={fates[row.action].one} color={fates[row.action].color} />
              {row.filled.map((each) => (
                <Typography key={each} variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                  Uzupełnimy: {each}
                </Typography>
              ))}
              {row.doubts.map((doubt) => (
                <Typography key={doubt} variant="body2" sx={{ mt: 0.5, color: 'warning.main' }}>
                  Sprawdź: {doubt}
                </Typography>
              ))}
              {row.faults.map((fault) => (
                <Typography key={fault} variant="body2" color="error" sx={{ mt: 0.5 }}>
                  {fault}
                </Typography>
              ))}
            </TableCell>
            {columns.map(({ key }, at) => (
              <Value key={key} cell={row.cells[at]} />
            ))}
          </TableRow>
        )}
      />
    </>
  );
}

function Value({ cell }: { cell: PreviewCell | undefined }) {
  const { text = '', before, typed, from, record, faulty = false } = cell ?? {};
  return (
    <TableCell
      title={record ? undefined : text}
      sx={{ ...nowrap, py: 0.75, ...(faulty ? { color: 'error.main', fontWeight: 500 } : {}) }}
    >
      {before === undefined ? (
        <>
          {record ? <Title {...record} /> : text || '–'}
          {from && (
            <Typography variant="caption" component="small" color="text.secondary" sx={{ display: 'block' }}>
              {from}
            </Typography>
          )}
          {typed !== undefined && (
            <Typography variant="caption" component="small" color="text.secondary" sx={{ display: 'block' }}>
              w pliku: {typed}
            </Typography>
          )}
        </>
      ) : (
        <>
          <strong>{text}</strong>
          <Typography variant="caption" component="small" color="text.secondary" sx={{ display: 'block' }}>
            było: {before}
          </Typography>
        </>
      )}
    </TableCell>
  );
}

/** A record by its title, those of all rows asked for at once. */
function Title({ of, id }: { of: string; id: string }) {
  const { data, isPending } = useGetManyAggregate<RaRecord>(of, { ids: [id] });
  const found = data?.find(Boolean);
  if (found) return recordTitle(declaredOrThrow(of), found);
  return isPending ? '…' : id;
}
