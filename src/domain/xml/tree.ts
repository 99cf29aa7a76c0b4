import { DOCUMENT_LIMITS, type XmlLimits } from './limits';
import { emptyNode, type XmlNode } from './node';
import { readXml } from './reader';

/** A small document held whole. Throws XmlRefused. */
export function readTree(source: string | Uint8Array, limits: XmlLimits = DOCUMENT_LIMITS): XmlNode {
  let root = emptyNode('');
  const keep = (node: XmlNode) => {
    root = node;
  };
  readXml(source, { take: () => keep }, limits);
  return root;
}
