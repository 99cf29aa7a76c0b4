import type { XmlNode } from './node';

export interface XmlPlan {
  /** Called once with the root's local name and namespace; may throw XmlRefused. */
  root?(name: string, namespace: string): void;
  /** What to do with the element at a path of local names such as `JPK/Naglowek`; null lets its children be asked about. */
  take(path: string): ((node: XmlNode) => void) | null;
  /** Text stays as it stands, with the space around it. */
  keepsSpace?: true;
}
