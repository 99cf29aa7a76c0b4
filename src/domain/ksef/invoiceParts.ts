import type { XmlNode } from '../xml/node';
import type { XmlPlan } from '../xml/plan';
import { XmlRefused } from '../xml/refused';
import { required } from '../xml/values';
import { type InvoiceLine, readLine } from './lines';

/** The most lines and the most corrected invoices the schema FA allows. */
const MOST = new Map([
  ['FaWiersz', 10_000],
  ['DaneFaKorygowanej', 50_000],
  ['FakturaZaliczkowa', 100],
  ['ZaliczkaCzesciowa', 31],
  ['Podmiot2K', 101],
  ['Podmiot3', 100],
]);
/** Long parts that are not read. */
const PASSED_OVER = new Set(['DodatkowyOpis', 'WarunkiTransakcji', 'WZ', 'Zamowienie']);
const WHOLE = new Set(['Naglowek', 'Podmiot1', 'Podmiot2', 'Podmiot3']);

/**
 * Takes an invoice apart as it streams in, each line becoming data at once. A field written twice is refused: readers that
 * choose different ones would see different invoices.
 */
export function collectInvoice() {
  const fa: XmlNode = { name: 'Fa', attributes: new Map(), text: '', children: [] };
  const parties: XmlNode[] = [];
  const lines: InvoiceLine[] = [];
  const seen = new Map<string, number>();
  let header: XmlNode | null = null;

  function count(name: string) {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const most = MOST.get(name) ?? 1;
    if (times > most)
      throw new XmlRefused('content', `Pole ${name} występuje więcej niż ${most === 1 ? 'raz' : `${most} razy`}.`);
  }

  const plan: XmlPlan = {
    root(name) {
      if (name !== 'Faktura') throw new XmlRefused('root', `To nie jest faktura KSeF (element ${name} zamiast Faktura).`);
    },
    take(path) {
      const [, part = '', field] = path.split('/');
      if (field === undefined) {
        if (part === 'Fa') count('Fa');
        if (!WHOLE.has(part)) return null;
        return (node) => {
          count(node.name);
          if (part === 'Naglowek') header = node;
          else parties.push(node);
        };
      }
      if (part !== 'Fa' || path.split('/').length > 3 || PASSED_OVER.has(field)) return null;
      return (node) => {
        count(node.name);
        if (field === 'FaWiersz') lines.push(readLine(node));
        else fa.children.push(node);
      };
    },
  };

  const partiesNamed = (name: string) => parties.filter((node) => node.name === name);
  return {
    plan,
    /** The parts once the document is closed; throws XmlRefused when one every invoice has is missing. */
    parts: () => ({
      header: required(header, 'Naglowek'),
      seller: required(partiesNamed('Podmiot1')[0] ?? null, 'Podmiot1'),
      buyer: required(partiesNamed('Podmiot2')[0] ?? null, 'Podmiot2'),
      thirdParties: partiesNamed('Podmiot3'),
      fa,
      lines,
    }),
  };
}

export type InvoiceParts = ReturnType<ReturnType<typeof collectInvoice>['parts']>;
