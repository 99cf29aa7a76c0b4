import { XmlRefused } from './refused';

/** An element by its local name; `text` is its own text without surrounding white space, empty when it has children. */
export interface XmlNode {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: XmlNode[];
}

export const emptyNode = (name: string, attributes: XmlNode['attributes'] = new Map()): XmlNode => ({
  name,
  attributes,
  text: '',
  children: [],
});

/** The only child of a name; XmlRefused when there are several, of which other readers might choose another. */
export function child(node: XmlNode, name: string): XmlNode | null {
  return childrenOf(node, name, 1)[0] ?? null;
}

/** The children of a name; XmlRefused when there are more than the schema allows, where that is said. */
export function childrenOf(node: XmlNode, name: string, most = Number.POSITIVE_INFINITY): XmlNode[] {
  const children = node.children.filter((each) => each.name === name);
  refuseMoreThan(most, name, children.length);
  return children;
}

export function refuseMoreThan(most: number, name: string, times: number): void {
  if (times <= most) return;
  throw new XmlRefused('content', `Pole ${name} występuje więcej niż ${most === 1 ? 'raz' : `${most} razy`}.`);
}

/** The element down a path such as `Adres/KodKraju`, alone of its name at every step. */
export function descend(node: XmlNode, path: string): XmlNode | null {
  return path.split('/').reduce<XmlNode | null>((at, name) => at && child(at, name), node);
}

/** The text down a path, every run of white space as one space (the schemas' `token`); null when there is none. */
export function textAt(node: XmlNode, path: string): string | null {
  return descend(node, path)?.text.replace(/[ \t\r\n]+/g, ' ') || null;
}
