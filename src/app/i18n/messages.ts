import { mergeTranslations } from 'ra-core';
import raPolish from 'ra-language-polish';
import { polish } from './polish';
import { resourceMessages } from './resourceMessages';

/** Everything the interface says: ra-language-polish, ours over it, and the words of the declarations. */
export function messages() {
  return { ...mergeTranslations(raPolish, polish), resources: resourceMessages() };
}
