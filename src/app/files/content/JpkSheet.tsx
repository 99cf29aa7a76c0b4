import type { ContentFinding } from '../../../contract/fileContent';
import { formatNip } from '../../../domain/identifiers/nip';
import type { Jpk, JpkRecords } from '../../../domain/ksef/jpk';
import { formatDateTime, formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { Findings } from './Findings';
import { SheetFacts } from './SheetFacts';

interface JpkSheetProps {
  jpk: Jpk;
  findings: readonly ContentFinding[];
  checked: readonly string[];
}

/** A JPK_V7 in short: whose and for when, what the declaration comes to, how many entries stand behind it. */
export function JpkSheet({ jpk, findings, checked }: JpkSheetProps) {
  const { taxpayer, declaration, quarter } = jpk;
  return (
    <article className="sheet" aria-label={`${jpk.form} za ${formatMonth(jpk.month)}`}>
      <header className="sheet-head">
        <p className="sheet-kind">{jpk.form}</p>
        <h2>{formatMonth(jpk.month)}</h2>
      </header>
      <Findings findings={findings} checked={checked} unchecked="Nie porównywaliśmy ewidencji z fakturami." />
      <SheetFacts
        facts={[
          ['Podatnik', taxpayer.name],
          ['NIP', formatNip(taxpayer.nip)],
          ['Cel', jpk.purpose_label],
          ['Deklaracja za kwartał', quarter],
          ['Kod urzędu', jpk.tax_office_code],
          ['Utworzono', jpk.created_at && formatDateTime(jpk.created_at)],
        ]}
      />
      <section className="sheet-part" aria-label="Deklaracja">
        <h3>Deklaracja</h3>
        {declaration ? (
          <SheetFacts
            facts={[
              ['Podatek należny', formatMoney(declaration.tax_due)],
              ['Podatek naliczony', formatMoney(declaration.input_tax)],
              ['Do wpłaty', formatMoney(declaration.to_pay)],
              ['Do zwrotu', declaration.to_refund > 0 && formatMoney(declaration.to_refund)],
              ['Do przeniesienia', declaration.to_carry > 0 && formatMoney(declaration.to_carry)],
            ]}
          />
        ) : (
          <p className="quiet">Plik zawiera samą ewidencję.</p>
        )}
      </section>
      <section className="sheet-part" aria-label="Ewidencja">
        <h3>Ewidencja</h3>
        <SheetFacts
          facts={[
            ['Sprzedaż', recordsText(jpk.sales)],
            ['Zakupy', recordsText(jpk.purchases)],
          ]}
        />
      </section>
    </article>
  );
}

const recordsText = (records: JpkRecords | null) =>
  records && `${countOf(records.rows, 'zapis', 'zapisy', 'zapisów')}, podatek ${formatMoney(records.tax)}`;
