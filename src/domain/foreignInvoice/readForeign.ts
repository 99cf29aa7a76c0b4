import { cut } from '../../lib/text';
import type { Invoice } from '../ksef/invoice';
import { DOCUMENT_LIMITS } from '../xml/limits';
import { emptyNode, type XmlNode } from '../xml/node';
import { openXml, type XmlReading } from '../xml/reader';
import { XmlRefused } from '../xml/refused';
import { readCii } from './cii';
import { invoiceOf } from './parts';
import { readUbl } from './ubl';
import { ciiName, ciiNode, ciiPath, ZUGFERD1 } from './zugferd1';

const UBL = /^urn:oasis:names:specification:ubl:schema:xsd:(Invoice|CreditNote)-2$/;
const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';

/** Whether a root is that of an invoice that is read: UBL as PEF and Peppol write it, CII as Factur-X and ZUGFeRD do, the first one in names of its own. */
export const isForeignInvoice = (name: string, namespace: string): boolean =>
  UBL.exec(namespace)?.[1] === name ||
  (namespace === CII && name === 'CrossIndustryInvoice') ||
  (ZUGFERD1.test(namespace) && name === 'CrossIndustryDocument');

/** Files that hang in the invoice itself: they are no part of what it says, and large. */
const ATTACHED = /\/(?:AdditionalDocumentReference|AdditionalReferencedDocument)$/;
/** Parts of CII that hold the parts; all else is taken whole. */
const STEPS = /^CrossIndustryInvoice\/SupplyChainTradeTransaction(?:\/ApplicableHeaderTradeAgreement)?$/;

/**
 * Reads an invoice of another form into what the reader of KSeF gives. One that lacks what every invoice has, or writes it otherwise, is none of
 * those that are read (code `root`), and none the worse for it. Throws XmlRefused.
 */
export function openForeignInvoice(reading: XmlReading = {}) {
  const root = emptyNode('');
  const steps = new Map<string, XmlNode>();
  let namespace = '';
  const parentOf = (path: string): XmlNode => steps.get(path.slice(0, path.lastIndexOf('/'))) ?? root;
  const stream = openXml(
    {
      root(name, uri) {
        if (!isForeignInvoice(name, uri))
          throw new XmlRefused('root', `To nie jest faktura UBL ani CII (element ${cut(name, 40)}).`);
        root.name = ciiName(name);
        namespace = uri;
      },
      take(said) {
        if (!said.includes('/')) return null;
        const path = ciiPath(said);
        if (ATTACHED.test(path)) return () => {};
        if (!STEPS.test(path)) return (node) => parentOf(path).children.push(ZUGFERD1.test(namespace) ? ciiNode(node) : node);
        const step = emptyNode(path.slice(path.lastIndexOf('/') + 1));
        parentOf(path).children.push(step);
        steps.set(path, step);
        return null;
      },
    },
    { ...DOCUMENT_LIMITS, size: 3 * DOCUMENT_LIMITS.size },
    reading,
  );
  return {
    write: stream.write,
    close: (): Invoice => {
      stream.close();
      try {
        const isUbl = UBL.test(namespace);
        return invoiceOf(isUbl ? readUbl(root, namespace) : readCii(root, namespace), root.name === 'CreditNote');
      } catch (error) {
        if (error instanceof XmlRefused && error.code === 'content') throw new XmlRefused('root', error.message);
        throw error;
      }
    },
  };
}
