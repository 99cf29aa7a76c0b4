import raPolish from 'ra-language-polish';
import { polish } from './polish';
import { resourceMessages } from './resourceMessages';
import { type Phrases, phrasesOf } from './translator';

/** Everything the interface says: ra-language-polish, ours over it, the words of the declarations, and over all the firm's own. */
export function messages(ofTheFirm: Readonly<Record<string, string>> = {}): Phrases {
  return phrasesOf(raPolish, polish, { resources: resourceMessages() }, ofTheFirm);
}
