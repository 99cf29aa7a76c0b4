import { characters, kinds } from '../settlements/itemWords.built';

type Labels = Readonly<Record<string, string | { label: string }>>;
const said = (labels: Labels, key: string) => {
  const found = labels[key];
  return typeof found === 'object' ? found.label : (found ?? key);
};

/** A position's kind, and what its amount is, as people read them. */
export const kindLabel = (kind: string) => said(kinds as Labels, kind);
export const typeLabel = (type: string) => said(characters as Labels, type);
