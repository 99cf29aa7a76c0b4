import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Invoice } from '../../../domain/ksef/invoice';
import type { InvoiceLine } from '../../../domain/ksef/lines';
import { formatDate } from '../../../lib/dates';
import { formatGrosze, unitOf } from '../../../lib/money';
import { grouped } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { PanelTable } from '../../layout/PanelTable';
import { lineStates } from './lineStates';
import { numbered } from './numbered';

interface InvoiceLinesProps {
  invoice: Invoice;
  left: number;
}

/** What was sold; on a correction each line as it stood before and as it stands now, or what it changes. Where there is little room, figures stand under names. */
export function InvoiceLines({ invoice, left }: InvoiceLinesProps) {
  const { lines, currency } = invoice;
  if (lines.length === 0) return null;
  const stateOf = lineStates(invoice);
  const byGross = lines.every(({ net }) => net === null);
  return (
    <section className="sheet-part" aria-label="Pozycje faktury">
      <h3>Pozycje</h3>
      <PanelTable>
        <TableHead>
          <TableRow>
            <TableCell scope="col">Nazwa</TableCell>
            <TableCell scope="col" align="right" className="sheet-wide">
              Ilość
            </TableCell>
            <TableCell scope="col" align="right" className="sheet-wide">
              {byGross ? 'Cena brutto' : 'Cena netto'}
            </TableCell>
            <TableCell scope="col" align="right" className="sheet-wide">
              Stawka
            </TableCell>
            <TableCell scope="col" align="right">
              {byGross ? 'Brutto' : 'Netto'} ({unitOf(currency)})
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {numbered(lines).map(([nth, line]) => (
            <Line key={nth} line={line} state={stateOf(line)} />
          ))}
        </TableBody>
      </PanelTable>
      {left > 0 && (
        <p className="quiet">I jeszcze {countOf(left, 'pozycja', 'pozycje', 'pozycji')}. Wszystkie są w pliku do pobrania.</p>
      )}
    </section>
  );
}

function Line({ line, state }: { line: InvoiceLine; state: string | null }) {
  const price = line.net_price ?? line.gross_price;
  const quantity = line.quantity && [decimalText(line.quantity), line.unit].filter(Boolean).join('\u00a0');
  const sum = line.net ?? line.gross;
  const besides = [
    line.quality,
    line.discount && `rabat ${decimalText(line.discount, 2)}`,
    line.delivery_date && `dostawa ${formatDate(line.delivery_date)}`,
    line.gtu,
    line.procedure,
    line.annex_15 && 'załącznik 15',
  ].filter(Boolean);
  const brief = [quantity && price ? `${quantity} × ${decimalText(price, 2)}` : quantity, line.rate && rateText(line.rate)];
  return (
    <TableRow className={line.before_correction ? 'sheet-before' : undefined}>
      <TableCell component="th" scope="row">
        {line.number !== null && <span className="quiet number">{line.number}. </span>}
        {line.name ?? 'Pozycja bez nazwy'}
        {state && <span className="sheet-state">{state}</span>}
        <span className="sheet-brief quiet">{brief.filter(Boolean).join(', ')}</span>
        {besides.length > 0 && <span className="sheet-besides quiet">{besides.join(', ')}</span>}
      </TableCell>
      <TableCell align="right" className="sheet-wide number">
        {quantity}
      </TableCell>
      <TableCell align="right" className="sheet-wide number">
        {price && decimalText(price, 2)}
      </TableCell>
      <TableCell align="right" className="sheet-wide">
        {line.rate && rateText(line.rate)}
      </TableCell>
      <TableCell align="right" className="number">
        {sum === null ? '' : formatGrosze(sum)}
      </TableCell>
    </TableRow>
  );
}

/** A decimal as files write it (`-1200.50`) in Polish, with at least so many places and no needless zeros after them. */
function decimalText(written: string, places = 0): string {
  const [whole = '', fraction = ''] = written.replace('-', '').split('.');
  const shown = fraction.replace(/0+$/, '').padEnd(places, '0');
  return `${written.startsWith('-') ? '-' : ''}${grouped(whole.replace(/^0+(?=\d)/, ''))}${shown && `,${shown}`}`;
}

/** How rates are written on paper: `23` as `23%`, `6.5` as `6,5%`, `0 WDT` as it stands. */
const rateText = (rate: string): string => (/^\d+(?:\.\d+)?$/.test(rate) ? `${rate.replace('.', ',')}%` : rate);
