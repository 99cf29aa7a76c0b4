import type { Correction } from '../../../domain/ksef/correction';
import { formatDate } from '../../../lib/dates';
import { formatMoney, unitOf } from '../../../lib/money';
import { SheetFacts } from './SheetFacts';

/** What a correction changes, why and since when. */
export function CorrectionFacts({ correction, currency }: { correction: Correction; currency: string }) {
  const { reason, effect, period, of, corrected_number, gross_before } = correction;
  return (
    <section className="sheet-part" aria-label="Korekta">
      <h3>Czego dotyczy korekta</h3>
      <ul className="sheet-list">
        {of.map(({ number, issue_date, ksef_number }) => (
          <li key={`${number}/${ksef_number}`}>
            {number ?? 'Faktura bez numeru'}
            {issue_date && ` z ${formatDate(issue_date)}`}
            {ksef_number && <span className="quiet sheet-code"> KSeF {ksef_number}</span>}
          </li>
        ))}
      </ul>
      <SheetFacts
        facts={[
          ['Przyczyna', reason],
          ['Skutek', effect],
          ['Okres korygowanych faktur', period],
          ['Poprawny numer faktury', corrected_number],
          ['Kwota przed korektą', gross_before !== null && formatMoney(gross_before, unitOf(currency))],
        ]}
      />
    </section>
  );
}
