/** An element by its local name; `text` is its own text without surrounding white space, empty when it has children. */
export interface XmlNode {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: XmlNode[];
}

export function child(node: XmlNode, name: string): XmlNode | null {
  return node.children.find((each) => each.name === name) ?? null;
}

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((each) => each.name === name);
}

/** The first element down a path such as `Adres/KodKraju`. */
export function descend(node: XmlNode, path: string): XmlNode | null {
  return path.split('/').reduce<XmlNode | null>((at, name) => at && child(at, name), node);
}

/** The text of the first element down a path; null when there is none or it is empty. */
export function textAt(node: XmlNode, path: string): string | null {
  return descend(node, path)?.text || null;
}
