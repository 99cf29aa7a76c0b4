import { periodName, readTaxPeriod } from '../../domain/payments/taxPeriod';
import { defineFieldType } from '../field';
import { month } from './month';

const shape = /^(?:19|20)\d{2}-(?:M(?:0[1-9]|1[0-2])|K[1-4]|R)$/;
const says = 'Podaj okres, na przykład 10.2026, IV kwartał 2026 albo 2026-R';
const roman: readonly string[] = ['I', 'II', 'III', 'IV'];

/** What a tax or a contribution is paid for: kept as `2026-M10`, `2026-K4` or `2026-R`, read as „październik 2026”. */
export const taxPeriod = defineFieldType<'taxPeriod', string>('taxPeriod', {
  sorting: 'text',
  parse: readPeriod,
  check: (value) => (shape.test(value) ? null : says),
  format: (value) => {
    const period = readTaxPeriod(value);
    return period ? periodName(period) : value;
  },
  examples: { good: ['2026-M10', '2026-K4', '2026-R'], bad: [['2026-M13', says]] },
});

/** A month in any of its spellings, `IV kwartał 2026`, `4 kw. 2026`, `2026-Q4`, `2026` or `2026 rok`; anything else comes back as typed. */
function readPeriod(typed: string): string {
  const text = typed.trim().toUpperCase();
  if (shape.test(text)) return text;
  const named = month.parse(typed) as string;
  if (month.check(named) === null) return named.replace('-', '-M');
  const [, number = '', year] = /^(I{1,3}|IV|[1-4])\.? *(?:KWARTAŁ|KW)\.? *(\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-K${roman.indexOf(number) + 1 || number}`;
  return text.replace(/^(\d{4})-?Q([1-4])$/, '$1-K$2').replace(/^(\d{4})(?: ROK)?$/, '$1-R');
}
