import { isDate } from '../../lib/dates';
import { cut } from '../../lib/text';
import { checkNrb, completeNrb } from '../identifiers/nrb';
import { balanceSays, type Statement, type StatementEntry, type StatementFile, StatementRefused } from './statement';

interface Field {
  tag: string;
  text: string;
}

/** Where a field begins; `:86:` and the like stand at the start of a line alone. */
const FIELD = /^:(\d{2}[A-Z]?):/;
/** The value's day, the booking's month and day, the direction, perhaps the currency's last letter, the amount, and what follows. */
const ENTRY = /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?\s?(\d{1,15})[,.](\d{0,2})(.*)$/s;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15})[,.](\d{0,2})/;
/** A reversed credit goes out, and a reversed debit comes back; expected ones (E) are as they say. */
const OUT: ReadonlySet<string> = new Set(['D', 'RC', 'ED']);
const RETURNED: ReadonlySet<string> = new Set(['RC', 'RD']);
const PART_LENGTH = 27;

/** Reads an MT940 file as Polish banks write it: many statements, with and without the envelope of SWIFT. Throws StatementRefused. */
export function readMt940(text: string): StatementFile {
  const fields = fieldsOf(text);
  if (!fields.some(({ tag }) => tag === '25') || !fields.some(({ tag }) => /^6[0-2]/.test(tag)))
    throw new StatementRefused('W pliku MT940 nie ma rachunku (:25:) albo operacji (:60F:, :61:, :62F:).');
  const says: string[] = [];
  const statements = groups(fields).map((group) => statementOf(group, says));
  return { form: 'MT940', statements, says };
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  // What SWIFT puts around a message, and the line that ends one.
  const body = text.replace(/\{[1235]:[^{}]*\}/g, '\n').replace(/\{4:/g, '\n');
  for (const line of body.split(/\r\n|\r|\n/)) {
    const [start, tag] = FIELD.exec(line.trimStart()) ?? [];
    const last = fields.at(-1);
    if (start !== undefined && tag !== undefined) fields.push({ tag, text: line.trimStart().slice(start.length) });
    else if (/^-\}?\s*$/.test(line)) continue;
    else if (last) last.text += `\n${line}`;
  }
  return fields;
}

/** Each statement begins with :20:, or with :25: where the bank leaves that out. */
function groups(fields: readonly Field[]): Field[][] {
  const all: Field[][] = [];
  for (const field of fields) {
    const last = all.at(-1);
    const begins = field.tag === '20' || (field.tag === '25' && last?.some(({ tag }) => tag === '25'));
    if (!last || begins) all.push([field]);
    else last.push(field);
  }
  return all.filter((group) => group.some(({ tag }) => tag === '25'));
}

function statementOf(group: readonly Field[], says: string[]): Statement {
  const textOf = (tag: RegExp) => group.find((field) => tag.test(field.tag))?.text ?? '';
  const account = accountIn(textOf(/^25/));
  const number = textOf(/^28/).split('\n')[0]?.trim() || null;
  const opening = BALANCE.exec(textOf(/^60/).trim());
  const closing = BALANCE.exec(textOf(/^62/).trim());
  const of = `wyciąg ${number ?? 'bez numeru'}`;
  const entries: StatementEntry[] = [];
  let unread = false;
  for (const [at, { tag, text }] of group.entries()) {
    if (tag !== '61') continue;
    const next = group[at + 1];
    const entry = entryOf(text, next?.tag === '86' ? next.text : '');
    if (entry) entries.push(entry);
    else {
      unread = true;
      says.push(`Operacji nie da się odczytać (${of}): „${cut(text.split('\n')[0] ?? '', 60)}”.`);
    }
  }
  if (!unread) says.push(...balanceSays(balanceOf(opening), balanceOf(closing), entries, of));
  return { account, number, currency: opening?.[3] ?? closing?.[3] ?? 'PLN', entries };
}

function balanceOf(found: RegExpExecArray | null): number | null {
  if (!found) return null;
  const [, side, , , whole = '', part = ''] = found;
  return (side === 'D' ? -1 : 1) * grosze(whole, part);
}

const grosze = (whole: string, part: string) => Number(`${whole}${part.padEnd(2, '0')}`);

function entryOf(line: string, details: string): StatementEntry | null {
  const found = ENTRY.exec(line.trim());
  if (!found) return null;
  const [, value = '', booked, side = '', , whole = '', part = '', rest = ''] = found;
  const day = dayOf(value, booked);
  const amount = grosze(whole, part);
  if (day === null || !Number.isSafeInteger(amount)) return null;
  const reference = /\/\/([^\n]+)/.exec(rest)?.[1]?.trim() || null;
  const returned = RETURNED.has(side) ? { returned: true as const } : {};
  return { on: day, amount: OUT.has(side) ? -amount : amount, ...detailsOf(details), reference, ...returned };
}

/** The booking's month and day say no year: it is the value day's, or the one beside it over New Year. */
function dayOf(value: string, booked: string | undefined): string | null {
  const valued = `20${value.slice(0, 2)}-${value.slice(2, 4)}-${value.slice(4)}`;
  if (!isDate(valued)) return null;
  if (booked === undefined) return valued;
  const year = Number(valued.slice(0, 4));
  const turn = Number(booked.slice(0, 2)) - Number(value.slice(2, 4));
  const day = `${turn > 6 ? year - 1 : turn < -6 ? year + 1 : year}-${booked.slice(0, 2)}-${booked.slice(2)}`;
  return isDate(day) ? day : valued;
}

type Details = Pick<StatementEntry, 'other_account' | 'other_name' | 'title'>;

/** `~20`, `?20` or `<20` before each part, by the bank; else the whole is the title. */
function detailsOf(text: string): Details {
  const flat = text.replace(/\n/g, '');
  const sign = /^\s*(?:\d{3})?\s*([~?<^|+])(?=\d{2})/.exec(flat)?.[1];
  if (sign === undefined) {
    const plain = text.replace(/\s+/g, ' ').trim();
    return { other_account: accountIn(plain), other_name: null, title: plain };
  }
  const parts = new Map<string, string>();
  for (const piece of flat.split(sign).slice(1)) {
    const [, code, value] = /^(\d{2})(.*)$/.exec(piece) ?? [];
    const last = [...parts.keys()].at(-1);
    if (code !== undefined && value !== undefined) parts.set(code, (parts.get(code) ?? '') + value);
    // The sign itself, within a title.
    else if (last !== undefined) parts.set(last, `${parts.get(last)}${sign}${piece}`);
  }
  const of = (...codes: string[]) => codes.flatMap((code) => parts.get(code) ?? []);
  const named = of('32', '33');
  return {
    other_account: accountOf(parts),
    other_name: joined(named.length > 0 ? named : of('27', '28')) || null,
    title: joined(of('20', '21', '22', '23', '24', '25', ...(sign === '<' ? ['26'] : []))),
  };
}

/** A bank cuts a title each so many signs: a part that is shorter ended with a word. */
function joined(parts: readonly string[]): string {
  const text = parts.map((part) => (part.length < PART_LENGTH ? `${part} ` : part)).join('');
  return text.replace(/\s+/g, ' ').trim();
}

function accountOf(parts: ReadonlyMap<string, string>): string | null {
  for (const code of ['38', '29', '31']) {
    const account = accountIn(parts.get(code) ?? '');
    if (account !== null) return account;
  }
  const bank = (parts.get('30') ?? '').replace(/\s/g, '');
  return completeNrb(bank, (parts.get('31') ?? '').replace(/\s/g, ''));
}

/** An account in a text, its spaces and PL aside: one whose sum is right. */
export function accountIn(text: string): string | null {
  for (const [found] of text.replace(/(?<=\d)[ -](?=\d)/g, '').matchAll(/\d{26,}/g)) {
    if (found.length === 26 && checkNrb(found) === null) return found;
  }
  return null;
}
