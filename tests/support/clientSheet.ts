import { nip } from './samples';

let used = 0;
type Spelling = 'plain' | 'dashed' | 'spaced' | 'eu';

/** A number of nobody's yet, as people write it. */
function numberOf(from: number, spelling: Spelling = 'plain'): string {
  used += 1;
  const plain = nip(from + used);
  const parts = [plain.slice(0, 3), plain.slice(3, 6), plain.slice(6, 8), plain.slice(8)];
  if (spelling === 'dashed') return parts.join('-');
  if (spelling === 'spaced') return parts.join(' ');
  return spelling === 'eu' ? `PL${plain}` : plain;
}

const above = ['Lp.', 'Nazwa', 'NIP', 'Adres', '', '', 'Podatki', '', '', 'Księgi', 'Telefon / e-mail', 'Segregator'];
const below = ['', '', '', 'Ulica i nr', 'Kod', 'Miasto', 'Forma', 'VAT', 'JPK', '', '', ''];

/** Thirty clients: what one office knows of each. Three rows are wrong. */
function clients(from: number): string[][] {
  const number = (spelling?: Spelling) => numberOf(from, spelling);
  const twice = number();
  const rows = [
    ['Jan Nowak Usługi Budowlane', number('dashed'), 'Polna 1', '90-001', 'Łódź', 'liniowy', 'czynny', 'mies.', 'KPiR'],
    ['Piekarnia Kłos s.c.', number('spaced'), 'Rynek 2/3', '90-002', 'Łódź', 'skala', 'tak', 'kwartalnie', 'książka'],
    ['ABC Sp. z o.o.', number('eu'), 'Długa 5', '90-003', 'Łódź', 'CIT 9%', 'czynny', 'V7M', ''],
    ['Fundacja Dobry Dzień', number(), '', '', '', 'CIT', 'nie', '', ''],
    ['Anna Lis Fryzjer', number('dashed'), 'Krótka 7', '90-004', 'Zgierz', 'ryczałt', 'zw.', '', ''],
    ['Usługi Transportowe Wilk', number(), '', '', '', '', '', '', ''],
    ['Wspólnota Mieszkaniowa Polna 4', number(), 'Polna 4', '90-001', 'Łódź', '', 'zwolniona', '', 'pełne'],
    ['Huta Żar S.A.', number('dashed'), 'Hutnicza 1', '90-005', 'Łódź', '19% CIT', 'VAT', 'm', 'pełna'],
    ['Lis i Wilk sp. j.', number('spaced'), '', '', 'Pabianice', 'liniowo', 'czynny VAT', 'kw', 'KH'],
    ['Stowarzyszenie Nasza Łąka', number(), '', '', '', '', 'nie vat', '', 'uor'],
  ];
  const more = Array.from({ length: 17 }, (_, nth) => [
    `Sklep nr ${nth + 1} Ewa Wróbel`,
    number(nth % 2 ? 'dashed' : 'spaced'),
    `Leśna ${nth + 1}`,
    nth % 3 ? '95-100' : '',
    nth % 4 ? 'Zgierz' : '',
    ['skala', 'zasady ogólne', 'ryczałt', 'PIT', 'liniowy', ''][nth % 6] ?? '',
    ['czynny', 'zwolniony', 'nievatowiec', 'tak', ''][nth % 5] ?? '',
    '',
    ['KPiR', '', 'ewidencja'][nth % 3] ?? '',
  ]);
  const wrong = [
    ['Zły numer', `${number().slice(0, 9)}X`, '', '', '', '', '', '', ''],
    ['Błąd w arkuszu', number(), '', '', '', '', '#N/D!', '', ''],
    ['Dwa razy', twice, '', '', '', '', '', '', ''],
    ['Dwa razy, drugi raz', `${twice.slice(0, 3)}-${twice.slice(3)}`, '', '', '', '', '', '', ''],
  ];
  return [...rows, ...more, ...wrong].map(([name = '', ...cells], nth) => [
    String(nth + 1),
    name,
    ...cells,
    nth % 2 ? '600 100 200, biuro@firma.test' : '',
    `A/${nth + 1}`,
  ]);
}

/** A list of clients as an office has it: a title, headings in two rows, mixed words, missing facts, a sum. Numbers are new each time. */
export const clientSheet = (from: number): string[][] => [
  ['Lista klientów, stan na 28.11.2026'],
  above,
  below,
  ...clients(from),
  ['Razem', '31'],
];
