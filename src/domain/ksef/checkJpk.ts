import { formatGrosze } from '../../lib/money';
import { countOf } from '../../lib/text';
import { checkNip } from '../identifiers/nip';
import { error, type Finding, warning, when } from './checks/finding';
import type { Jpk, JpkRecords } from './jpk';

/** Versions (3) are for months from 2026-02 on. */
const KSEF_MARKS_FROM = '2026-02';

/** Whether a JPK_V7 holds together: its control sums, its period, its NIP, the KSeF marks of its rows. */
export function checkJpk(jpk: Jpk): Finding[] {
  const nip = checkNip(jpk.taxpayer.nip);
  const { declaration, sales, purchases } = jpk;
  const first = jpk.purpose === 'filing';
  return [
    ...(nip ? [error('nip', 'Podmiot1/NIP', `${nip}.`)] : []),
    ...(sales ? records(sales, jpk.variant, 'SprzedazCtrl', 'sprzedaży') : []),
    ...(purchases ? records(purchases, jpk.variant, 'ZakupCtrl', 'zakupów') : []),
    ...when(jpk.month >= KSEF_MARKS_FROM !== jpk.variant >= 3, () =>
      error('variant', 'WariantFormularza', `Za ten miesiąc nie składa się wersji ${jpk.form}.`),
    ),
    ...when(declaration !== null && declaration.to_pay > 0 && declaration.excess > 0, () =>
      error('declaration', 'P_51', 'Deklaracja ma zarazem podatek do wpłaty i nadwyżkę podatku naliczonego.'),
    ),
    ...when(first && !jpk.quarterly && declaration === null, () =>
      error('declaration', 'Deklaracja', 'JPK_V7M nie zawiera deklaracji.'),
    ),
    ...when(first && (sales === null || purchases === null), () =>
      error('records', 'Ewidencja', 'JPK nie zawiera pełnej ewidencji.'),
    ),
    ...toBeCorrected(sales?.marks.DI ?? 0),
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
