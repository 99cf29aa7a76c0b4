/** What a company's form adds to its name; nobody calls it by that. */
const forms = /[\s,]+(spółka\s.*|sp\.\s?z\s?o\.\s?o\.?.*|sp\.\s?(j|k|p)\..*|s\.\s?(a|c)\..*|psa)$/i;
const wordsOf = (name: string) => name.replace(forms, '').split(/\s+/).filter(Boolean);

/** Under an icon on a phone's screen there is room for about this many letters. */
const room = 12;

/** What the firm is called under its icon: its name, or of a longer one the last words that fit. */
export function shortNameOf(name: string): string {
  const words = wordsOf(name);
  for (let from = 0; from < words.length; from += 1) {
    const tail = words.slice(from).join(' ');
    if (tail.length <= room && !/^\p{Ll}{1,2} /u.test(tail)) return tail;
  }
  return (words.at(-1) ?? '').slice(0, room) || 'Panel';
}

/** The one or two letters on its icon: of the first and the last word that begin with a capital or a digit. */
export function initialsOf(name: string): string {
  const letters = wordsOf(name)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '' && letter === letter.toLocaleUpperCase('pl'));
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return first + last || (/\p{L}/u.exec(name)?.[0] ?? 'P').toLocaleUpperCase('pl');
}
