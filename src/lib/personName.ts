/** What a column of whole names begins with. */
export type NameOrder = 'family' | 'given';

export interface SplitName {
  family: string;
  given: string;
  /** False where another split is as likely, as of three words without a sign between them. */
  isSure: boolean;
}

const particle = /^(?:al|bin|da|de|del|den|der|di|dos|du|el|la|le|ibn|ten|ter|van|von|zu|zur)$/;
const isCapital = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

/** A name and what follows it and is none, as a post: „Kowalski Jan, magazynier”, „Kowalski Jan - kierowca”, „Kos Ewa (kadry)”. */
const remarked = /^([^,;(]+? [^,;(]+?)(?: ?[,;/] ?| [-‐-―] | ?(?=\())(?=\p{Ll}|\()/u;
/** How words begin that lists have behind a name, as posts and departments. Those that are family names as well are none of them. */
const post =
  'administra|asystent|biuro(?!w)|brygadzist|dyrektor|dzia[łl] |fakturzyst|główn|g[łl]\\. |handlowiec|informatyk|inspektor|kadry|kadrow|kasjer|kierowc|kierownik|księgow|magazynier|magazyn$|młodsz|operator|pracowni[kc]|praktykant|produkcja|programist|przedstawiciel|recepcj|referent|sekretar|serwisant|specjalist|spedytor|sprzedawc|sprzątacz|stażyst|starsz|technolog|zarząd|zastępca|zleceniobior';
const behindSign = new RegExp(`(?<=^\\S+ \\S.*?)(?: ?[,;/] ?| [-‐-―] )(?:${post}).*$`, 'iu');
/** Behind a space alone, as only names that begin with the family name can have it: of others the last word is that name. */
const behindSpace = new RegExp(`(?<=^\\S+ \\S.*?) (?:${post}).*$`, 'iu');

/**
 * The family name and the given names out of one cell, without a remark behind them. A comma, or capitals of the family name alone, tell them
 * whatever the order; a name of two words with a hyphen is one, and „van der” goes with what follows.
 */
export function splitName(cell: string, order: NameOrder): SplitName {
  const spaced = cell.replace(/\s+/g, ' ').trim();
  const name = remarked.exec(spaced)?.[1] ?? withoutPost(spaced, order);
  if (name !== undefined) return { ...splitName(name, order), isSure: false };
  const whole = spaced.replace(/ ?[-‐-―] ?/g, '-');
  const [before, after, ...more] = whole.split(/ ?[,;] ?/);
  if (before && after && more.length === 0)
    return { family: before, given: after, isSure: plainOf(before).length === 1 && ![before, after].some(isSmall) };
  const words = whole.split(' ').filter(Boolean);
  if (words.length < 2) return { family: whole, given: '', isSure: true };
  const capitals = words.filter((word) => isCapital(word) || particle.test(word));
  const rest = words.filter((word) => !capitals.includes(word));
  const isOneEnd = words.slice(0, capitals.length).every(isOf(capitals)) || words.slice(-capitals.length).every(isOf(capitals));
  if (capitals.some(isCapital) && rest.length > 0 && isOneEnd)
    return { family: capitals.join(' '), given: rest.join(' '), isSure: true };
  const at = order === 'family' ? words.findIndex((word) => !particle.test(word)) + 1 : givenOf(words);
  const [one, two] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const [family, given] = order === 'family' ? [one, two] : [two, one];
  // „Nowak - Kowalska Anna” is a name of two parts; behind two words a hyphen may begin a post as well.
  return { family, given, isSure: plainOf(whole).length === 2 && !/ [-‐-―] \p{Ll}|^\S+ \S+ [-‐-―] /u.test(spaced) };
}

function withoutPost(cell: string, order: NameOrder): string | undefined {
  const name = cell.replace(behindSign, '').replace(order === 'family' ? behindSpace : /$^/, '');
  return name === cell ? undefined : name;
}

const plainOf = (name: string): string[] => name.split(' ').filter((word) => !particle.test(word));
const isSmall = (name: string): boolean => plainOf(name).some((word) => /^\p{Ll}/u.test(word));

const isOf = (words: readonly string[]) => (word: string) => words.includes(word);

/** How many words of a name that begins with the given ones are those. */
function givenOf(words: readonly string[]): number {
  const at = words.findIndex((word, nth) => nth > 0 && particle.test(word));
  return at > 0 ? at : words.length - 1;
}
