import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settlementItems } from '../../../../resources/settlementItems';
import type { PaidLater } from '../../../contract/later';
import { addDays, formatDate, isDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { formatPercent } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { ApiError } from '../../providers/apiError';
import { request } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';
import { useToday } from '../../records/useToday';

/** A month later than today or than the last day for payment: something to begin with. */
const monthLater = 30;

/** What a position costs when it is paid on a day that is picked: the interest, where it comes from, and all together. */
export default function LaterForm({ id, name, due }: { id: string; name: string; due: string }) {
  const today = useToday();
  const [on, setOn] = useState(addDays(due > today ? due : today, monthLater));
  const { data, error } = useQuery({
    queryKey: [settlementItems.name, 'later', id, on],
    queryFn: async ({ signal }) =>
      (await request<{ data: PaidLater }>(`/api/${settlementItems.name}/${id}/later?on=${on}`, { signal })).json.data,
    enabled: isDate(on),
    retry: false,
  });
  const fault = !isDate(on) ? 'Podaj dzień zapłaty' : error ? faultIn(error) : null;
  return (
    <div className="later">
      <DateBox
        kind="date"
        label={`Dzień zapłaty: ${name}`}
        value={on}
        error={fault !== null}
        helperText={fault}
        onChange={setOn}
      />
      <div role="status">{data && !fault && <Told paid={data} />}</div>
    </div>
  );
}

const faultIn = (error: unknown) => {
  const told = error instanceof ApiError ? error.body?.errors : undefined;
  return Object.values(told ?? {})[0] ?? saidBy(error);
};

function Told({ paid }: { paid: PaidLater }) {
  if (paid.days === 0) return <p>To jeszcze w terminie: zapłacisz {formatMoney(paid.amount)}, bez odsetek.</p>;
  return (
    <>
      <p>
        Odsetki za {countOf(paid.days, 'dzień', 'dni', 'dni')}: <strong className="number">{formatMoney(paid.interest)}</strong>.
        Razem do zapłaty <strong className="number">{formatMoney(paid.total)}</strong>.
      </p>
      {paid.interest === 0 && <p>Odsetek do {formatMoney(paid.floor)} nie nalicza się.</p>}
      <ul>
        {paid.parts.map(({ from, to, days, percent, exact }) => (
          <li key={from}>
            {formatDate(from)}–{formatDate(to)}: {countOf(days, 'dzień', 'dni', 'dni')} × {formatPercent(percent)} ×{' '}
            {formatMoney(paid.amount)} = <span className="number">{formatMoney(exact)}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">
        Suma {formatMoney(paid.exact)} zaokrągla się do pełnych złotych. {paid.basis}.
      </p>
      {paid.warning && <p className="quiet">{paid.warning}</p>}
    </>
  );
}
