import { bankText } from '../bankText';
import type { ElixirProfile } from './profile';

/** Names and titles are four lines of thirty-five signs. */
export const WIDTH = 35;
const LINES = 4;
export const LONGEST = WIDTH * LINES;

/** Text as a line of the file may hold it: what a bank takes, without the quotation mark that ends a field. */
export function fileText(text: string, signs: ElixirProfile['signs']): string {
  const plain = bankText(text).replaceAll('"', "'");
  return signs === 'all' ? plain : bankText(plain.replaceAll('&', ' i ').replaceAll('@', '(at)').replace(/[:;$]/g, ' '));
}

/** A text each 35 signs, so that the lines put together are the very text. */
export function bySigns(text: string): string[] {
  return text.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
}

/** A text broken between words; each 35 signs where a word is longer, or where words would take more lines than there are. */
export function byWords(text: string, most = LINES): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const fits = lines.length <= most && lines.every((line) => line.length <= WIDTH);
  return fits ? lines : bySigns(text).slice(0, most);
}

/** The parts of a structured title, each on a line of its own; each 35 signs where they do not fit. */
export function byParts(parts: readonly string[]): string[] {
  const fits = parts.length <= LINES && parts.every((part) => part.length <= WIDTH);
  return fits ? [...parts] : bySigns(parts.join(''));
}
