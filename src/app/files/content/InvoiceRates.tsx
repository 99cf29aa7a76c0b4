import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { isFlatRate } from '../../../domain/ksef/codes';
import type { Invoice } from '../../../domain/ksef/invoice';
import { formatGrosze, formatMoney, unitOf } from '../../../lib/money';
import { PanelTable } from '../../layout/PanelTable';

/** Sums by rate and what is due altogether; those of a correction are differences, unless it states the whole anew. VAT RR has no VAT but a refund that the buyer pays. */
export function InvoiceRates({ invoice }: { invoice: Invoice }) {
  const flatRate = isFlatRate(invoice.kind);
  const tax = flatRate ? 'Zwrot podatku' : 'VAT';
  const { rates, net_amount, vat_amount, gross_amount, currency, correction } = invoice;
  const isDifference = correction !== null && !correction.restated;
  const unit = unitOf(currency);
  const inPln = rates.some(({ vat_pln }) => vat_pln !== null);
  return (
    <section className="sheet-part" aria-label="Podsumowanie faktury">
      {rates.length > 0 && (
        <>
          <h3>{flatRate ? 'Wartość i zryczałtowany zwrot podatku' : isDifference ? 'Różnica według stawek' : 'Według stawek'}</h3>
          <PanelTable>
            <TableHead>
              <TableRow>
                <TableCell scope="col">{flatRate ? 'Za co' : 'Stawka'}</TableCell>
                <TableCell scope="col" align="right">
                  {flatRate ? 'Wartość' : 'Netto'}
                </TableCell>
                <TableCell scope="col" align="right">
                  {tax}
                </TableCell>
                {inPln && (
                  <TableCell scope="col" align="right">
                    {tax} (zł)
                  </TableCell>
                )}
                <TableCell scope="col" align="right">
                  {flatRate ? 'Razem' : 'Brutto'}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rates.map(({ rate, label, net, vat, gross, vat_pln }) => (
                <TableRow key={rate}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell align="right" className="number">
                    {formatGrosze(net)}
                  </TableCell>
                  <TableCell align="right" className="number">
                    {formatGrosze(vat)}
                  </TableCell>
                  {inPln && (
                    <TableCell align="right" className="number">
                      {vat_pln === null ? '' : formatGrosze(vat_pln)}
                    </TableCell>
                  )}
                  <TableCell align="right" className="number">
                    {formatGrosze(gross)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TableFooter>
              <TableRow>
                <TableCell component="th" scope="row">
                  Razem
                </TableCell>
                <TableCell align="right" className="number">
                  {formatGrosze(net_amount)}
                </TableCell>
                <TableCell align="right" className="number">
                  {formatGrosze(vat_amount)}
                </TableCell>
                {inPln && (
                  <TableCell align="right" className="number">
                    {formatGrosze(rates.reduce((sum, { vat_pln }) => sum + (vat_pln ?? 0), 0))}
                  </TableCell>
                )}
                <TableCell align="right" className="number">
                  {formatGrosze(net_amount + vat_amount)}
                </TableCell>
              </TableRow>
            </TableFooter>
          </PanelTable>
        </>
      )}
      <p className="sheet-total">
        {isDifference ? 'Zmiana należności' : 'Należność ogółem'}{' '}
        <strong className="number">{formatMoney(gross_amount, unit)}</strong>
      </p>
    </section>
  );
}
