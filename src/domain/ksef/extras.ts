import { formatGrosze } from '../../lib/money';
import type { XmlNode } from '../xml/node';
import { scaled } from '../xml/values';

/** What an invoice says besides its fields, in its own words: descriptions, delivery notes, orders, terms, settlement, footer, attachment. */
export interface InvoiceExtra {
  title: string;
  rows: { label: string; text: string }[];
  /** Rows beyond those that are kept. */
  left: number;
}

type Row = InvoiceExtra['rows'][number];

const MOST_ROWS = 300;

const all = (node: XmlNode, name: string) => node.children.filter((each) => each.name === name);
const line = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The first of a name: nothing here is worth refusing an invoice for. */
const word = (node: XmlNode, name: string) => line(all(node, name)[0]?.text ?? '');
const row = (label: string, text: string): Row[] => (text ? [{ label, text }] : []);
const worded = (...words: string[]) => words.filter(Boolean).join(', ');

function money(node: XmlNode, name: string): string {
  const text = word(node, name);
  const amount = scaled(text, 2);
  return amount === null ? text : formatGrosze(amount);
}

/** Parts that are read as extras, by their paths, each with its heading; those may repeat as often as they like. */
const READERS: ReadonlyMap<string, { title: string; rows(node: XmlNode): Row[] }> = new Map(
  Object.entries({
    'Faktura/Fa/DodatkowyOpis': { title: 'Dodatkowe informacje', rows: description },
    'Faktura/FakturaRR/DodatkowyOpis': { title: 'Dodatkowe informacje', rows: description },
    'Faktura/FakturaRR/DokumentZaplaty': { title: 'Dokumenty zapłaty', rows: paymentPaper },
    'Faktura/Fa/WZ': { title: 'Dokumenty WZ', rows: (node: XmlNode) => row('WZ', line(node.text)) },
    'Faktura/Fa/Zamowienie': { title: 'Zamówienie', rows: order },
    'Faktura/Fa/WarunkiTransakcji': { title: 'Warunki transakcji', rows: terms },
    'Faktura/Stopka': { title: 'Stopka', rows: footer },
    'Faktura/Zalacznik/BlokDanych': { title: 'Załącznik', rows: attachment },
  }),
);

/** Gathers extras as they stream in and keeps the first rows of each heading. */
export function collectExtras() {
  const found = new Map<string, InvoiceExtra>();

  function add(title: string, rows: readonly Row[]) {
    if (rows.length === 0) return;
    const extra = found.get(title) ?? { title, rows: [], left: 0 };
    const room = MOST_ROWS - extra.rows.length;
    extra.rows.push(...rows.slice(0, room));
    extra.left += Math.max(0, rows.length - room);
    found.set(title, extra);
  }

  return {
    /** What to do with the element at a path; null where it is no extra. */
    take(path: string): ((node: XmlNode) => void) | null {
      const reader = READERS.get(path);
      return reader ? (node) => add(reader.title, reader.rows(node)) : null;
    },
    list: (settled: XmlNode | null): InvoiceExtra[] => {
      if (settled) add('Rozliczenie', settlement(settled));
      return [...found.values()];
    },
  };
}

function description(node: XmlNode): Row[] {
  const nth = word(node, 'NrWiersza');
  return row(`${word(node, 'Klucz')}${nth && ` (pozycja ${nth})`}`, word(node, 'Wartosc'));
}

function paymentPaper(node: XmlNode): Row[] {
  return row('Dokument', worded(word(node, 'NrDokumentu'), word(node, 'DataDokumentu')));
}

function order(node: XmlNode): Row[] {
  const lines = all(node, 'ZamowienieWiersz').flatMap((each) => {
    const [net, vat, rate] = [money(each, 'P_11NettoZ'), money(each, 'P_11VatZ'), word(each, 'P_12Z')];
    const quantity = [word(each, 'P_8BZ').replace('.', ','), word(each, 'P_8AZ')].filter(Boolean).join(' ');
    return row(word(each, 'P_7Z'), worded(quantity, net && `netto ${net}`, vat && `VAT ${vat}`, rate && `stawka ${rate}`));
  });
  return [...row('Wartość zamówienia', money(node, 'WartoscZamowienia')), ...lines];
}

function settlement(node: XmlNode): Row[] {
  const reasons = (name: string) => all(node, name).flatMap((each) => row(word(each, 'Powod'), money(each, 'Kwota')));
  const charges = reasons('Obciazenia').map(({ label, text }) => ({ label: `Doliczono: ${label}`, text }));
  const deductions = reasons('Odliczenia').map(({ label, text }) => ({ label: `Odliczono: ${label}`, text }));
  return [
    ...charges,
    ...row('Suma doliczeń', money(node, 'SumaObciazen')),
    ...deductions,
    ...row('Suma odliczeń', money(node, 'SumaOdliczen')),
  ];
}

function terms(node: XmlNode): Row[] {
  return [
    ...all(node, 'Umowy').flatMap((each) => row('Umowa', worded(word(each, 'NrUmowy'), word(each, 'DataUmowy')))),
    ...all(node, 'Zamowienia').flatMap((each) =>
      row('Zamówienie', worded(word(each, 'NrZamowienia'), word(each, 'DataZamowienia'))),
    ),
    ...all(node, 'NrPartiiTowaru').flatMap((each) => row('Partia towaru', line(each.text))),
    ...row('Warunki dostawy', word(node, 'WarunkiDostawy')),
    ...row('Kurs umowny', worded(word(node, 'KursUmowny').replace('.', ','), word(node, 'WalutaUmowna'))),
    ...row('Transport', all(node, 'Transport').length > 0 ? 'dane są w pliku do pobrania' : ''),
  ];
}

function footer(node: XmlNode): Row[] {
  const registers = ['PelnaNazwa', 'KRS', 'REGON', 'BDO'] as const;
  return [
    ...all(node, 'Informacje').flatMap((each) => row('Informacja', word(each, 'StopkaFaktury'))),
    ...all(node, 'Rejestry').flatMap((each) =>
      registers.flatMap((name) => row(name === 'PelnaNazwa' ? 'Pełna nazwa' : name, word(each, name))),
    ),
  ];
}

function attachment(node: XmlNode): Row[] {
  return [
    ...row('Nagłówek', word(node, 'ZNaglowek')),
    ...all(node, 'MetaDane').flatMap((each) => row(word(each, 'ZKlucz'), word(each, 'ZWartosc'))),
    ...all(node, 'Tekst').flatMap((each) => all(each, 'Akapit').flatMap(({ text }) => row('Tekst', line(text)))),
    ...all(node, 'Tabela').flatMap(table),
  ];
}

/** Each row in one line, its cells under the names of their columns. */
function table(node: XmlNode): Row[] {
  const columns = all(node, 'TNaglowek').flatMap((each) => all(each, 'Kol').map((column) => word(column, 'NKom')));
  const cells = (each: XmlNode) =>
    all(each, 'WKom').map(({ text }, nth) => (columns[nth] ? `${columns[nth]}: ${line(text)}` : line(text)));
  const title = word(node, 'Opis') || 'Tabela';
  const meta = all(node, 'TMetaDane').flatMap((each) => row(word(each, 'TKlucz'), word(each, 'TWartosc')));
  const sums = all(node, 'Suma').flatMap((each) => row('Suma', worded(...all(each, 'SKom').map(({ text }) => line(text)))));
  return [...meta, ...all(node, 'Wiersz').flatMap((each) => row(title, worded(...cells(each)))), ...sums];
}
