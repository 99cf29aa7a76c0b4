import { formatDate, formatMonth, isDate, isMonth } from '../../lib/dates';

const ROMAN = ['I', 'II', 'III', 'IV'];
const months = (text: string) => `${text.slice(5, 7)}.${text.slice(0, 4)}`;

/**
 * A period's label as it reads after "za": `październik 2026`, `IV kwartał 2026`, `rok 2026`, `2. ratę 2026`,
 * `okres 07.2025–06.2026`; besides the labels of `Period` also `2026-H2`, `2026-W48` and a single day.
 */
export function periodName(label: string): string {
  if (isMonth(label)) return formatMonth(label);
  if (isDate(label)) return formatDate(label);
  const [, year = '', kind = '', number = ''] = /^(\d{4})-([QHRW])(\d+)$/.exec(label) ?? [];
  switch (kind) {
    case 'Q':
      return `${ROMAN[Number(number) - 1] ?? number} kwartał ${year}`;
    case 'H':
      return `${ROMAN[Number(number) - 1] ?? number} półrocze ${year}`;
    case 'R':
      return `${number}. ratę ${year}`;
    case 'W':
      return `${number}. tydzień ${year}`;
  }
  const [first = '', last] = label.split('/');
  return last === undefined ? `rok ${label}` : `okres ${months(first)}–${months(last)}`;
}

/** The month a period ends in; null for an instalment, a week or a day. */
export function lastMonthOf(label: string): string | null {
  if (isMonth(label)) return label;
  if (/^\d{4}$/.test(label)) return `${label}-12`;
  const [, year = '', kind, number = ''] = /^(\d{4})-([QH])(\d)$/.exec(label) ?? [];
  if (kind) return `${year}-${String(Number(number) * (kind === 'Q' ? 3 : 6)).padStart(2, '0')}`;
  const last = label.split('/')[1];
  return last && isMonth(last) ? last : null;
}
