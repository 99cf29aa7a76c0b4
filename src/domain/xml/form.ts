import { cut } from '../../lib/text';
import type { XmlNode } from './node';

/** What an XML file is, told by its root, its name space and the code of its form alone. */
export interface XmlForm {
  /** `pef` is an invoice of another form than KSeF's, `form` an official form by its code, `unknown` has nothing but a root. */
  kind: 'upo' | 'pef' | 'jpk' | 'form' | 'unknown';
  /** As people call it; of an unknown one its root element. */
  name: string;
  /** The root's name space; empty where it has none. */
  schema: string;
}

const UBL = /^urn:oasis:names:specification:ubl:schema:xsd:(Invoice|CreditNote)-2$/;
/** What other countries' invoices in a PDF carry beside the picture, in its first form too. */
const CII = /^urn:(?:un:unece:uncefact:data:standard:CrossIndustryInvoice|ferd:CrossIndustryDocument:invoice):/;
/** KSeF, JPK and e-Deklaracje each confirm in a name space of their own, all of the Ministry. */
const UPO = /^https?:\/\/(?:[\w-]+\.)*mf\.gov\.pl\//i;
const CODE = /^[^/]+\/Naglowek\/(?:KodFormularza|KodSprawozdania)$/;
const MOST = 80;

/** The part of a plan that hears what names a document; `form` answers once it was read. */
export function watchForm() {
  let root = '';
  let schema = '';
  let code: XmlNode | null = null;
  return {
    root(name: string, namespace: string) {
      root = name;
      schema = namespace;
    },
    take(path: string): ((node: XmlNode) => void) | null {
      return CODE.test(path)
        ? (node) => {
            code ??= node;
          }
        : null;
    },
    form: (): XmlForm => ({ ...named(root, schema, code), schema: cut(schema, 200) }),
  };
}

function named(root: string, schema: string, code: XmlNode | null): Omit<XmlForm, 'schema'> {
  if (root === 'Potwierdzenie' && UPO.test(schema)) return { kind: 'upo', name: 'Urzędowe poświadczenie odbioru' };
  const [, ubl] = UBL.exec(schema) ?? [];
  if (ubl === root) return { kind: 'pef', name: ubl === 'Invoice' ? 'Faktura UBL (PEF, Peppol)' : 'Korekta UBL (PEF, Peppol)' };
  if (CII.test(schema)) return { kind: 'pef', name: 'Faktura CII (Factur-X, ZUGFeRD)' };
  if (code?.name === 'KodSprawozdania') return { kind: 'form', name: 'Sprawozdanie finansowe' };
  if (root === 'KEDU') return { kind: 'form', name: 'Dokumenty ZUS (KEDU)' };
  const said = code && (code.attributes.get('kodSystemowy') ?? code.text);
  // Only what a code of a form may look like is repeated.
  if (said && /^[\p{L}\d][\p{L}\d _./()-]*$/u.test(said)) return { kind: root === 'JPK' ? 'jpk' : 'form', name: cut(said, MOST) };
  return { kind: 'unknown', name: cut(root, MOST) };
}

/** „Faktura UBL (PEF, Peppol)”, „Plik XML „zamowienie””. */
export const formWords = ({ kind, name }: Pick<XmlForm, 'kind' | 'name'>): string =>
  kind === 'unknown' ? `Plik XML „${name}”` : name;
