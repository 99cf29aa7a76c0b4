import type { Invoice } from '../../../domain/ksef/invoice';
import type { InvoiceLine } from '../../../domain/ksef/lines';

const sumOf = ({ net, gross }: InvoiceLine): number => net ?? gross ?? 0;

/**
 * What each line of a correction is. One that marks lines as they stood before states the rest as they stand now; one that marks none may give
 * differences alone, as a credit note does: a negative line is no state, nor are lines that add up to the whole change.
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
  if (lines.some((line) => sumOf(line) < 0)) return true;
  const total = lines.reduce((sum, line) => sum + sumOf(line), 0);
  return total !== 0 && total === (lines.every((line) => line.net === null) ? gross : net);
}
