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
  /** Its place in the list that it was read from. */
  at: number;
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

/** A wrong row with what tells it from the others: itself where it waits, its place in a list that is read anew each time. */
export interface WrongRow {
  key: WrongNumber | number;
  row: WrongNumber;
}

/** What was typed in place of wrong numbers; null of a row that is left out. */
export type Mended = ReadonlyMap<WrongRow['key'], string | null>;

/** The rows with numbers that somebody put right taken in; the others stay wrong. */
export function mendedNumbers(
  { good, repeated }: Pick<ReadNumbers, 'good' | 'repeated'>,
  wrong: readonly WrongRow[],
  mended: Mended,
): ReadNumbers {
  const read: ReadNumbers = { good: [...good], wrong: [], repeated: [...repeated] };
  for (const { key, row } of wrong) {
    const nip = parseNip(mended.get(key) ?? row.given.nip);
    if (checkNip(nip) !== null) read.wrong.push(row);
    else if (read.good.some((each) => each.nip === nip)) read.repeated.push(nip);
    else read.good.push({ ...row.given, nip });
  }
  return read;
}

/** Companies of two lists, each once, with what both say of it; where they differ the second is right. */
export function ofBoth(first: readonly Given[], second: readonly Given[]): Given[] {
  const all = new Map(first.map((each) => [each.nip, each]));
  for (const { nip, values, contact } of second) {
    const before = all.get(nip);
    all.set(nip, { nip, values: { ...before?.values, ...values }, contact: { ...before?.contact, ...contact } });
  }
  return [...all.values()];
}

/** What the list calls the company of a row, so that it is found among papers. */
export const calledIn = ({ given: { values, contact }, typed }: WrongNumber): string => values.title ?? contact.email ?? typed;

function sorted(rows: readonly { typed: string; given: Given }[]): ReadNumbers {
  const read: ReadNumbers = { good: [], wrong: [], repeated: [] };
  const seen = new Set<string>();
  for (const [at, { typed, given }] of rows.entries()) {
    const says = checkNip(given.nip);
    if (says !== null) read.wrong.push({ at, typed, says, given });
    else if (seen.has(given.nip)) read.repeated.push(given.nip);
    else read.good.push(given);
    seen.add(given.nip);
  }
  return read;
}
