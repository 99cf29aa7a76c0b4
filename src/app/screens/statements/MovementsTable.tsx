import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import type { PlannedEntry } from '../../../contract/statements';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { SelectBox } from '../../fields/SelectBox';
import { Tick } from '../../kit/Tick';
import { StatusChip } from '../../layout/StatusChip';
import { PagedTable } from '../../resource/importing/PagedTable';
import { officePath } from '../../routing/officePath';
import { type Choices, choiceName, leftAfter, type Paid } from './movements';

interface MovementsTableProps {
  /** Those that may pay something: the sure ones first. */
  movements: readonly PlannedEntry[];
  chosen: Choices;
  paid: ReadonlyMap<string, Paid>;
  onChoose: (proof: string, item: string) => void;
}

const money = { textAlign: 'right', whiteSpace: 'nowrap' } as const;

/** Movements with what each pays, now and after; what is not sure waits for somebody to choose. */
export function MovementsTable({ movements, chosen, paid, onChoose }: MovementsTableProps) {
  const ordered = movements.toSorted((one, other) => Number(one.state !== 'sure') - Number(other.state !== 'sure'));
  return (
    <PagedTable
      label="Operacje z wyciągu"
      sizes={[50]}
      head={
        <TableRow>
          <TableCell>Operacja</TableCell>
          <TableCell sx={money}>Kwota</TableCell>
          <TableCell>Opłaca</TableCell>
          <TableCell sx={money}>Zostało: teraz</TableCell>
          <TableCell sx={money}>Będzie</TableCell>
        </TableRow>
      }
      rows={ordered}
      row={(entry) => (
        <MovementRow
          key={entry.proof}
          entry={entry}
          item={chosen.get(entry.proof) ?? ''}
          paid={paid.get(chosen.get(entry.proof) ?? '') ?? null}
          onChoose={(item) => onChoose(entry.proof, item)}
        />
      )}
    />
  );
}

interface MovementRowProps {
  entry: PlannedEntry;
  item: string;
  paid: Paid | null;
  onChoose: (item: string) => void;
}

function MovementRow({ entry, item, paid, onChoose }: MovementRowProps) {
  const { on, amount, title, other_name, state, choices } = entry;
  const [first] = choices;
  const after = paid && leftAfter(paid);
  const label = `${formatDate(on)}, ${formatMoney(Math.abs(amount))}`;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: '14rem', overflowWrap: 'anywhere' }}>
        {formatDate(on)} · {other_name ?? 'bez nazwy drugiej strony'}
        <p className="quiet">{title || 'bez tytułu'}</p>
      </TableCell>
      <TableCell sx={money}>{formatMoney(amount)}</TableCell>
      <TableCell sx={{ minWidth: '17rem' }}>
        {state === 'sure' && first ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Tick name={`Zapisz wpłatę: ${label}`} checked={item !== ''} onTick={(on) => onChoose(on ? first.item_id : '')} />
            <Link to={officePath('settlements.show', { id: first.settlement_id })}>{choiceName(first)}</Link>
          </Box>
        ) : (
          <SelectBox
            label={`Co opłaca: ${label}`}
            unlabelled
            value={item}
            empty="Nie zapisuj"
            options={choices.map((choice) => [choice.item_id, `${choiceName(choice)}: zostało ${formatMoney(choice.left)}`])}
            onChange={onChoose}
          />
        )}
      </TableCell>
      <TableCell sx={money}>{paid ? formatMoney(paid.choice.left) : '–'}</TableCell>
      <TableCell sx={{ ...money, fontWeight: 500 }}>{after === null ? '–' : <After left={after} />}</TableCell>
    </TableRow>
  );
}

function After({ left }: { left: number }) {
  if (left === 0) return <StatusChip label="Zapłacone" color="success" />;
  if (left < 0) return <StatusChip label={`Nadpłata ${formatMoney(-left)}`} color="warning" />;
  return formatMoney(left);
}
