/** Due days from 1.11.2026 to 31.12.2027, read off the calendar by hand: nothing here asks the program. `period day`. */
export type Days = readonly string[];

const MONTHS =
  '2026-10 2026-11 2026-12 2027-01 2027-02 2027-03 2027-04 2027-05 2027-06 2027-07 2027-08 2027-09 2027-10 2027-11'.split(' ');
const monthly = (days: string): Days => days.split(' ').map((day, nth) => `${MONTHS[nth]} ${full(day, nth)}`);
/** `20.11` of the year that the position in the list tells: two days of 2026, then 2027. */
function full(day: string, nth: number): string {
  const [date = '', month = ''] = day.split('.');
  return `${nth < 2 ? 2026 : 2027}-${month}-${date}`;
}

/** Taxes, contributions of most payers. */
export const M20 = monthly('20.11 21.12 20.01 22.02 22.03 20.04 20.05 21.06 20.07 20.08 20.09 20.10 22.11 20.12');
/** VAT. */
export const M25 = monthly('25.11 28.12 25.01 25.02 25.03 26.04 25.05 25.06 26.07 25.08 27.09 25.10 25.11 27.12');
/** Contributions of legal persons, PPK. */
export const M15 = monthly('16.11 15.12 15.01 15.02 15.03 15.04 17.05 15.06 15.07 16.08 15.09 15.10 15.11 15.12');
/** Tax at the source. */
export const M7 = monthly('09.11 07.12 07.01 08.02 08.03 07.04 07.05 07.06 07.07 09.08 07.09 07.10 08.11 07.12');
/** Contributions of budget units. */
export const M5 = monthly('05.11 07.12 05.01 05.02 05.03 05.04 05.05 07.06 05.07 05.08 06.09 05.10 05.11 06.12');
/** Wages: a day off brings them forward. */
export const WAGES = monthly('10.11 10.12 08.01 10.02 10.03 09.04 10.05 10.06 09.07 10.08 10.09 08.10 10.11 10.12');
/** Intrastat: a day off puts it off. */
export const M10 = monthly('10.11 10.12 11.01 10.02 10.03 12.04 10.05 10.06 12.07 10.08 10.09 11.10 10.11 10.12');
/** IOSS: the last day whatever it is. */
export const MONTH_ENDS = monthly('30.11 31.12 31.01 28.02 31.03 30.04 31.05 30.06 31.07 31.08 30.09 31.10 30.11 31.12');
/** The tax card: December is due within it. */
export const CARD: Days = [...M7.map((day) => (day.startsWith('2026-12 ') ? '2026-12 2026-12-28' : day)), '2027-12 2027-12-28'];

export const Q20: Days = ['2026-Q4 2027-01-20', '2027-Q1 2027-04-20', '2027-Q2 2027-07-20', '2027-Q3 2027-10-20'];
export const Q25: Days = ['2026-Q4 2027-01-25', '2027-Q1 2027-04-26', '2027-Q2 2027-07-26', '2027-Q3 2027-10-25'];
export const QUARTER_ENDS: Days = ['2026-Q4 2027-01-31', '2027-Q1 2027-04-30', '2027-Q2 2027-07-31', '2027-Q3 2027-10-31'];
/** Records of VAT of the first two months of quarters. */
export const RECORDS: Days = M25.filter((day) => !/^\d{4}-(03|06|09|12) /.test(day));
export const KRUS: Days = [
  '2026-Q4 2026-11-02',
  '2027-Q1 2027-02-01',
  '2027-Q2 2027-04-30',
  '2027-Q3 2027-08-02',
  '2027-Q4 2027-11-02',
];
/** Instalments of tax on property: of legal persons each month, of natural ones four in a year. */
export const PROPERTY: Days =
  '2026-11 2026-11-16,2026-12 2026-12-15,2027-01 2027-02-01,2027-02 2027-02-15,2027-03 2027-03-15,2027-04 2027-04-15,2027-05 2027-05-17,2027-06 2027-06-15,2027-07 2027-07-15,2027-08 2027-08-16,2027-09 2027-09-15,2027-10 2027-10-15,2027-11 2027-11-15,2027-12 2027-12-15'.split(
    ',',
  );
export const FOREST: Days = PROPERTY.map((day) => (day.startsWith('2027-01 ') ? '2027-01 2027-01-15' : day));
export const FOUR: Days = [
  '2026-R4 2026-11-16',
  '2027-R1 2027-03-15',
  '2027-R2 2027-05-17',
  '2027-R3 2027-09-15',
  '2027-R4 2027-11-15',
];

/** Of a schedule what belongs to periods from the one to the other, both included; months and quarters apart. */
export const between = (days: Days, from: string, to = '9999'): Days =>
  days.filter((day) => {
    const [period = ''] = day.split(' ');
    return period >= from && period <= to;
  });
export const since = (days: Days, from: string): Days => between(days, from);
export const until = (days: Days, to: string): Days => between(days, '0000', to);
