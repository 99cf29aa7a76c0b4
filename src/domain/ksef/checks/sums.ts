import { formatGrosze } from '../../../lib/money';
import { vatOnNet } from '../../../lib/vat';
import type { Invoice } from '../invoice';
import { RATE_ROWS, type RateTotal } from '../rates';
import { error, type Finding, warning, when } from './finding';

const gap = (one: number, other: number) => Math.abs(one - other);
const linesOf = ({ lines }: Invoice, rates: readonly string[]) =>
  lines.filter(({ rate }) => rate !== null && rates.includes(rate));

/** Kinds whose total is what was paid or is left to pay, so that it need not be net and VAT together. */
const OWN_TOTAL: readonly string[] = ['ZAL', 'ROZ', 'KOR_ZAL', 'KOR_ROZ'];
const hasMargin = ({ margin_scheme, rates }: Invoice) => margin_scheme || rates.some(({ rate }) => rate === 'marża');

/** Whether the parts of an invoice agree with each other, to a grosz a line where rounding may differ. */
export function checkSums(invoice: Invoice): Finding[] {
  return [
    ...checkTotal(invoice),
    ...invoice.rates.flatMap((total) => [...checkTax(invoice, total), ...checkLines(invoice, total)]),
  ];
}

function checkTotal(invoice: Invoice): Finding[] {
  const { net_amount, vat_amount, gross_amount } = invoice;
  const simplified = invoice.kind === 'UPR' && invoice.rates.length === 0;
  if (OWN_TOTAL.includes(invoice.kind) || simplified || hasMargin(invoice)) return [];
  return when(gap(net_amount + vat_amount, gross_amount) > 1, () =>
    error(
      'total',
      'P_15',
      `Należność ogółem ${formatGrosze(gross_amount)} to nie suma netto i VAT: ${formatGrosze(net_amount + vat_amount)}.`,
    ),
  );
}

function checkTax(invoice: Invoice, { rate, label, net, vat }: RateTotal): Finding[] {
  const row = RATE_ROWS.find((each) => each.rate === rate);
  if (!row?.vat || row.percents.length === 0 || hasMargin(invoice)) return [];
  const allowed = Math.max(1, linesOf(invoice, row.lineRates).length);
  const right =
    row.percents.some((percent) => gap(vatOnNet(net, percent), vat) <= allowed) || betweenRates(row.percents, net, vat);
  return when(!right, () =>
    warning('vat', row.vat ?? row.net, `VAT ${formatGrosze(vat)} nie wynika z kwoty netto ${formatGrosze(net)} (${label}).`),
  );
}

/** A row may mix the present rate with the former one, 23% with 22%. */
function betweenRates(percents: readonly number[], net: number, vat: number): boolean {
  const taxes = percents.map((percent) => vatOnNet(net, percent));
  return vat > Math.min(...taxes) && vat < Math.max(...taxes);
}

/** Lines of a correction count as they stand after it, less as they stood before. */
function checkLines(invoice: Invoice, { rate, label, net, gross }: RateTotal): Finding[] {
  const row = RATE_ROWS.find((each) => each.rate === rate);
  const lines = linesOf(invoice, row?.lineRates ?? []);
  if (!row || lines.length === 0 || OWN_TOTAL.includes(invoice.kind) || hasMargin(invoice)) return [];
  const byNet = lines.every((line) => line.net !== null);
  if (!byNet && !lines.every((line) => line.gross !== null)) return [];
  const stated = byNet ? net : gross;
  const summed = lines.reduce((sum, line) => sum + ((byNet ? line.net : line.gross) ?? 0) * (line.before_correction ? -1 : 1), 0);
  return when(gap(summed, stated) > lines.length, () =>
    warning('lines', row.net, `Wiersze (${label}) dają razem ${formatGrosze(summed)}, a podsumowanie ${formatGrosze(stated)}.`),
  );
}
