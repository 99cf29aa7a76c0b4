import { fold } from '../../lib/text';

/** A kind of case, as far as a client's words can speak of it. */
interface Worded {
  name: string;
  /** Beginnings of words, between commas. */
  words?: string | null;
}

/** Words this short say nothing by their beginning alone: `PIT` is not `pitbull`. */
const whole = 3;

/** The kinds that a client's words speak of, the one with the most of them first, at most `most`; none where they speak of none. */
export function suggest<Kind extends Worded>(text: string, kinds: readonly Kind[], most: number): Kind[] {
  const said = ` ${plain(text)} `;
  return kinds
    .map((kind) => ({ kind, count: hits(said, kind) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ kind }) => kind);
}

/** Words alone, so that `VAT-u` speaks of VAT. */
const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How many of a kind's beginnings stand in the text, longer ones weighing more: `wakacje składkowe` says more than `zus`. */
function hits(said: string, { name, words }: Worded): number {
  const beginnings = [...new Set([...name.split(/[,/]/), ...(words ?? '').split(',')].map(plain).filter(Boolean))];
  return beginnings
    .filter((beginning) => said.includes(beginning.length <= whole ? ` ${beginning} ` : ` ${beginning}`))
    .reduce((sum, beginning) => sum + 1 + beginning.split(' ').length, 0);
}
