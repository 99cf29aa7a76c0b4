import type { Invoice } from '../../../domain/ksef/invoice';
import { formatGrosze, formatMoney } from '../../../lib/money';
import { unitOf } from './decimals';

/** Sums by rate and what is due altogether; those of a correction are differences. */
export function InvoiceRates({ invoice }: { invoice: Invoice }) {
  const { rates, net_amount, vat_amount, gross_amount, currency, correction } = invoice;
  const unit = unitOf(currency);
  const inPln = rates.some(({ vat_pln }) => vat_pln !== null);
  return (
    <section className="sheet-part" aria-label="Podsumowanie faktury">
      {rates.length > 0 && (
        <>
          <h3>{correction ? 'Różnica według stawek' : 'Według stawek'}</h3>
          <table className="sheet-table">
            <thead>
              <tr>
                <th scope="col">Stawka</th>
                <th scope="col" className="sheet-right">
                  Netto
                </th>
                <th scope="col" className="sheet-right">
                  VAT
                </th>
                {inPln && (
                  <th scope="col" className="sheet-right">
                    VAT (zł)
                  </th>
                )}
                <th scope="col" className="sheet-right">
                  Brutto
                </th>
              </tr>
            </thead>
            <tbody>
              {rates.map(({ rate, label, net, vat, gross, vat_pln }) => (
                <tr key={rate}>
                  <th scope="row">{label}</th>
                  <td className="sheet-right number">{formatGrosze(net)}</td>
                  <td className="sheet-right number">{formatGrosze(vat)}</td>
                  {inPln && <td className="sheet-right number">{vat_pln === null ? '' : formatGrosze(vat_pln)}</td>}
                  <td className="sheet-right number">{formatGrosze(gross)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Razem</th>
                <td className="sheet-right number">{formatGrosze(net_amount)}</td>
                <td className="sheet-right number">{formatGrosze(vat_amount)}</td>
                {inPln && (
                  <td className="sheet-right number">
                    {formatGrosze(rates.reduce((sum, { vat_pln }) => sum + (vat_pln ?? 0), 0))}
                  </td>
                )}
                <td className="sheet-right number">{formatGrosze(net_amount + vat_amount)}</td>
              </tr>
            </tfoot>
          </table>
        </>
      )}
      <p className="sheet-total">
        {correction ? 'Zmiana należności' : 'Należność ogółem'}{' '}
        <strong className="number">{formatMoney(gross_amount, unit)}</strong>
      </p>
    </section>
  );
}
