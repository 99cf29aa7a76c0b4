/** How much a document may hold before reading stops with XmlRefused. */
export interface XmlLimits {
  /** Bytes, or characters when the document comes as text. */
  size: number;
  elements: number;
  /** Elements open at once, the root counted. */
  depth: number;
  /** Attributes of one element, namespace declarations counted. */
  attributes: number;
  /** Characters in the name of an element or attribute. */
  name: number;
}

const MEGABYTE = 1_048_576;
const SHAPE = { depth: 32, attributes: 32, name: 128 };

/** KSeF takes invoices of at most 3 MB with attachments; an UPO of 10 000 documents is a little larger. */
export const DOCUMENT_LIMITS: XmlLimits = { ...SHAPE, size: 8 * MEGABYTE, elements: 500_000 };

/** A JPK is read row by row and never held whole. */
export const LEDGER_LIMITS: XmlLimits = { ...SHAPE, size: 1024 * MEGABYTE, elements: 50_000_000 };

export function megabytes(size: number): string {
  return `${Math.max(1, Math.floor(size / MEGABYTE))} MB`;
}
