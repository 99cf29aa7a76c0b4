import { type QuestionType, questionTypes } from '../../domain/surveys/words';
import { formatDate, formatMonth, isDate, isMonth } from '../../lib/dates';
import { formatMoney, parseMoney } from '../../lib/money';
import { isUuid } from '../../lib/uuid';
import { bankAccount, date, email, month, nip, pesel, phone } from '../../schema';
import { characterFault, lengthFault } from '../../schema/text';
import type { Picked, Question, Span } from './question';

/** What a type of question means, the same for both halves. Every function is pure and takes whatever came. */
export interface Kind {
  /** A Polish sentence saying what is wrong with an answer that is there, or null. */
  check(value: unknown, question: Question): string | null;
  /** What was typed, made ready to keep; what can't be read comes back for `check` to refuse. */
  read?(value: string): unknown;
  /** The answer as people read it. */
  text(value: unknown, question: Question): string;
  /** The answer as a number, where it is one; amounts in whole grosze. */
  number?(value: unknown): number | null;
  /** What a closed answer's values are called; charts count them. */
  choices?(question: Question): readonly { value: string; label: string }[];
  /** Needs options to choose from. */
  options?: true;
  /** Kept encrypted, and masked for those without the payroll grant. */
  isClosed?: true;
  /** Tells who answered, so that anonymous surveys can't ask it. */
  isTelling?: true;
  /** Asks for nothing. */
  isSilent?: true;
}

const longest = { short_text: 300, long_text: 4_000 };
const wholeOrFraction = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e12;

function outside(value: number, { min, max }: Question, show: (value: number) => string): string | null {
  if (min !== null && value < min) return `Najmniej ${show(min)}`;
  return max !== null && value > max ? `Najwyżej ${show(max)}` : null;
}

const showNumber = (value: number) => String(value).replace('.', ',');
const asNumber = (value: unknown) => (wholeOrFraction(value) ? value : null);
const asText = (value: unknown) => String(value);

function written(most: number, lines: boolean): Kind {
  return {
    check: (value, { max_length }) =>
      typeof value !== 'string' ? 'Podaj tekst' : (characterFault(value, lines) ?? lengthFault(value, max_length ?? most)),
    read: (value) => value.normalize('NFC').trim(),
    text: asText,
  };
}

/** A type of the product's own fields: the same check, the same look. */
type Known = { parse(typed: string): unknown; check(value: string): string | null; format(value: string): string };
function known(type: Known, says: string): Kind {
  return {
    read: (value) => type.parse(value),
    check: (value) => (typeof value === 'string' ? type.check(value) : says),
    text: (value) => (typeof value === 'string' ? type.format(value) : ''),
  };
}

const isPicked = (value: unknown): value is Picked =>
  typeof value === 'object' && value !== null && Array.isArray((value as Picked).picked);

function chosen(most: number): Kind {
  return {
    options: true,
    choices: ({ options }) => options,
    check(value, question) {
      if (!isPicked(value) || value.picked.length === 0) return 'Wybierz odpowiedź';
      const { options, min, max } = question;
      const picked = value.picked.map((each) => options.find((option) => option.value === each));
      if (picked.some((option) => !option) || new Set(picked).size < picked.length) return 'Wybierz odpowiedź z listy';
      if (picked.length > most) return 'Wybierz jedną odpowiedź';
      if (picked.length > 1 && picked.some((option) => option?.exclusive))
        return `Odpowiedzi „${picked.find((option) => option?.exclusive)?.label}” nie można łączyć z innymi`;
      if (most > 1 && max !== null && picked.length > max) return `Wybierz najwyżej ${max}`;
      if (most > 1 && min !== null && picked.length < min && !picked.some((option) => option?.exclusive))
        return `Wybierz co najmniej ${min}`;
      const asks = picked.some((option) => option?.other_text);
      if (!asks) return value.other === undefined ? null : 'Do tej odpowiedzi nic się nie dopisuje';
      if (typeof value.other !== 'string' || value.other.trim() === '') return 'Dopisz, co masz na myśli';
      return characterFault(value.other) ?? lengthFault(value.other, 300);
    },
    text(value, { options }) {
      if (!isPicked(value)) return '';
      const names = value.picked.map((each) => {
        const option = options.find((one) => one.value === each);
        return option?.other_text && value.other ? `${option.label}: ${value.other}` : (option?.label ?? each);
      });
      return names.join(', ');
    },
  };
}

function rated(from: number, to: number): Kind {
  const says = `Wybierz od ${from} do ${to}`;
  return {
    check: (value) => (Number.isInteger(value) && Number(value) >= from && Number(value) <= to ? null : says),
    text: asText,
    number: asNumber,
    choices: () => Array.from({ length: to - from + 1 }, (_, at) => ({ value: `${from + at}`, label: `${from + at}` })),
  };
}

function confirmed(says: string): Kind {
  return { check: (value) => (typeof value === 'boolean' ? null : says), text: (value) => (value === true ? 'Tak' : 'Nie') };
}

const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Span).from === 'string' &&
  typeof (value as Span).to === 'string';
const isRatings = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every type of question there is; one that is forgotten here does not compile. */
export const kinds: Readonly<Record<QuestionType, Kind>> = {
  short_text: written(longest.short_text, false),
  long_text: written(longest.long_text, true),
  single: chosen(1),
  dropdown: chosen(1),
  multi: chosen(100),
  yes_no: {
    ...confirmed('Odpowiedz: tak albo nie'),
    choices: () => [
      { value: 'tak', label: 'Tak' },
      { value: 'nie', label: 'Nie' },
    ],
  },
  number: {
    read: (typed) => {
      const digits = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
      return /^-?\d{1,12}(\.\d{1,4})?$/.test(digits) ? Number(digits) : typed;
    },
    check: (value, question) => (wholeOrFraction(value) ? outside(value, question, showNumber) : 'Podaj liczbę'),
    text: (value) => (wholeOrFraction(value) ? showNumber(value) : ''),
    number: asNumber,
  },
  money: {
    read: (typed) => parseMoney(typed) ?? typed,
    check: (value, question) =>
      Number.isSafeInteger(value) ? outside(Number(value), question, formatMoney) : 'Podaj kwotę, na przykład 1234,56',
    text: (value) => (typeof value === 'number' ? formatMoney(value) : ''),
    number: asNumber,
  },
  date: {
    read: (typed) => date.parse(typed),
    check: (value) => (typeof value === 'string' && isDate(value) ? null : 'Podaj istniejącą datę'),
    text: (value) => (typeof value === 'string' ? formatDate(value) : ''),
  },
  month: {
    read: (typed) => month.parse(typed),
    check: (value) => (typeof value === 'string' && isMonth(value) ? null : 'Podaj miesiąc, na przykład 11.2026'),
    text: (value) => (typeof value === 'string' ? formatMonth(value) : ''),
  },
  period: {
    check: (value) =>
      !isSpan(value) || !isDate(value.from) || !isDate(value.to)
        ? 'Podaj początek i koniec okresu'
        : value.from > value.to
          ? 'Koniec okresu jest przed jego początkiem'
          : null,
    text: (value) => (isSpan(value) ? `${formatDate(value.from)} – ${formatDate(value.to)}` : ''),
  },
  scale5: rated(1, 5),
  nps: rated(0, 10),
  ranking: {
    options: true,
    check: (value, { options }) =>
      Array.isArray(value) &&
      value.length === options.length &&
      new Set(value).size === value.length &&
      value.every((each) => options.some((option) => option.value === each))
        ? null
        : 'Ułóż wszystkie pozycje',
    text: (value, { options }) =>
      Array.isArray(value)
        ? value.map((each, at) => `${at + 1}. ${options.find((option) => option.value === each)?.label ?? each}`).join(', ')
        : '',
  },
  matrix: {
    options: true,
    check(value, { options, lines, required }) {
      if (!isRatings(value)) return 'Oceń każdy wiersz';
      const isKnown = ([line, given]: [string, unknown]) =>
        lines.some((each) => each.value === line) && options.some((option) => option.value === given);
      if (!Object.entries(value).every(isKnown)) return 'Wybierz ocenę z tabeli';
      const left = lines.filter((line) => !Object.hasOwn(value, line.value));
      return required && left.length > 0 ? `Oceń jeszcze: ${left.map(({ label }) => label).join(', ')}` : null;
    },
    text: (value, { options, lines }) =>
      isRatings(value)
        ? lines
            .filter((line) => Object.hasOwn(value, line.value))
            .map((line) => `${line.label}: ${options.find((option) => option.value === value[line.value])?.label ?? ''}`)
            .join('; ')
        : '',
  },
  file: {
    isTelling: true,
    check: (value, { max }) =>
      !Array.isArray(value) || value.length === 0 || !value.every((id) => typeof id === 'string' && isUuid(id))
        ? 'Dodaj plik'
        : new Set(value).size < value.length
          ? 'Ten sam plik dodano dwa razy'
          : value.length > (max ?? 5)
            ? `Najwyżej ${max ?? 5} plików`
            : null,
    text: (value) => (Array.isArray(value) ? `Pliki: ${value.length}` : ''),
  },
  nip: { ...known(nip, 'Podaj NIP'), isTelling: true },
  pesel: { ...known(pesel, 'Podaj PESEL'), isClosed: true, isTelling: true },
  bank_account: { ...known(bankAccount, 'Podaj numer rachunku'), isClosed: true, isTelling: true },
  phone: { ...known(phone, 'Podaj numer telefonu'), isTelling: true },
  email: { ...known(email, 'Podaj adres e-mail'), isTelling: true },
  signature: {
    isTelling: true,
    check: (value) =>
      typeof value === 'string' && value.length <= 12_000 && /^(M\d{1,4} \d{1,4}(L\d{1,4} \d{1,4})+)+$/.test(value)
        ? null
        : 'Podpisz się w ramce',
    text: () => 'Podpisano odręcznie',
  },
  consent: {
    ...confirmed('Zaznacz zgodę albo jej brak'),
    check: (value, { required }) =>
      typeof value !== 'boolean' ? 'Zaznacz zgodę albo jej brak' : required && !value ? 'Ta zgoda jest potrzebna' : null,
    choices: () => [
      { value: 'tak', label: 'Zgoda' },
      { value: 'nie', label: 'Brak zgody' },
    ],
  },
  statement: { isSilent: true, check: () => 'Tu się nie odpowiada', text: () => '' },
  calculated: {
    isSilent: true,
    check: () => 'To pole liczy się samo',
    text: (value) => (wholeOrFraction(value) ? showNumber(value) : ''),
    number: asNumber,
  },
};

export const isQuestionType = (type: unknown): type is QuestionType =>
  typeof type === 'string' && Object.hasOwn(questionTypes, type);

/** Nothing said: no value, empty text, nothing chosen. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (isPicked(value)) return value.picked.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The single values that an answer holds, as conditions and charts name them. */
export function valuesOf(value: unknown): readonly string[] {
  if (isEmpty(value)) return [];
  if (isPicked(value)) return value.picked;
  if (typeof value === 'boolean') return [value ? 'tak' : 'nie'];
  return Array.isArray(value) ? value.map(String) : typeof value === 'object' ? [] : [String(value)];
}
