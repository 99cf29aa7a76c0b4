import { formatNip } from '../../../domain/identifiers/nip';
import type { Upo } from '../../../domain/ksef/upo';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { SheetFacts } from './SheetFacts';

/** An official confirmation of KSeF: which invoices it took, when, and under which numbers. */
export function UpoSheet({ upo, documents_left }: { upo: Upo; documents_left: number }) {
  return (
    <article className="sheet" aria-label="Urzędowe poświadczenie odbioru">
      <header className="sheet-head">
        <p className="sheet-kind">KSeF</p>
        <h2>Urzędowe poświadczenie odbioru (UPO)</h2>
      </header>
      <SheetFacts
        facts={[
          ['Wystawił', upo.issued_by],
          [
            'Sesja',
            <span key="session" className="sheet-code">
              {upo.session_number}
            </span>,
          ],
          ['W imieniu', upo.context],
          ['Wzór faktur', upo.form],
          ['Strona', upo.pages > 1 && `${upo.page} z ${upo.pages}`],
        ]}
      />
      {upo.documents.map((document) => (
        <section key={document.ksef_number} className="sheet-part" aria-label={`Faktura ${document.invoice_number}`}>
          <h3>Faktura {document.invoice_number}</h3>
          <SheetFacts
            facts={[
              [
                'Numer KSeF',
                <span key="number" className="sheet-code">
                  {document.ksef_number}
                </span>,
              ],
              ['NIP sprzedawcy', formatNip(document.seller_nip)],
              ['Wystawiono', formatDate(document.issue_date)],
              ['Przesłano', formatDateTime(document.sent_at)],
              ['Nadano numer', formatDateTime(document.accepted_at)],
            ]}
          />
        </section>
      ))}
      {documents_left > 0 && (
        <p className="quiet">
          I jeszcze {countOf(documents_left, 'faktura', 'faktury', 'faktur')}. Wszystkie są w pliku do pobrania.
        </p>
      )}
    </article>
  );
}
