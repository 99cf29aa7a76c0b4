import { lazy, Suspense, useState } from 'react';
import type { PaidMonth } from '../../../../contract/paymentHistory';
import { formatMoney } from '../../../../lib/money';
import { OtherButton } from '../../../kit/buttons';

const YearChart = lazy(() => import('./YearChart'));

/** What a year's months come to together, and their picture for who asks for it. */
export function YearSum({ year, months }: { year: string; months: readonly PaidMonth[] }) {
  const [drawn, setDrawn] = useState(false);
  const sum = (of: (month: PaidMonth) => number) => months.reduce((total, month) => total + of(month), 0);
  const left = sum((month) => month.left);
  return (
    <>
      <p>
        Razem za {year} rok: <strong className="number">{formatMoney(sum(({ due }) => due))}</strong>
        {left > 0 && (
          <>
            , w tym do zapłaty <span className="number">{formatMoney(left)}</span>
          </>
        )}
      </p>
      <OtherButton size="small" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
        {drawn ? 'Ukryj wykres' : 'Pokaż wykres'} <span className="unseen">płatności {year} roku</span>
      </OtherButton>
      {drawn && (
        <Suspense fallback={<p role="status">Rysuję wykres…</p>}>
          <YearChart year={year} months={months} />
        </Suspense>
      )}
    </>
  );
}
