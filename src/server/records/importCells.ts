import { unclearWord, usualValue } from '../../contract/importWords';
import { uncounted } from '../../lib/csv';
import { fromWarsaw, toWarsaw } from '../../lib/dates';
import { withoutInvisible } from '../../lib/invisible';
import { cut, fold } from '../../lib/text';
import { centuryOf, readMoment } from '../../lib/typedDates';
import type { Field } from '../../schema';
import { typeOf } from '../../schema/fields';
import { offeredChoices } from '../../schema/fields/choice';

/** What stands for a cell in the body of a record, what is wrong with it, or why it says nothing that could be kept. */
export type CellReader = (cell: string) => { value: unknown } | { says: string } | { leaves: string };

/** What a spreadsheet shows where a formula failed or a column is too narrow, in English and Polish. */
const sheetError =
  /^#(?:N\/A|NAME\?|VALUE!|REF!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|N\/D!?|NAZWA\?|ARG!|ADR!|DZIEL\/0!|LICZBA!|ZERO!|#+)$/i;

/** A long number as a spreadsheet shortens it, whose last digits are gone. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{1,2}$/i;
const ofNumbers: ReadonlySet<string> = new Set(['integer', 'money', 'number', 'percent', 'quantity']);

/** Wraps how cells of a field are read: no error of a sheet is anybody's value, and a line end is none where a field has one line. */
export function careful(field: Field, read: CellReader): CellReader {
  const hasLines = field.type === 'longText' || field.type === 'richText';
  return (cell) => {
    if (cell.trim() === uncounted)
      return { says: 'Formuły w tej komórce nikt jeszcze nie policzył. Otwórz plik w arkuszu, zapisz i wczytaj jeszcze raz' };
    if (sheetError.test(cell.trim())) return { says: `W arkuszu jest tu błąd ${cell.trim()}. Popraw formułę albo wpisz wartość` };
    if (shortened.test(cell.trim()) && !ofNumbers.has(field.type))
      return {
        says: `Arkusz skrócił tę liczbę (${cell.trim()}) i nie ma już jej ostatnich cyfr. Ustaw kolumnę jako tekst i zapisz plik jeszcze raz`,
      };
    return read(hasLines ? cell : cell.replace(/\s*\n\s*/g, ' '));
  };
}

const yes = /^(?:tak\.?|t|yes|y|true|prawda|x|v|1|\+|✓|✔|☑|☒)$/i;
const no = /^(?:nie\.?|n|no|false|fałsz|0|-|–|☐)$/i;

/** Ticks as lists of other programs and spreadsheets write them. */
export const readTick: CellReader = (cell) => ({ value: yes.test(cell.trim()) ? true : no.test(cell.trim()) ? false : cell });

const plain = (text: string): string =>
  fold(withoutInvisible(text))
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
/** As many of a list as a sentence bears. */
const told = 12;

/**
 * A value of a closed list by its word, whatever its capitals, dashes and accents, or by what lists of offices call it in the column of that
 * field; one that is none is answered with the list.
 */
export function choiceReader(
  field: Field,
  key = '',
): (cell: string) => { value: string } | { says: string } | { leaves: string } {
  const offered = offeredChoices(field);
  const words = new Map<string, string>();
  for (const [value, { label, short }] of offered)
    for (const word of [value, label, short ?? value]) if (!words.has(plain(word))) words.set(plain(word), value);
  const labels = offered.map(([, { label }]) => label);
  const list = `${labels.slice(0, told).join(', ')}${labels.length > told ? ` i ${labels.length - told} innych` : ''}`;
  const mayBeEmpty = !field.options.required || field.options.open === true;
  return (cell) => {
    const value = words.get(plain(cell)) ?? usualOf(field, key, cell);
    const unclear = value === undefined ? unclearWord(key, cell) : null;
    if (unclear !== null && mayBeEmpty) return { leaves: `${unclear}. Pole zostanie puste, do uzupełnienia na karcie` };
    if (unclear !== null) return { says: `${unclear}. Do wyboru: ${list}` };
    return value === undefined ? { says: `Nie ma tu wartości „${cut(cell, 40)}”. Do wyboru: ${list}` } : { value };
  };
}

function usualOf({ choices = {} }: Field, key: string, cell: string): string | undefined {
  const value = usualValue(key, cell);
  return value !== null && Object.hasOwn(choices, value) ? value : undefined;
}

/** Several of a closed list. */
export function choicesReader(field: Field, key = ''): CellReader {
  const read = choiceReader(field, key);
  return (cell) => {
    const words = (/[|;]/.test(cell) ? cell.split(/[|;]/) : cell.split(', ')).filter((word) => word.trim() !== '');
    const values: string[] = [];
    for (const word of words) {
      const got = read(word);
      if (!('value' in got)) return got;
      values.push(got.value);
    }
    return { value: values.join('|') };
  };
}

/** How many digits numbers have from which a spreadsheet may have taken zeros at the beginning. */
const wholeLengths: Readonly<Record<string, readonly number[]>> = { pesel: [11], regon: [9, 14] };
const lostZeros = 2;

/**
 * A number of digits that a spreadsheet or a program took for an amount: without decimals that are none, and with its zeros at the beginning put
 * back where it is valid with them alone.
 */
export function digitsReader(field: Field): CellReader {
  const lengths = wholeLengths[field.type] ?? [];
  const isValid = (digits: string) => typeOf(field).check(digits, field) === null;
  return (cell) => {
    const digits = cell.trim().replace(/^(\d{6,})[.,]0+$/, '$1');
    if (!/^\d+$/.test(digits)) return { value: cell };
    const wholes = lengths.filter((length) => length > digits.length && length - digits.length <= lostZeros);
    return { value: wholes.map((length) => digits.padStart(length, '0')).find(isValid) ?? digits };
  };
}

/** A day whose year of two digits is told by what the field means, or asked for. */
export function dayReader(field: Field, today: string): CellReader {
  return (cell) => {
    const said = centuryOf(cell, today, field.options.past === true);
    return said === null ? { says: 'Podaj rok czterema cyframi' } : { value: said };
  };
}

const offset = /[+-]0[12]:?00$/;
/** A moment as programs tell it to each other, on the world's clock and not on the one in Warsaw. */
const ofWorld = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|\+00:?00)$/;

/** A moment; the hour that comes twice when summer time ends is asked about, and told by `+02:00` (the first) or `+01:00`. */
export const readInstant: CellReader = (cell) => {
  if (ofWorld.test(cell.trim())) {
    // A day or an hour that is none stays as it came, for the field to refuse.
    const instant = fromWarsaw(cell.trim().replace(/\+00:?00$/, 'Z'));
    const wall = instant && toWarsaw(instant);
    if (!wall) return { value: cell };
    const first = fromWarsaw(wall);
    // Parts of a second are cut off.
    return { value: first && instant.getTime() - first.getTime() < 1_000 ? wall : `${wall}+01:00` };
  }
  const said = offset.exec(cell.trim())?.[0] ?? '';
  const wall = readMoment(cell.trim().replace(offset, ''));
  if (said !== '') return { value: `${wall}${said}` };
  const first = fromWarsaw(wall);
  const second = first && fromWarsaw(wall, new Date(first.getTime() + 1));
  const isTwice = first && second && first.getTime() !== second.getTime();
  return isTwice
    ? { says: 'Ta godzina była tej nocy dwa razy. Dopisz +02:00, jeśli to przed zmianą czasu, albo +01:00, jeśli po niej' }
    : { value: wall };
};
