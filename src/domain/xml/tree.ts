import { DOCUMENT_LIMITS, type XmlLimits } from './limits';
import type { XmlNode } from './node';
import { readXml } from './reader';
import { XmlRefused } from './refused';

/** A small document held whole. Throws XmlRefused. */
export function readTree(source: string | Uint8Array, limits: XmlLimits = DOCUMENT_LIMITS): XmlNode {
  const roots: XmlNode[] = [];
  readXml(source, { take: () => (node) => roots.push(node) }, limits);
  const [root] = roots;
  if (!root) throw new XmlRefused('malformed', 'Plik nie zawiera żadnego elementu XML.');
  return root;
}
