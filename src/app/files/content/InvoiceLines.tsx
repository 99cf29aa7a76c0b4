import type { InvoiceLine } from '../../../domain/ksef/lines';
import { formatDate } from '../../../lib/dates';
import { formatGrosze } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { decimalText, rateText, unitOf } from './decimals';
import { numbered } from './numbered';

interface InvoiceLinesProps {
  lines: readonly InvoiceLine[];
  left: number;
  isCorrection: boolean;
  currency: string;
}

/** What was sold; on a correction each line as it stood before and as it stands now. Where there is little room, figures stand under names. */
export function InvoiceLines({ lines, left, isCorrection, currency }: InvoiceLinesProps) {
  if (lines.length === 0) return null;
  const byGross = lines.every(({ net }) => net === null);
  return (
    <section className="sheet-part" aria-label="Pozycje faktury">
      <h3>Pozycje</h3>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">Nazwa</th>
            <th scope="col" className="sheet-wide sheet-right">
              Ilość
            </th>
            <th scope="col" className="sheet-wide sheet-right">
              {byGross ? 'Cena brutto' : 'Cena netto'}
            </th>
            <th scope="col" className="sheet-wide sheet-right">
              Stawka
            </th>
            <th scope="col" className="sheet-right">
              {byGross ? 'Brutto' : 'Netto'} ({unitOf(currency)})
            </th>
          </tr>
        </thead>
        <tbody>
          {numbered(lines).map(([nth, line]) => (
            <Line key={nth} line={line} isCorrection={isCorrection} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p className="quiet">I jeszcze {countOf(left, 'pozycja', 'pozycje', 'pozycji')}. Wszystkie są w pliku do pobrania.</p>
      )}
    </section>
  );
}

function Line({ line, isCorrection }: { line: InvoiceLine; isCorrection: boolean }) {
  const price = line.net_price ?? line.gross_price;
  const quantity = line.quantity && [decimalText(line.quantity), line.unit].filter(Boolean).join('\u00a0');
  const sum = line.net ?? line.gross;
  const besides = [
    line.discount && `rabat ${decimalText(line.discount, 2)}`,
    line.delivery_date && `dostawa ${formatDate(line.delivery_date)}`,
    line.gtu,
    line.procedure,
    line.annex_15 && 'załącznik 15',
  ].filter(Boolean);
  const brief = [quantity && price ? `${quantity} × ${decimalText(price, 2)}` : quantity, line.rate && rateText(line.rate)];
  return (
    <tr className={line.before_correction ? 'sheet-before' : undefined}>
      <th scope="row">
        {line.number !== null && <span className="quiet number">{line.number}. </span>}
        {line.name ?? 'Pozycja bez nazwy'}
        {isCorrection && <span className="sheet-state">{line.before_correction ? 'przed korektą' : 'po korekcie'}</span>}
        <span className="sheet-brief quiet">{brief.filter(Boolean).join(', ')}</span>
        {besides.length > 0 && <span className="sheet-besides quiet">{besides.join(', ')}</span>}
      </th>
      <td className="sheet-wide sheet-right number">{quantity}</td>
      <td className="sheet-wide sheet-right number">{price && decimalText(price, 2)}</td>
      <td className="sheet-wide sheet-right">{line.rate && rateText(line.rate)}</td>
      <td className="sheet-right number">{sum === null ? '' : formatGrosze(sum)}</td>
    </tr>
  );
}
