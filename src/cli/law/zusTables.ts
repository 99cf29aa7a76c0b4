import { HOLIDAY_CONDITIONS, HOLIDAY_LAW } from '../../domain/zus/holiday/rules';
import { FRESH_START_MONTHS, SCHEME_RULES, SMALL_PLUS_LEAST_DAYS, SMALL_PLUS_TERMS } from '../../domain/zus/schemes';
import { formatDate, formatMonth } from '../../lib/dates';
import { CERTAINTY, table } from './markdown';

const between = (from: string, until: string | null, shown: (on: string) => string) =>
  until === null ? `od: ${shown(from)}` : `${shown(from)} – ${shown(until)}`;

function schemes(): string {
  return table(
    ['Etap', 'Pełnych miesięcy', 'Kod tytułu', 'Można zacząć', 'Podstawa', 'Pewność', 'Źródło'],
    SCHEME_RULES.map(({ scheme, label, months, titleCode, from, until, basis, certainty, source }) => [
      label,
      scheme === 'maly_plus' ? 'według następnej tabeli' : months === null ? 'bez terminu' : String(months),
      titleCode ?? '',
      between(from, until, formatDate),
      basis,
      CERTAINTY[certainty],
      source,
    ]),
  );
}

function smallPlus(): string {
  const terms = table(
    ['Miesiące', 'Podstawa', 'Długość', 'Pewność', 'Źródło'],
    SMALL_PLUS_TERMS.map(({ months, within, basis, certainty, source, from, until }) => [
      between(from, until, formatMonth),
      basis,
      `${months} miesięcy w każdych ${within} miesiącach działalności`,
      CERTAINTY[certainty],
      source,
    ]),
  );
  return `${terms}\n
W poprzednim roku działalność musiała trwać co najmniej ${SMALL_PLUS_LEAST_DAYS} dni (art. 18c ust. 11 pkt 2 u.s.u.s.). Ulgi dla
rozpoczynających są znów otwarte po ${FRESH_START_MONTHS} miesiącach bez działalności (art. 18 Prawa przedsiębiorców, art. 18a ust. 2 u.s.u.s.).`;
}

function holiday(): string {
  return table(
    ['Warunek', 'Co musi być spełnione', 'Podstawa', 'Pewność', 'Źródło'],
    Object.entries(HOLIDAY_CONDITIONS).map(([code, { asks, basis, certainty }]) => [
      `\`${code}\``,
      asks,
      basis,
      CERTAINTY[certainty],
      HOLIDAY_LAW.source,
    ]),
  );
}

/** Titled tables of the social contributions of entrepreneurs. */
export const zusTables = (): [title: string, text: string][] => [
  ['Etapy składek społecznych przedsiębiorcy', schemes()],
  ['Mały ZUS Plus – jak długo', smallPlus()],
  ['Wakacje składkowe – warunki', holiday()],
];
