import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import type { ContributionFigure, ContributionMonth } from '../../../contract/contributions';
import { formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { QuietButton } from '../../kit/buttons';
import { PanelTable } from '../../layout/PanelTable';
import { useShowPath } from '../../records/useShowPath';
import { Cell } from './Cell';
import { FigureCell } from './FigureCell';
import type { FigureKey } from './useContributions';
import '../settlements/work.css';

type Save = (figure: ContributionFigure, key: FigureKey, typed: string) => Promise<string | null>;

interface MonthTableProps {
  name: string;
  /** Counted from pay that the asker may not see. */
  closed: boolean;
  months: readonly ContributionMonth[];
  month: string;
  onChoose: (month: string) => void;
  save?: Save | undefined;
}

/** Fourteen months of a person; a month's name shows below how it was counted. */
export function MonthTable({ name, closed, months, month, onChoose, save }: MonthTableProps) {
  return (
    <div className="items-scroll">
      <PanelTable className="items-table" aria-label={`Składki po miesiącach: ${name}`} size="small">
        <TableHead>
          <TableRow>
            {['Miesiąc', 'Społeczne', 'Zdrowotna', 'Razem', 'Od czego zdrowotna', 'W rozliczeniu'].map((each) => (
              <TableCell key={each} scope="col">
                {each}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((each) => (
            <Row key={each.month} row={each} closed={closed} isChosen={each.month === month} onChoose={onChoose} save={save} />
          ))}
        </TableBody>
      </PanelTable>
    </div>
  );
}

interface RowProps {
  row: ContributionMonth;
  closed: boolean;
  isChosen: boolean;
  onChoose: (month: string) => void;
  save?: Save | undefined;
}

function Row({ row: { month, due, figure, item }, closed, isChosen, onChoose, save }: RowProps) {
  const name = formatMonth(month);
  if (!due)
    return (
      <TableRow>
        <TableCell component="th" scope="row">
          {name}
        </TableCell>
        <TableCell colSpan={5} className="quiet">
          Bez składek: nie ma ubezpieczenia z tej działalności
        </TableCell>
      </TableRow>
    );
  const { form, social_amount, health, total, missing, lacks, holiday, forecast } = due;
  return (
    <TableRow selected={isChosen}>
      <TableCell component="th" scope="row">
        <QuietButton size="small" aria-pressed={isChosen} onClick={() => onChoose(month)}>
          {name}
        </QuietButton>
      </TableCell>
      <Cell label="Społeczne" number={true}>
        {holiday ? 'wakacje składkowe' : money(social_amount)}
      </Cell>
      <Cell label="Zdrowotna" number={true}>
        {money(health?.base === null && form === 'appointed' ? null : (health?.amount ?? null))}
      </Cell>
      <Cell label="Razem" number={true}>
        <strong>{money(total)}</strong>
        {[...(forecast ? [forecast] : []), ...(closed ? [] : missing)].map((each) => (
          <span key={each} className="quiet items-under items-proposed">
            {each}
          </span>
        ))}
      </Cell>
      <TableCell>
        {closed ? <span className="quiet">Widać z dostępem do płac</span> : <Figure due={due} figure={figure} save={save} />}
      </TableCell>
      <Cell label="W rozliczeniu" number={true}>
        {item ? <Settled item={item} total={total} lacks={lacks.length > 0} /> : <span className="quiet">nie ma pozycji</span>}
      </Cell>
    </TableRow>
  );
}

/** What the month's health is counted from, by its form. */
const COUNTED_FROM = {
  scale: ['Dochód za', 'income'],
  flat: ['Dochód za', 'income'],
  lump_sum: ['Przychód za', 'revenue'],
  appointed: ['Wynagrodzenie wypłacone w:', 'pay'],
} as const;

/** The income of the month before, or the revenue or pay of the month itself. */
function Figure({
  due: { form },
  figure,
  save,
}: Pick<ContributionMonth, 'figure'> & { due: NonNullable<ContributionMonth['due']>; save?: Save | undefined }) {
  if (form === null || !(form in COUNTED_FROM)) return <span className="quiet">nie zależy</span>;
  const [what, key] = COUNTED_FROM[form as keyof typeof COUNTED_FROM];
  const label = `${what} ${formatMonth(figure.period)}`;
  return (
    <>
      <span className="quiet items-under">{label}</span>
      <FigureCell label={label} figure={figure} name={`${key}_amount`} value={figure[key]} save={save} />
      {figure.from === 'settlement' && <span className="quiet items-under">z rozliczenia miesiąca</span>}
    </>
  );
}

interface SettledProps {
  item: NonNullable<ContributionMonth['item']>;
  total: number | null;
  /** Whether the office has something to enter yet: the total is the least that the law asks then, and tells no difference. */
  lacks: boolean;
}

function Settled({ item, total, lacks }: SettledProps) {
  const path = useShowPath('settlements', item.settlement_id);
  const text = item.amount === null ? 'bez kwoty' : formatMoney(item.amount);
  return (
    <>
      {path ? <Link to={path}>{text}</Link> : text}
      {!item.alone && <span className="quiet items-under">razem z innymi ubezpieczonymi</span>}
      {item.alone && item.amount !== null && total !== null && item.amount !== total && (
        <span className="items-under">
          {lacks ? 'Brakuje danych, nie da się porównać' : <>inna niż z prawa o {formatMoney(item.amount - total)}</>}
        </span>
      )}
    </>
  );
}

const money = (grosze: number | null) => (grosze === null ? '–' : formatMoney(grosze));
