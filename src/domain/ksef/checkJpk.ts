import { formatGrosze } from '../../lib/money';
import { countOf } from '../../lib/text';
import { checkNip } from '../identifiers/nip';
import { checkDeclaration } from './checks/declaration';
import { error, type Finding, warning, when } from './checks/finding';
import type { Jpk, JpkRecords } from './jpk';

/** Versions (3) are for months from 2026-02 on. */
const KSEF_MARKS_FROM = '2026-02';

/** Name spaces of the schemas; those of versions before (3) are not looked at. */
const NAMESPACES = new Map<string, string>(
  Object.entries({
    'JPK_V7M (3)': 'http://crd.gov.pl/wzor/2025/12/19/14090/',
    'JPK_V7K (3)': 'http://crd.gov.pl/wzor/2025/12/19/14089/',
  }),
);

/** Whether a JPK_V7 holds together: its control sums, its period, its NIP, its declaration, the KSeF marks of its rows. */
export function checkJpk(jpk: Jpk): Finding[] {
  const { form, variant, taxpayer, sales, purchases } = jpk;
  const nip = checkNip(taxpayer.nip);
  const mixed = !form.endsWith(`(${variant})`) || (NAMESPACES.get(form) ?? jpk.namespace) !== jpk.namespace;
  return [
    ...(nip ? [error('nip', 'Podmiot1/NIP', `${nip}.`)] : []),
    ...(sales ? records(sales, variant, 'SprzedazCtrl', 'sprzedaży') : []),
    ...(purchases ? records(purchases, variant, 'ZakupCtrl', 'zakupów') : []),
    ...when(jpk.month >= KSEF_MARKS_FROM !== variant >= 3, () =>
      error('variant', 'WariantFormularza', `Za ten miesiąc nie składa się wersji ${form}.`),
    ),
    ...when(mixed, () =>
      error('form', 'KodFormularza', `Plik podaje wzór ${form}, ale nagłówek lub przestrzeń nazw są innego wzoru.`),
    ),
    ...parts(jpk),
    ...checkDeclaration(jpk),
    ...toBeCorrected(sales?.marks.DI ?? 0),
  ];
}

/** A first filing is whole: records every month, and the declaration every month or after each quarter (art. 99 VAT). */
function parts({ purpose, quarterly, month, quarter, declaration, sales, purchases }: Jpk): Finding[] {
  const number = Number(month.slice(5));
  const due = !quarterly || number % 3 === 0;
  const first = purpose === 'filing';
  return [
    ...when(first && due && declaration === null, () =>
      error('declaration', 'Deklaracja', `JPK_V7${quarterly ? 'K za ostatni miesiąc kwartału' : 'M'} nie zawiera deklaracji.`),
    ),
    ...when(quarterly && declaration !== null && number !== 3 * (quarter ?? 0), () =>
      error(
        'quarter',
        'Deklaracja/Naglowek/Kwartal',
        'Deklaracja kwartalna nie jest za kwartał, który kończy się tym miesiącem.',
      ),
    ),
    ...when(first && (sales === null || purchases === null), () =>
      error('records', 'Ewidencja', 'JPK nie zawiera pełnej ewidencji.'),
    ),
  ];
}

function records(
  { rows, stated_rows, tax, stated_tax, marks }: JpkRecords,
  variant: number,
  field: string,
  of: string,
): Finding[] {
  return [
    ...when(rows !== stated_rows, () =>
      error('rows', field, `Ewidencja ${of} ma ${linesOf(rows)}, a suma kontrolna podaje ${linesOf(stated_rows)}.`),
    ),
    ...when(tax !== stated_tax, () =>
      error(
        'tax',
        field,
        `Podatek z ewidencji ${of} to ${formatGrosze(tax)}, a suma kontrolna podaje ${formatGrosze(stated_tax)}.`,
      ),
    ),
    ...when(variant >= 3 && marks.none > 0, () =>
      error('marks', field, `Ewidencja ${of}: ${linesOf(marks.none)} bez numeru KSeF i bez oznaczenia OFF, BFK lub DI.`),
    ),
  ];
}

const linesOf = (count: number) => countOf(count, 'wiersz', 'wiersze', 'wierszy');

/** Sales marked DI that waited for their KSeF number are to be corrected once they have it. */
function toBeCorrected(count: number): Finding[] {
  return when(count > 0, () =>
    warning(
      'di',
      'SprzedazWiersz/DI',
      `Sprzedaż z oznaczeniem DI (${linesOf(count)}): po nadaniu numeru KSeF może być potrzebna korekta.`,
    ),
  );
}
