/** Rules of text that every field type shares (V03): what may stand in it at all. */

// Bidirectional overrides can make a name or a file name read as something else.
const bidi = /[\u202a-\u202e\u2066-\u2069]/;
const controls = /\p{Cc}/u;
const controlsButLines = /[^\P{Cc}\t\n]/u;

/** What is wrong with the characters of a text, or null. `lines` allows tabs and line ends. */
export function characterFault(value: string, lines = false): string | null {
  if (!value.isWellFormed() || (lines ? controlsButLines : controls).test(value))
    return 'Tekst zawiera niedozwolone znaki sterujące';
  if (bidi.test(value)) return 'Tekst zawiera znaki odwracające kierunek pisma';
  return null;
}

/** One line of text from a file without the characters that a field refuses. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .normalize('NFC')
    .trim();
}

/** The same for a text that is no field's yet, from wherever it came: how its lines end is a matter of fields. */
export function strayCharacters(text: string): string | null {
  return characterFault(text.includes('\r') ? text.replaceAll('\r', '') : text, true);
}

/** Longer than `max` characters, said in Polish, or null. */
export function lengthFault(value: string, max: number): string | null {
  return [...value].length > max ? `Najwyżej ${max} znaków` : null;
}
