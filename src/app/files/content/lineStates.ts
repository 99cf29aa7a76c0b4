import type { Invoice } from '../../../domain/ksef/invoice';
import type { InvoiceLine } from '../../../domain/ksef/lines';

const sumOf = ({ net, gross }: InvoiceLine): number => net ?? gross ?? 0;

/**
 * What each line of a correction is. One that marks lines as they stood before states the rest as they stand now; one that marks none may give
 * differences alone, as a credit note does: lines that are all negative are no state, nor are those that add up to the whole change. One negative line
 * among others may be a rebate.
 */
export function lineStates(
  invoice: Pick<Invoice, 'correction' | 'lines' | 'net_amount' | 'gross_amount'>,
): (line: InvoiceLine) => string | null {
  const { correction, lines, net_amount, gross_amount } = invoice;
  if (!correction || correction.restated) return () => null;
  if (!lines.some((line) => line.before_correction) && areDifferences(lines, net_amount, gross_amount))
    return (line) => (sumOf(line) === 0 ? null : sumOf(line) < 0 ? 'zmniejszenie' : 'zwiększenie');
  return (line) => (line.before_correction ? 'przed korektą' : 'po korekcie');
}

function areDifferences(lines: readonly InvoiceLine[], net: number, gross: number): boolean {
  const isNegative = lines.some((line) => sumOf(line) < 0);
  if (isNegative && lines.every((line) => sumOf(line) <= 0)) return true;
  const total = lines.reduce((sum, line) => sum + sumOf(line), 0);
  return (total !== 0 || isNegative) && total === (lines.every((line) => line.net === null) ? gross : net);
}
