import type { DayOrder } from '../../../lib/dayOrder';
import { withDayFirst } from '../../../lib/dayOrder';
import { GENITIVE_MONTHS } from '../../../lib/monthNames';
import { readDate } from '../../../lib/typedDates';
import { Notice } from '../../kit/Notice';
import { Chosen } from './Chosen';
import type { DayColumn } from './days';

interface DayOrdersProps {
  columns: readonly DayColumn[];
  onSay: (order: DayOrder) => void;
}

/** Which columns have American days, and which may have: of these the person says it. */
export function DayOrders({ columns, onSay }: DayOrdersProps) {
  const asked = columns.filter(({ isAsked }) => isAsked);
  const american = columns.filter(({ isAsked, order }) => !isAsked && order === 'month');
  const [first] = asked;
  const example = exampleOf(asked);
  return (
    <>
      {american.length > 0 && (
        <Notice role="alert" severity="info">
          {namesOf(american)}: daty są zapisane po amerykańsku, najpierw miesiąc{readOf(exampleOf(american))}. Tak je odczytamy.
        </Notice>
      )}
      {first && (
        <Notice role="alert" severity={first.order === null ? 'warning' : 'info'}>
          <p style={{ marginTop: 0 }}>
            {namesOf(asked)}: po samych datach nie widać, co jest dniem, a co miesiącem. Sprawdź w programie, z którego jest plik
            {example !== undefined && `, czym jest ${example}`}.
          </p>
          <Chosen
            label="Kolejność w datach"
            value={first.order ?? ''}
            choices={[
              ['day', `dzień, miesiąc, rok${as(example)}`],
              ['month', `miesiąc, dzień, rok (po amerykańsku)${as(example && withDayFirst(example))}`],
            ]}
            onChoose={(order) => onSay(order as DayOrder)}
          />
        </Notice>
      )}
    </>
  );
}

/** „Kolumna „Start Date””, „Kolumny „Start Date”, „End Date””. */
const namesOf = (columns: readonly DayColumn[]): string =>
  `${columns.length === 1 ? 'Kolumna' : 'Kolumny'} ${columns.map(({ heading, at }) => `„${heading || at + 1}”`).join(', ')}`;

/** Of a column that may be shown in the open. */
const exampleOf = (columns: readonly DayColumn[]) => columns.find(({ example }) => example !== undefined)?.example;
const readOf = (example?: string): string => (example === undefined ? '' : ` (${example} to ${readAs(withDayFirst(example))})`);
const as = (example?: string): string => (example === undefined ? '' : `: ${readAs(example)}`);

/** „9 stycznia”: of two figures of a year its century is told at the cell. */
function readAs(cell: string): string {
  const [, month = '', day = ''] = readDate(cell).split('-');
  return `${Number(day)} ${GENITIVE_MONTHS[Number(month) - 1] ?? `(nie ma miesiąca ${month})`}`;
}
