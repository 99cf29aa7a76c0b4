import { child, childrenOf, emptyNode, refuseMoreThan, type XmlNode } from '../xml/node';
import type { XmlPlan } from '../xml/plan';
import { XmlRefused } from '../xml/refused';
import { required } from '../xml/values';
import { collectExtras, type InvoiceExtra } from './extras';
import { readFlatRateLine } from './flatRate';
import { type InvoiceLine, readLine } from './lines';

/** How often the schema FA allows the parts that may repeat. */
const MOST = new Map([
  ['DaneFaKorygowanej', 50_000],
  ['FaWiersz', 10_000],
  ['FakturaRRWiersz', 10_000],
  ['FakturaZaliczkowa', 100],
  ['Podmiot2K', 101],
  ['Podmiot3', 100],
  ['ZaliczkaCzesciowa', 31],
]);

/** The part that holds the invoice itself, with its lines: of the form FA, and of FA_RR. */
const BODIES: ReadonlyMap<string | undefined, { line: string; read(node: XmlNode): InvoiceLine }> = new Map(
  Object.entries({
    Fa: { line: 'FaWiersz', read: readLine },
    FakturaRR: { line: 'FakturaRRWiersz', read: readFlatRateLine },
  }),
);

type Names = ReadonlySet<string | undefined>;
const WHOLE: Names = new Set(['Naglowek', 'Podmiot1', 'Podmiot2', 'Podmiot3', 'PodmiotUpowazniony']);

export interface InvoiceParts {
  namespace: string;
  header: XmlNode;
  seller: XmlNode;
  buyer: XmlNode;
  thirdParties: XmlNode[];
  authorized: XmlNode | null;
  /** The body, by the name of its form. */
  fa: XmlNode;
  lines: InvoiceLine[];
  extras: InvoiceExtra[];
}

/**
 * Takes an invoice apart as it streams in, each line becoming data at once. A field written twice is refused: readers that
 * choose different ones would see different invoices.
 */
export function collectInvoice() {
  const root = emptyNode('Faktura');
  const lines: InvoiceLine[] = [];
  const extras = collectExtras();
  const seen = new Map<string, number>();
  let namespace = '';
  let fa: XmlNode | null = null;
  /** What the lines come to at most: their sums have to stay exact. */
  let together = 0;

  function count(name: string) {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    refuseMoreThan(MOST.get(name) ?? 1, name, times);
  }

  function begin(body: string) {
    count(body);
    if (fa) throw new XmlRefused('content', `Plik ma naraz części ${fa.name} i ${body}.`);
    fa = emptyNode(body);
  }

  function addLine(line: InvoiceLine) {
    together += Math.abs(line.net ?? 0) + Math.abs(line.gross ?? 0);
    if (!Number.isSafeInteger(together)) throw new XmlRefused('content', 'Kwoty w wierszach faktury są zbyt duże.');
    lines.push(line);
  }

  const plan: XmlPlan = {
    root(name, uri) {
      if (name !== 'Faktura') throw new XmlRefused('root', `To nie jest faktura KSeF (element ${name} zamiast Faktura).`);
      namespace = uri;
    },
    take(path) {
      const extra = extras.take(path);
      if (extra) return extra;
      const [, part, field] = path.split('/');
      if (field === undefined) {
        if (part !== undefined && BODIES.has(part)) begin(part);
        if (!WHOLE.has(part)) return null;
        return (node) => {
          count(node.name);
          root.children.push(node);
        };
      }
      const body = BODIES.get(part);
      if (!body) return null;
      return (node) => {
        count(node.name);
        if (field === body.line) addLine(body.read(node));
        else fa?.children.push(node);
      };
    },
  };

  return {
    plan,
    /** Null until it was read. */
    header: (): XmlNode | null => child(root, 'Naglowek'),
    /** The parts once the document is closed; throws XmlRefused when one every invoice has is missing. */
    parts: (): InvoiceParts => ({
      namespace,
      header: required(child(root, 'Naglowek'), 'Naglowek'),
      seller: required(child(root, 'Podmiot1'), 'Podmiot1'),
      buyer: required(child(root, 'Podmiot2'), 'Podmiot2'),
      thirdParties: childrenOf(root, 'Podmiot3'),
      authorized: child(root, 'PodmiotUpowazniony'),
      fa: fa ?? emptyNode('Fa'),
      lines,
      extras: extras.list(fa && child(fa, 'Rozliczenie')),
    }),
  };
}
