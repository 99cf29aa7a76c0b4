import type { InvoiceExtra } from '../../../domain/ksef/extras';
import { countOf } from '../../../lib/text';
import { Fact, Facts } from '../../kit/Facts';
import { numbered } from './numbered';

/** What an invoice says besides its fields, in its own words. */
export function InvoiceExtras({ extra: { title, rows, left } }: { extra: InvoiceExtra }) {
  return (
    <section className="sheet-part" aria-label={title}>
      <h3>{title}</h3>
      <Facts look="columns">
        {numbered(rows).map(([nth, { label, text }]) => (
          <Fact key={nth} term={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      {left > 0 && (
        <p className="quiet">I jeszcze {countOf(left, 'wiersz', 'wiersze', 'wierszy')}. Wszystkie są w pliku do pobrania.</p>
      )}
    </section>
  );
}
