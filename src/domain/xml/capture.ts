import { emptyNode, type XmlNode } from './node';
import type { XmlPlan } from './plan';

type Give = (node: XmlNode) => void;

/** Turns the events of a parser into the elements a plan asked for; whatever was not asked for leaves no trace. */
export function startCapture(plan: XmlPlan) {
  /** Paths of the open elements outside of what is being taken. */
  const paths: string[] = [];
  const open: { node: XmlNode; give: Give | null }[] = [];

  /** What to do with an element outside of what is being taken; null leaves it open as a step of the path. */
  function ask(name: string, namespace: string): Give | null {
    const above = paths.at(-1);
    if (above === undefined) plan.root?.(name, namespace);
    const path = above === undefined ? name : `${above}/${name}`;
    const give = plan.take(path);
    if (!give) paths.push(path);
    return give;
  }

  return {
    depth: () => paths.length + open.length,

    open(name: string, namespace: string, attributes: ReadonlyMap<string, string>) {
      const parent = open.at(-1);
      const give = parent ? null : ask(name, namespace);
      if (!parent && !give) return;
      const node = emptyNode(name, attributes);
      parent?.node.children.push(node);
      open.push({ node, give });
    },

    text(piece: string) {
      const at = open.at(-1);
      if (at) at.node.text += piece;
    },

    close() {
      const closed = open.pop();
      if (!closed) {
        paths.pop();
        return;
      }
      const { node, give } = closed;
      if (node.children.length > 0) node.text = '';
      else if (!plan.keepsSpace) node.text = node.text.trim();
      give?.(node);
    },
  };
}
