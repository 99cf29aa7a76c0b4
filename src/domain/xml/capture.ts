import type { XmlNode } from './node';
import type { XmlPlan } from './plan';

/** Turns the events of a parser into the elements a plan asked for; whatever was not asked for leaves no trace. */
export function startCapture(plan: XmlPlan) {
  /** Paths of the open elements outside of what is being taken. */
  const paths: string[] = [];
  const open: XmlNode[] = [];
  let give: ((node: XmlNode) => void) | null = null;

  return {
    depth: () => paths.length + open.length,

    open(name: string, namespace: string, attributes: ReadonlyMap<string, string>) {
      const parent = open.at(-1);
      if (!parent) {
        const above = paths.at(-1);
        if (above === undefined) plan.root?.(name, namespace);
        const path = above === undefined ? name : `${above}/${name}`;
        give = plan.take(path);
        if (!give) {
          paths.push(path);
          return;
        }
      }
      const node: XmlNode = { name, attributes, text: '', children: [] };
      parent?.children.push(node);
      open.push(node);
    },

    text(piece: string) {
      const node = open.at(-1);
      if (node) node.text += piece;
    },

    close() {
      const node = open.pop();
      if (!node) {
        paths.pop();
        return;
      }
      node.text = node.children.length > 0 ? '' : node.text.trim();
      if (open.length === 0) give?.(node);
    },
  };
}
