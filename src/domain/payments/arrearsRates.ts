import type { LimitCertainty } from '../limits/limit';
import type { InterestRate } from './interest';

/** A rate of interest on arrears, percent a year, with where it is known from. */
export interface ArrearsRate extends InterestRate {
  certainty: LimitCertainty;
  source: string;
}

/** The act behind every rate: twice the National Bank's Lombard rate and 2 points, 8% at the least; contributions and local taxes bear the same. */
export const ARREARS_BASIS = 'art. 56 § 1 i 2 OP; art. 23 ust. 1 u.s.u.s.';

/** The last day on which a source said that nothing newer was announced: later days need a look into Monitor Polski. */
export const ARREARS_CHECKED_TO = '2026-08-19';

const verified = (from: string, percent: number, source: string): ArrearsRate => ({
  from,
  percent,
  certainty: 'verified',
  source,
});
/** Worked out from a Lombard rate that a source told. */
const computed = (from: string, percent: number, lombard: string, source: string): ArrearsRate => ({
  from,
  percent,
  certainty: 'computed',
  source: `2 × stopa lombardowa ${lombard} + 2% (${source})`,
});
/** From a Lombard rate that no source was opened for. */
const byAct = (from: string, percent: number, lombard: string): ArrearsRate => ({
  from,
  percent,
  certainty: 'statute',
  source: `2 × stopa lombardowa ${lombard} + 2%; obwieszczenie w Monitorze Polskim nieotwarte`,
});

/** In the order of time, each in force until the next one. */
export const ARREARS_RATES: readonly ArrearsRate[] = [
  verified('2020-01-01', 8, 'art. 56 § 1 OP: nie mniej niż 8%; legalis.pl 29.05.2020, elfin.pl 4.11.2021'),
  byAct('2022-02-09', 8.5, '3,25%'),
  byAct('2022-03-09', 10, '4,00%'),
  byAct('2022-04-07', 12, '5,00%'),
  byAct('2022-05-06', 13.5, '5,75%'),
  computed('2022-06-09', 15, '6,50%', 'wp.pl 8.06.2022'),
  byAct('2022-07-08', 16, '7,00%'),
  verified('2022-09-08', 16.5, 'podatkowyreferat.online; stopa 7,25%: bsbrodnica.pl'),
  byAct('2023-09-07', 15, '6,50%'),
  byAct('2023-10-05', 14.5, '6,25%'),
  byAct('2025-05-08', 13.5, '5,75%'),
  byAct('2025-07-03', 13, '5,50%'),
  byAct('2025-09-04', 12.5, '5,25%'),
  byAct('2025-10-09', 12, '5,00%'),
  byAct('2025-11-06', 11.5, '4,75%'),
  computed('2025-12-04', 11, '4,50%', 'dorzeczy.pl 4.02.2026; dzień zmiany z ustawy'),
  computed('2026-03-05', 10.5, '4,25%', 'bsbrodnica.pl, nowiny.press 5.03.2026'),
];

/** The rates in the order of time with those that the office entered, which stand from their day to the next one of either. */
export function arrearsRates(own: readonly ArrearsRate[] = []): ArrearsRate[] {
  const ownDays = new Set(own.map(({ from }) => from));
  return [...ARREARS_RATES.filter(({ from }) => !ownDays.has(from)), ...own].sort((one, other) =>
    one.from < other.from ? -1 : 1,
  );
}

/** The rate of a day; undefined before the first one. */
export const arrearsRateOn = (day: string, rates: readonly ArrearsRate[]): ArrearsRate | undefined =>
  rates.findLast(({ from }) => from <= day);

/** Whether the day lies after what was checked, with no newer rate entered: the rate may have changed unseen. */
export const isUnchecked = (day: string, rates: readonly ArrearsRate[]): boolean =>
  day > ARREARS_CHECKED_TO && (arrearsRateOn(day, rates)?.from ?? '') <= ARREARS_CHECKED_TO;
