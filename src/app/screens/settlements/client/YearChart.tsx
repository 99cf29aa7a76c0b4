import type { PaidMonth } from '../../../../contract/paymentHistory';
import { formatMonth } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { Chart } from '../../../charts/Chart';

/** A year's payments month by month; the months of several companies are put together. */
export default function YearChart({ year, months }: { year: string; months: readonly PaidMonth[] }) {
  const periods = [...new Set(months.map(({ period }) => period))].sort();
  const sumOf = (period: string, of: (month: PaidMonth) => number) =>
    months.filter((month) => month.period === period).reduce((sum, month) => sum + of(month), 0);
  const series = [
    { label: 'Zapłacone', values: periods.map((period) => sumOf(period, ({ due, left, deferred }) => due - left - deferred)) },
    { label: 'Do zapłaty', values: periods.map((period) => sumOf(period, ({ left }) => left)) },
    { label: 'Odroczone', values: periods.map((period) => sumOf(period, ({ deferred }) => deferred)) },
  ].filter(({ label, values }) => label !== 'Odroczone' || values.some((value) => value > 0));
  return (
    <Chart
      kind="bars"
      title={`Płatności w ${year} roku`}
      names={periods.map((period) => formatMonth(period).replace(/ \d+$/, ''))}
      nameLabel="Miesiąc"
      series={series}
      format={formatMoney}
    />
  );
}
