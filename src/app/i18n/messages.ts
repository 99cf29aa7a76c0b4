import type { TranslationMessages } from 'ra-core';
import raPolish from 'ra-language-polish';
import { polish } from './polish';
import { resourceMessages } from './resourceMessages';

/**
 * Everything the interface says, by whole keys: ra-language-polish, ours over it, the words of the declarations, and over all the
 * firm's own. Laid flat, as polyglot would do it, so that a later text wins without lodash's merging of trees.
 */
export function messages(ofTheFirm: Readonly<Record<string, string>> = {}): TranslationMessages {
  const trees = [raPolish as object, polish, { resources: resourceMessages() }, ofTheFirm];
  return Object.fromEntries(trees.flatMap((tree) => textsOf(tree))) as unknown as TranslationMessages;
}

/** Texts by their whole key: `ra.action.save`. */
export function textsOf(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]];
    return typeof value === 'object' && value !== null ? textsOf(value, `${prefix}${key}.`) : [];
  });
}
