import { DOCUMENT_LIMITS } from '../xml/limits';
import { emptyNode, textAt, type XmlNode } from '../xml/node';
import type { XmlPlan } from '../xml/plan';
import { openXml, type XmlReading } from '../xml/reader';
import { XmlRefused } from '../xml/refused';
import { dateAt, momentAt, required, wholeAt } from '../xml/values';

/** What KSeF confirms of one invoice; moments are on the Warsaw wall clock. */
export interface ConfirmedInvoice {
  seller_nip: string;
  ksef_number: string;
  invoice_number: string;
  issue_date: string;
  sent_at: string;
  accepted_at: string;
  /** SHA-256 of the invoice file, Base64. */
  hash: string;
  mode: string | null;
}

export interface Upo {
  issued_by: string | null;
  session_number: string;
  /** In whose name it was sent: a NIP or another identifier KSeF knows. */
  context: string | null;
  form: string | null;
  /** 1 of 1 when the confirmation has a single page. */
  page: number;
  pages: number;
  documents: ConfirmedInvoice[];
}

const MOST_DOCUMENTS = 10_000;
const HEADER: ReadonlySet<string | undefined> = new Set([
  'NazwaPodmiotuPrzyjmujacego',
  'NumerReferencyjnySesji',
  'Uwierzytelnienie',
  'OpisPotwierdzenia',
  'KodFormularza',
]);

/** Reads an official confirmation of KSeF (UPO 4-x) piece by piece; throws XmlRefused. */
export function openUpo(reading: XmlReading = {}) {
  const header = emptyNode('Potwierdzenie');
  const documents: ConfirmedInvoice[] = [];
  const plan: XmlPlan = {
    root(name, namespace) {
      const ksef = name === 'Potwierdzenie' && namespace.startsWith('http://upo.schematy.mf.gov.pl/KSeF/');
      if (!ksef) throw new XmlRefused('root', `To nie jest UPO z KSeF (element ${name}).`);
    },
    take(path) {
      const [, name] = path.split('/');
      if (HEADER.has(name)) return (node) => header.children.push(node);
      return name === 'Dokument' ? (node) => documents.push(readDocument(node, documents.length)) : null;
    },
  };
  const stream = openXml(plan, DOCUMENT_LIMITS, reading);
  return {
    write: stream.write,
    close(): Upo {
      stream.close();
      if (documents.length === 0) throw new XmlRefused('content', 'UPO nie potwierdza żadnej faktury.');
      return {
        issued_by: textAt(header, 'NazwaPodmiotuPrzyjmujacego'),
        session_number: required(textAt(header, 'NumerReferencyjnySesji'), 'NumerReferencyjnySesji'),
        context: readContext(header),
        form: textAt(header, 'KodFormularza'),
        page: wholeAt(header, 'OpisPotwierdzenia/Strona') ?? 1,
        pages: wholeAt(header, 'OpisPotwierdzenia/LiczbaStron') ?? 1,
        documents,
      };
    },
  };
}

export function readUpo(source: string | Uint8Array): Upo {
  const stream = openUpo();
  stream.write(source);
  return stream.close();
}

function readDocument(node: XmlNode, before: number): ConfirmedInvoice {
  if (before >= MOST_DOCUMENTS) throw new XmlRefused('elements', `UPO potwierdza więcej niż ${MOST_DOCUMENTS} faktur.`);
  return {
    seller_nip: required(textAt(node, 'NipSprzedawcy'), 'Dokument/NipSprzedawcy'),
    ksef_number: required(textAt(node, 'NumerKSeFDokumentu'), 'Dokument/NumerKSeFDokumentu'),
    invoice_number: required(textAt(node, 'NumerFaktury'), 'Dokument/NumerFaktury'),
    issue_date: required(dateAt(node, 'DataWystawieniaFaktury'), 'Dokument/DataWystawieniaFaktury'),
    sent_at: required(momentAt(node, 'DataPrzeslaniaDokumentu'), 'Dokument/DataPrzeslaniaDokumentu'),
    accepted_at: required(momentAt(node, 'DataNadaniaNumeruKSeF'), 'Dokument/DataNadaniaNumeruKSeF'),
    hash: required(textAt(node, 'SkrotDokumentu'), 'Dokument/SkrotDokumentu'),
    mode: textAt(node, 'TrybWysylki'),
  };
}

function readContext(header: XmlNode): string | null {
  const kinds = ['Nip', 'IdWewnetrzny', 'IdZlozonyVatUE', 'IdDostawcyUslugPeppol'];
  return kinds.map((kind) => textAt(header, `Uwierzytelnienie/IdKontekstu/${kind}`)).find(Boolean) ?? null;
}
