import { formatGrosze } from '../../../lib/money';
import { vatOnNet } from '../../../lib/vat';
import { isFlatRate } from '../codes';
import type { Invoice } from '../invoice';
import type { InvoiceLine } from '../lines';
import { RATE_ROWS, type RateTotal } from '../rates';
import { error, type Finding, warning, when } from './finding';

const gap = (one: number, other: number) => Math.abs(one - other);

type RateRow = (typeof RATE_ROWS)[number];

function linesOf({ lines }: Invoice, { rate, codes = [] }: RateRow): InvoiceLine[] {
  const own = new Set<string | null>([rate, ...codes]);
  return lines.filter((line) => own.has(line.rate));
}

/** Kinds whose total is what was paid or is left to pay, so that it need not be net and VAT together. */
const OWN_TOTAL: readonly string[] = ['ZAL', 'ROZ', 'KOR_ZAL', 'KOR_ROZ'];
const hasMargin = ({ margin_scheme, rates }: Invoice) => margin_scheme || rates.some(({ rate }) => rate === 'marża');

/** Whether the parts of an invoice agree with each other, to a grosz a line where rounding may differ. */
export function checkSums(invoice: Invoice): Finding[] {
  if (isFlatRate(invoice.kind)) return checkRefund(invoice);
  const byRate = RATE_ROWS.flatMap((row) => {
    const total = invoice.rates.find(({ rate }) => rate === row.rate);
    return total ? [...checkTax(invoice, row, total), ...checkLines(invoice, row, total)] : [];
  });
  return [...checkTotal(invoice), ...byRate];
}

const isRefunded = (line: InvoiceLine): line is InvoiceLine & { net: number; vat: number; rate: string } =>
  line.net !== null && line.vat !== null && /^\d+(?:\.\d+)?$/.test(line.rate ?? '');

/** The farmer's goods and the refund on them make the total, and both are the sums of their lines. */
function checkRefund({ net_amount, vat_amount, gross_amount, lines }: Invoice): Finding[] {
  const sums = [
    ['P_8', 'wartość', sumOf(lines, 'net'), net_amount],
    ['P_10', 'zwrot podatku', sumOf(lines, 'vat'), vat_amount],
  ] as const;
  return [
    ...when(gap(net_amount + vat_amount, gross_amount) > 1, () =>
      error(
        'total',
        'P_12_1',
        `Należność ogółem ${formatGrosze(gross_amount)} to nie suma wartości i zwrotu podatku: ${formatGrosze(net_amount + vat_amount)}.`,
      ),
    ),
    ...lines
      .filter(isRefunded)
      .flatMap(({ number, net, vat, rate }) =>
        when(gap(vatOnNet(net, Number(rate)), vat) > 1, () =>
          warning(
            'refund',
            'P_10',
            `Zwrot podatku ${formatGrosze(vat)} w wierszu ${number ?? '?'} nie wynika z wartości ${formatGrosze(net)} i stawki ${rate.replace('.', ',')}%.`,
          ),
        ),
      ),
    ...sums.flatMap(([field, what, summed, stated]) =>
      when(lines.length > 0 && summed !== null && gap(summed, stated) > lines.length, () =>
        warning(
          'lines',
          field,
          `Wiersze (${what}) dają razem ${formatGrosze(summed ?? 0)}, a podsumowanie ${formatGrosze(stated)}.`,
        ),
      ),
    ),
  ];
}

/** Whether the total is to be net and tax together; a simplified invoice may state the total alone. */
export function totalIsSum(invoice: Invoice): boolean {
  const simplified = invoice.kind === 'UPR' && invoice.rates.length === 0;
  return !OWN_TOTAL.includes(invoice.kind) && !simplified && !hasMargin(invoice);
}

/** Whether any tax can be told from its rate. */
export function taxedRates(invoice: Invoice): boolean {
  const { kind, rates, lines } = invoice;
  if (isFlatRate(kind)) return lines.length > 0 && lines.every(isRefunded);
  return (
    !hasMargin(invoice) &&
    RATE_ROWS.some(({ rate, tax }) => (tax?.percents ?? []).length > 0 && rates.some((each) => each.rate === rate))
  );
}

/** Whether each line counts in a sum that is compared. */
export function summedLines(invoice: Invoice): boolean {
  const { kind, rates, lines } = invoice;
  if (isFlatRate(kind)) return sumOf(lines, 'net') !== null && sumOf(lines, 'vat') !== null;
  if (OWN_TOTAL.includes(kind) || hasMargin(invoice)) return false;
  const rows = RATE_ROWS.filter(({ rate }) => rates.some((each) => each.rate === rate));
  const compared = rows.filter((row) => {
    const own = linesOf(invoice, row);
    return (sumOf(own, 'net') ?? sumOf(own, 'gross')) !== null;
  });
  return compared.reduce((count, row) => count + linesOf(invoice, row).length, 0) === lines.length;
}

function checkTotal(invoice: Invoice): Finding[] {
  const { net_amount, vat_amount, gross_amount } = invoice;
  if (!totalIsSum(invoice)) return [];
  return when(gap(net_amount + vat_amount, gross_amount) > 1, () =>
    error(
      'total',
      'P_15',
      `Należność ogółem ${formatGrosze(gross_amount)} to nie suma netto i VAT: ${formatGrosze(net_amount + vat_amount)}.`,
    ),
  );
}

/** A row may mix the present rate with the former one, 23% with 22%, so its tax lies between the two. */
function checkTax(invoice: Invoice, row: RateRow, { label, net, vat }: RateTotal): Finding[] {
  const { tax } = row;
  if (!tax || tax.percents.length === 0 || hasMargin(invoice)) return [];
  const taxes = tax.percents.map((percent) => vatOnNet(net, percent));
  const allowed = Math.max(1, linesOf(invoice, row).length);
  return when(vat < Math.min(...taxes) - allowed || vat > Math.max(...taxes) + allowed, () =>
    warning('vat', tax.field, `VAT ${formatGrosze(vat)} nie wynika z kwoty netto ${formatGrosze(net)} (${label}).`),
  );
}

function checkLines(invoice: Invoice, row: RateRow, { label, net, gross }: RateTotal): Finding[] {
  const lines = linesOf(invoice, row);
  if (lines.length === 0 || OWN_TOTAL.includes(invoice.kind) || hasMargin(invoice)) return [];
  const byNet = sumOf(lines, 'net');
  const summed = byNet ?? sumOf(lines, 'gross');
  const stated = byNet === null ? gross : net;
  if (summed === null) return [];
  return when(gap(summed, stated) > lines.length, () =>
    warning('lines', row.net, `Wiersze (${label}) dają razem ${formatGrosze(summed)}, a podsumowanie ${formatGrosze(stated)}.`),
  );
}

/** The lines together, those of a correction as they stand after it less as they stood before; null when one has no amount. */
function sumOf(lines: InvoiceLine[], amount: 'net' | 'gross' | 'vat'): number | null {
  return lines.reduce<number | null>((sum, line) => {
    const own = line[amount];
    if (sum === null || own === null) return null;
    return line.before_correction ? sum - own : sum + own;
  }, 0);
}
