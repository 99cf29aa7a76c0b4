import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TransferRow } from '../../../contract/transfers';
import { formatNrb } from '../../../domain/identifiers/nrb';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { Tick } from '../../kit/Tick';
import { PagedTable } from '../../resource/importing/PagedTable';
import { officePath } from '../../routing/officePath';
import { kindLabel } from '../amounts/words';

interface TransfersTableProps {
  /** Those that can be made, a company's together. */
  rows: readonly TransferRow[];
  /** Ids of positions that go into the package. */
  ticked: ReadonlySet<string>;
  /** By the company, what it pays from, where there is a choice. */
  payers: ReadonlyMap<string, ReactNode>;
  onTick: (ids: readonly string[], on: boolean) => void;
}

type Line = { company: TransferRow['company']; of: readonly TransferRow[] } | { item: TransferRow };

const money = { textAlign: 'right', whiteSpace: 'nowrap' } as const;
const idsOf = (rows: readonly TransferRow[]) => rows.map(({ item_id }) => item_id);

/** Transfers that can be made, under the company that pays: ticked one by one, a company at once, or all. */
export function TransfersTable({ rows, ticked, payers, onTick }: TransfersTableProps) {
  const count = rows.filter(({ item_id }) => ticked.has(item_id)).length;
  return (
    <PagedTable
      label="Przelewy do paczki"
      sizes={[100]}
      head={
        <TableRow>
          <TableCell padding="checkbox">
            <Tick
              name="Zaznacz wszystkie przelewy"
              checked={count === rows.length}
              some={count > 0 && count < rows.length}
              onTick={(on) => onTick(idsOf(rows), on)}
            />
          </TableCell>
          <TableCell>Pozycja</TableCell>
          <TableCell>Odbiorca i rachunek</TableCell>
          <TableCell>Tytuł</TableCell>
          <TableCell>Dzień</TableCell>
          <TableCell sx={money}>Kwota</TableCell>
        </TableRow>
      }
      rows={linesOf(rows)}
      row={(line) =>
        'item' in line ? (
          <TransferLine
            key={line.item.item_id}
            row={line.item}
            ticked={ticked.has(line.item.item_id)}
            onTick={(on) => onTick([line.item.item_id], on)}
          />
        ) : (
          <CompanyLine
            key={line.company.id}
            {...line}
            payer={payers.get(line.company.id)}
            ticked={ticked}
            onTick={(on) => onTick(idsOf(line.of), on)}
          />
        )
      }
    />
  );
}

function linesOf(rows: readonly TransferRow[]): Line[] {
  const lines: Line[] = [];
  let last = '';
  for (const row of rows) {
    if (row.company.id !== last)
      lines.push({ company: row.company, of: rows.filter(({ company }) => company.id === row.company.id) });
    last = row.company.id;
    lines.push({ item: row });
  }
  return lines;
}

interface CompanyLineProps {
  company: TransferRow['company'];
  of: readonly TransferRow[];
  payer: ReactNode;
  ticked: ReadonlySet<string>;
  onTick: (on: boolean) => void;
}

function CompanyLine({ company, of, payer, ticked, onTick }: CompanyLineProps) {
  const chosen = of.filter(({ item_id }) => ticked.has(item_id));
  const [first] = of;
  const sum = chosen.reduce((total, { amount }) => total + (amount ?? 0), 0);
  return (
    <TableRow sx={{ background: 'var(--row-surface)' }}>
      <TableCell padding="checkbox">
        <Tick
          name={`Zaznacz firmę: ${company.title}`}
          checked={chosen.length === of.length}
          some={chosen.length > 0 && chosen.length < of.length}
          onTick={onTick}
        />
      </TableCell>
      <TableCell component="th" scope="rowgroup" colSpan={4} sx={{ fontWeight: 600 }}>
        {company.title}
        {first?.transfer && (
          <Box component="span" className="quiet" sx={{ fontWeight: 400 }}>
            {' '}
            z rachunku {payer ?? formatNrb(first.transfer.from)} ({first.transfer.bank})
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ ...money, fontWeight: 600 }}>{formatMoney(sum)}</TableCell>
    </TableRow>
  );
}

function TransferLine({ row, ticked, onTick }: { row: TransferRow; ticked: boolean; onTick: (on: boolean) => void }) {
  const { transfer, company, kind, person, settlement_id, amount, says } = row;
  if (!transfer) return null;
  const name = `${kindLabel(kind)}${person ? ` (${person})` : ''}`;
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <Tick name={`Zaznacz: ${company.title}, ${name}`} checked={ticked} onTick={onTick} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ minWidth: '9rem' }}>
        <Link to={officePath('settlements.show', { id: settlement_id })}>{name}</Link>
        {says.map((said) => (
          <Box key={said} component="p" sx={{ color: 'var(--warning)' }}>
            {said}
          </Box>
        ))}
      </TableCell>
      <TableCell sx={{ minWidth: '13rem' }}>
        {transfer.payee}
        <p className="quiet number">{formatNrb(transfer.to)}</p>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{transfer.title}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(transfer.on)}</TableCell>
      <TableCell sx={money}>{formatMoney(amount ?? 0)}</TableCell>
    </TableRow>
  );
}
