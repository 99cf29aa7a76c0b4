import type { Score } from '@zxcvbn-ts/core';
import { withoutMarks } from './folding';

/** What is known of weak passwords: about 50 MB once loaded. */
export interface Dictionaries {
  /** The list of commonest passwords, lower case. */
  common: ReadonlySet<string>;
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
  return {
    common: new Set(english.dictionary.passwords),
    estimate(password, inputs) {
      const { score, sequence } = zxcvbn(password.slice(0, LOOKED_AT), inputs);
      const longestFirst = [...sequence].sort((one, other) => other.token.length - one.token.length);
      return { score, patterns: longestFirst.map((match) => String(match.dictionaryName ?? match.pattern)) };
    },
  };
}
