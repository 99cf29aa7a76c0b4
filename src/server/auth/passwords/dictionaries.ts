import type { Score } from '@zxcvbn-ts/core';
import { withoutMarks } from './folding';
import type { RankOf } from './joinedWords';

/** What is known of weak passwords: about 50 MB once loaded. */
export interface Dictionaries {
  /** The list of commonest passwords, lower case. */
  common: ReadonlySet<string>;
  /** Ranks of Polish words, names and what people take for passwords. */
  rankOf: RankOf;
  /** zxcvbn's score, 0 to 4, and the kinds of pattern that it found, the longest first. */
  estimate(password: string, inputs: string[]): { score: Score; patterns: string[] };
}

/** The estimate takes time that grows fast with length and with signs read as letters; 64 characters show enough. */
const LOOKED_AT = 64;
const SIGNS_READ = 10;

let loading: Promise<Dictionaries> | undefined;

/** Loaded when the first new password is set, not before: a server that nobody registers on goes without. */
export function dictionaries(): Promise<Dictionaries> {
  loading ??= load();
  return loading;
}

/** People write Polish words with and without their marks. */
const bothSpellings = (words: string[]) => [...new Set(words.flatMap((word) => [word, withoutMarks(word)]))];

async function load(): Promise<Dictionaries> {
  const [{ zxcvbn, zxcvbnOptions }, english, polish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pl'),
  ]);
  const words = Object.entries(polish.dictionary).map(([name, list]): [string, string[]] => [name, bothSpellings(list)]);
  zxcvbnOptions.setOptions({
    dictionary: { ...english.dictionary, ...Object.fromEntries(words) },
    graphs: english.adjacencyGraphs,
    l33tMaxSubstitutions: SIGNS_READ,
  });
  const ranks = ranksIn([...Object.values(polish.dictionary), english.dictionary.passwords]);
  return {
    rankOf: (word) => ranks.get(word) ?? null,
    common: new Set(english.dictionary.passwords),
    estimate(password, inputs) {
      const { score, sequence } = zxcvbn(password.slice(0, LOOKED_AT), inputs);
      const longestFirst = [...sequence].sort((one, other) => other.token.length - one.token.length);
      return { score, patterns: longestFirst.map((match) => String(match.dictionaryName ?? match.pattern)) };
    },
  };
}

/** By word without marks, its best place in any of the lists, which begin with the commonest. */
function ranksIn(lists: readonly (readonly string[])[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const list of lists)
    for (const [nth, word] of list.entries()) {
      const plain = withoutMarks(word);
      const known = ranks.get(plain);
      if (known === undefined || known > nth + 1) ranks.set(plain, nth + 1);
    }
  return ranks;
}
