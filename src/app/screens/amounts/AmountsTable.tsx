import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import type { PlannedAmount } from '../../../domain/amounts/reading';
import { formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { Tick } from '../../kit/Tick';
import { StatusChip } from '../../layout/StatusChip';
import { PagedTable } from '../../resource/importing/PagedTable';
import { officePath } from '../../routing/officePath';
import { kindLabel, typeLabel } from './words';

const fates = {
  fill: { label: 'Puste', color: 'success' },
  change: { label: 'Zmiana', color: 'warning' },
  add: { label: 'Nowa pozycja', color: 'info' },
} as const;

export const keyOf = ({ nip, period, kind }: PlannedAmount) => `${nip} ${period} ${kind}`;

interface AmountsTableProps {
  amounts: readonly PlannedAmount[];
  /** Those that are not to be written, by `keyOf`. */
  left: ReadonlySet<string>;
  refused: ReadonlyMap<string, string>;
  onLeave: (keys: readonly string[], on: boolean) => void;
}

const money = { textAlign: 'right', whiteSpace: 'nowrap' } as const;

/** Figures that can be written, each with what stands there now; changed ones first, as they take something's place. */
export function AmountsTable({ amounts, left, refused, onLeave }: AmountsTableProps) {
  const ordered = amounts.toSorted((one, other) => rank(one, refused) - rank(other, refused));
  const keys = amounts.map(keyOf);
  return (
    <PagedTable
      label="Kwoty do wpisania"
      sizes={[50]}
      head={
        <TableRow>
          <TableCell padding="checkbox">
            <Tick
              name="Wpisz wszystkie"
              checked={left.size === 0}
              some={left.size > 0 && left.size < keys.length}
              onTick={(on) => onLeave(keys, !on)}
            />
          </TableCell>
          <TableCell>Firma</TableCell>
          <TableCell>Miesiąc</TableCell>
          <TableCell>Pozycja</TableCell>
          <TableCell sx={money}>Teraz</TableCell>
          <TableCell sx={money}>Będzie</TableCell>
          <TableCell>Co się stanie</TableCell>
        </TableRow>
      }
      rows={ordered}
      row={(amount) => (
        <AmountRow
          key={keyOf(amount)}
          amount={amount}
          left={left.has(keyOf(amount))}
          says={refused.get(keyOf(amount)) ?? null}
          onLeave={(on) => onLeave([keyOf(amount)], on)}
        />
      )}
    />
  );
}

const rank = (amount: PlannedAmount, refused: ReadonlyMap<string, string>) =>
  refused.has(keyOf(amount)) ? 0 : amount.state === 'change' ? 1 : 2;

interface AmountRowProps {
  amount: PlannedAmount;
  left: boolean;
  says: string | null;
  onLeave: (on: boolean) => void;
}

function AmountRow({ amount, left, says, onLeave }: AmountRowProps) {
  const { company, settlement_id, period, kind, before, before_type, state } = amount;
  const title = company?.title ?? amount.nip;
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <Tick name={`Wpisz: ${title}, ${kindLabel(kind)}`} checked={!left} onTick={(on) => onLeave(!on)} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ minWidth: '11rem' }}>
        {settlement_id ? <Link to={officePath('settlements.show', { id: settlement_id })}>{title}</Link> : title}
        {says && (
          <Box component="p" role="alert" sx={{ color: 'var(--error)' }}>
            {says}
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMonth(period)}</TableCell>
      <TableCell>{kindLabel(kind)}</TableCell>
      <TableCell sx={money}>{before === null ? '–' : said(before, before_type)}</TableCell>
      <TableCell sx={{ ...money, fontWeight: 500 }}>{said(amount.amount, amount.amount_type)}</TableCell>
      <TableCell>{state in fates && <StatusChip {...fates[state as keyof typeof fates]} />}</TableCell>
    </TableRow>
  );
}

/** An amount, and what it is where it is nothing to pay. */
const said = (amount: number, type: string | null) =>
  type === 'due' || type === null ? formatMoney(amount) : `${formatMoney(amount)}, ${typeLabel(type).toLowerCase()}`;
