import type { ReadTable } from '../../../../contract/imports';
import type { RegisterContact } from '../../../../contract/registers';
import { checkNip, parseNip } from '../../../../domain/identifiers/nip';
import { contactIn } from '../../../../lib/contactIn';
import type { FileField } from '../../../resource/importing/fields';
import type { Match } from '../../../resource/importing/match';

/** A company of the office's list: its NIP and what the list says besides, as it was typed. */
export interface Given {
  nip: string;
  values: Readonly<Record<string, string>>;
  contact: Partial<RegisterContact>;
}

/** A row whose number is none, with all that the list says of it. */
export interface WrongNumber {
  typed: string;
  says: string;
  given: Given;
}

export interface ReadNumbers {
  good: Given[];
  wrong: WrongNumber[];
  /** Numbers that the list has more than once; the first stays. */
  repeated: string[];
}

/** The person to invite for a company: no field of its card, so a list has columns of its own for it. */
const contactKeys = {
  contact_first_name: 'first_name',
  contact_last_name: 'last_name',
  contact_email: 'email',
  contact_phone: 'phone',
} as const;

/** One column of both. */
const contactAny = 'contact_any';

export const contactFields: readonly FileField[] = [
  { key: 'contact_email', label: 'E-mail klienta', names: ['e-mail', 'email', 'mail', 'adres e-mail'], required: false },
  { key: 'contact_first_name', label: 'Imię klienta', names: ['imię'], required: false },
  { key: 'contact_last_name', label: 'Nazwisko klienta', names: ['nazwisko'], required: false },
  { key: 'contact_phone', label: 'Telefon klienta', names: ['telefon', 'tel', 'komórka'], required: false },
  {
    key: contactAny,
    label: 'E-mail i telefon klienta',
    names: [
      'kontakt',
      'dane kontaktowe',
      'e-mail / telefon',
      'telefon / e-mail',
      'e-mail, telefon',
      'telefon, e-mail',
      'tel./e-mail',
    ],
    required: false,
  },
];

/** What was pasted as bare numbers, one after another; null where it is a table with other things in it. */
export function bareNumbers(text: string): ReadNumbers | null {
  const typed = text
    .split(/[\n,;\t]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !/^(nr\s+)?nip:?$/i.test(each));
  if (typed.length === 0 || typed.some((each) => !/^(PL)?[\d\s-]+$/i.test(each))) return null;
  return sorted(typed.map((each) => ({ typed: each, given: { nip: parseNip(each), values: {}, contact: {} } })));
}

/** The rows of a table whose columns were named; one without a number is told like a wrong one. */
export function tableNumbers({ rows }: ReadTable, match: Match): ReadNumbers {
  return sorted(
    rows.map(({ row, cells }) => {
      const values: Record<string, string> = {};
      const contact: Partial<RegisterContact> = {};
      for (const [at, key] of match.entries()) {
        const cell = (cells[at] ?? '').trim();
        if (key === null || cell === '') continue;
        const part = contactKeys[key as keyof typeof contactKeys];
        if (key === contactAny) Object.assign(contact, { ...contactIn(cell), ...contact });
        else if (part === 'email' || part === 'phone') {
          const both = contactIn(cell);
          Object.assign(contact, { ...both, ...contact, [part]: both[part] ?? cell });
        } else if (part) contact[part] = cell;
        else if (key !== 'vat_number' && key !== 'id') values[key] = cell;
      }
      const typed = (cells[match.indexOf('vat_number')] ?? '').trim();
      return { typed: typed || `wiersz ${row}`, given: { nip: parseNip(typed), values, contact } };
    }),
  );
}

/** The rows with numbers that somebody put right, by their places among the wrong ones, taken in; the others stay wrong. */
export function mendedNumbers({ good, wrong, repeated }: ReadNumbers, mended: Readonly<Record<number, string>>): ReadNumbers {
  const put = wrong.map(({ given }, at) => ({ ...given, nip: parseNip(mended[at] ?? '') }));
  const read: ReadNumbers = {
    good: [...good],
    wrong: wrong.filter((_, at) => checkNip(put[at]?.nip ?? '') !== null),
    repeated: [...repeated],
  };
  for (const given of put) {
    if (checkNip(given.nip) !== null) continue;
    if (read.good.some(({ nip }) => nip === given.nip)) read.repeated.push(given.nip);
    else read.good.push(given);
  }
  return read;
}

/** What the list calls the company of a row, so that it is found among papers. */
export const calledIn = ({ given: { values, contact }, typed }: WrongNumber): string => values.title ?? contact.email ?? typed;

function sorted(rows: readonly { typed: string; given: Given }[]): ReadNumbers {
  const read: ReadNumbers = { good: [], wrong: [], repeated: [] };
  const seen = new Set<string>();
  for (const { typed, given } of rows) {
    const says = checkNip(given.nip);
    if (says !== null) read.wrong.push({ typed, says, given });
    else if (seen.has(given.nip)) read.repeated.push(given.nip);
    else read.good.push(given);
    seen.add(given.nip);
  }
  return read;
}
