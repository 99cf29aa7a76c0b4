import { daysBetween } from '../../lib/dates';
import { cut } from '../../lib/text';
import { readTaxTransferTitle } from '../payments/taxTitle';
import { TYPED_WITHIN } from './sameMoney';
import type { Statement, StatementEntry } from './statement';

/** A position that a client has, as far as its payment goes. */
export interface PaidItem {
  id: string;
  company_id: string;
  kind: string;
  /** The month of its settlement, `YYYY-MM`. */
  period: string;
  /** Whole grosze still to come, besides what the client alone called paid. */
  left: number;
  account_kind: string;
  account_number: string | null;
  transfer_title: string | null;
  tax_form_symbol: string | null;
  tax_period_symbol: string | null;
  invoice_number: string | null;
  /** Payments that it has, besides the client's own word. */
  payments: readonly { date: string; amount: number; proof: string | null }[];
  /** Whether a payment may still be written. */
  open: boolean;
}

/** Companies by the accounts on their cards. */
export type AccountOwners = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * `done` was written before, `sure` fits one position alone, `offer` leaves a choice, `none` is nobody's payment. `returned` is one that the bank
 * took back, or the movement that takes it back: neither pays anything.
 */
export type EntryState = 'done' | 'sure' | 'offer' | 'none' | 'returned';

export interface MatchedEntry {
  entry: StatementEntry;
  /** What a payment of it is proved by: the statement, and a mark by which the same movement is known again. */
  proof: string;
  state: EntryState;
  /** Positions that it may pay, the likeliest first; the one that it surely pays, or that it paid; of one taken back, those that may have its payment. */
  items: readonly PaidItem[];
}

const mostOffered = 8;
const bare = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

/** Lays one account's movements beside positions: by account, amount and title. Nothing is sure that two could claim. */
export function matchStatement(
  { account, number, entries }: Statement,
  items: readonly PaidItem[],
  owners: AccountOwners,
): MatchedEntry[] {
  const seen = new Map<string, number>();
  const written = itemsByMark(items);
  const undone = takenBack(entries);
  const matched = entries.map((entry): MatchedEntry => {
    const proof = proofOf(account, number, entry, seen);
    if (entry.returned) return { entry, proof, state: 'returned', items: paidBefore(entry, account, items, owners) };
    const done = written.get(markIn(proof) ?? '');
    if (done) return { entry, proof, state: 'done', items: done };
    if (undone.has(entry)) return { entry, proof, state: 'returned', items: [] };
    const candidates = candidatesOf(entry, account, items, owners);
    const [only, ...rivals] = candidates.filter(({ strength }) => strength === 'sure' || strength === 'alike');
    if (only?.strength === 'sure' && rivals.length === 0) return { entry, proof, state: 'sure', items: [only.item] };
    const offered = candidates.map(({ item }) => item).slice(0, mostOffered);
    return { entry, proof, state: offered.length > 0 ? 'offer' : 'none', items: offered };
  });
  return withoutRivals(matched);
}

/** Movements of one account that others take back: of the same amount the other way and before, with the same number, account or title. */
export function takenBack<Entry extends StatementEntry>(entries: readonly Entry[]): Set<Entry> {
  const undone = new Set<Entry>();
  for (const back of entries.filter(({ returned }) => returned)) {
    const first = entries.findLast(
      (entry) =>
        !entry.returned && !undone.has(entry) && entry.amount === -back.amount && entry.on <= back.on && isAlike(entry, back),
    );
    if (first) undone.add(first);
  }
  return undone;
}

const isAlike = (one: StatementEntry, other: StatementEntry) =>
  (one.reference !== null && one.reference === other.reference) ||
  (one.other_account !== null && one.other_account === other.other_account) ||
  (bare(one.title) !== '' && bare(one.title) === bare(other.title));

/** Positions that have a payment which a movement may have taken back: of that amount, within the month before. */
function paidBefore(
  { on, amount, other_account }: StatementEntry,
  account: string | null,
  items: readonly PaidItem[],
  owners: AccountOwners,
): PaidItem[] {
  const ours = (account !== null && owners.get(account)) || null;
  const isOf = ({ company_id, account_number }: PaidItem) => {
    if (amount < 0) return account_number !== null && account_number === account;
    if (other_account !== null) return account_number === other_account && (!ours || ours.has(company_id));
    return ours?.has(company_id) === true;
  };
  const isPaid = ({ payments }: PaidItem) =>
    payments.some((each) => each.amount === Math.abs(amount) && each.date <= on && daysBetween(each.date, on) <= TYPED_WITHIN);
  return items.filter((item) => isOf(item) && isPaid(item)).slice(0, mostOffered);
}

/** Positions by the marks of movements that were written for them: looked through once, as a busy account has thousands of both. */
function itemsByMark(items: readonly PaidItem[]): Map<string, PaidItem[]> {
  const written = new Map<string, PaidItem[]>();
  for (const item of items)
    for (const mark of new Set(item.payments.flatMap(({ proof }) => markIn(proof ?? '') ?? [])))
      written.set(mark, [...(written.get(mark) ?? []), item]);
  return written;
}

/** Of two movements that surely pay one position neither does: a person tells which. */
function withoutRivals(matched: readonly MatchedEntry[]): MatchedEntry[] {
  const claims = new Map<string, number>();
  for (const { state, items } of matched)
    if (state === 'sure' && items[0]) claims.set(items[0].id, (claims.get(items[0].id) ?? 0) + 1);
  return matched.map((each) =>
    each.state === 'sure' && (claims.get(each.items[0]?.id ?? '') ?? 0) > 1 ? { ...each, state: 'offer' } : each,
  );
}

/** `alike` fits as surely, but may be another month's: what is the same each month is told apart by its day alone. */
interface Candidate {
  item: PaidItem;
  strength: 'sure' | 'alike' | 'account' | 'amount';
}

function candidatesOf(
  entry: StatementEntry,
  account: string | null,
  items: readonly PaidItem[],
  owners: AccountOwners,
): Candidate[] {
  const paid = Math.abs(entry.amount);
  const ours = (account !== null && owners.get(account)) || null;
  const fits = items.filter(({ open, left, period }) => open && left > 0 && period <= entry.on.slice(0, 7));
  const strengthOf = entry.amount < 0 ? outgoing : incoming;
  const found = fits.flatMap((item): Candidate[] => {
    const strength = strengthOf(entry, item, { paid, account, ours, owners, items });
    return strength === null ? [] : [{ item, strength }];
  });
  const rank = { sure: 0, alike: 0, account: 1, amount: 2 } as const;
  return found.toSorted(
    (one, other) =>
      rank[one.strength] - rank[other.strength] ||
      Math.abs(one.item.left - paid) - Math.abs(other.item.left - paid) ||
      Number(other.item.period > one.item.period) - Number(other.item.period < one.item.period),
  );
}

interface Sides {
  paid: number;
  /** The statement's own account, and the companies that have it on their cards. */
  account: string | null;
  ours: ReadonlySet<string> | null;
  owners: AccountOwners;
  /** All positions, also those that are paid. */
  items: readonly PaidItem[];
}

/** A client's transfer: to a position's account, of the very amount; a tax by its form and period too. */
function outgoing(
  { on, other_account, title }: StatementEntry,
  item: PaidItem,
  { paid, ours, items }: Sides,
): Candidate['strength'] | null {
  if (ours && !ours.has(item.company_id)) return null;
  // A stranger's account tells nothing but what a micro account or one of ZUS says: each is one payer's own.
  const isOwn = item.account_kind === 'micro_tax' || item.account_kind === 'zus_nrs';
  if (!ours && !isOwn) return null;
  const sameAccount = other_account !== null && other_account === item.account_number;
  if (!sameAccount) return ours && item.left === paid ? 'amount' : null;
  if (item.left !== paid || !titleAgrees(title, item)) return 'account';
  // A tax says its period.
  return item.tax_form_symbol !== null ? 'sure' : byDay(item, on, { paid, items });
}

/**
 * Sure where the position's month was over, and nobody wrote this amount about that day for another month: a movement that was typed by hand,
 * or came in a statement of the other form, would be counted twice.
 */
function byDay(item: PaidItem, on: string, { paid, items }: Pick<Sides, 'paid' | 'items'>): 'sure' | 'alike' {
  const isWritten = items.some(
    ({ id, company_id, account_number, payments }) =>
      id !== item.id &&
      company_id === item.company_id &&
      account_number === item.account_number &&
      payments.some(
        ({ date, amount, proof }) =>
          amount === paid && Math.abs(daysBetween(date, on)) <= (markIn(proof ?? '') === null ? TYPED_WITHIN : 0),
      ),
  );
  return item.period < on.slice(0, 7) && !isWritten ? 'sure' : 'alike';
}

/** Money that came to the office: from an account on the client's card, or with the invoice in its title. */
function incoming(
  { on, other_account, title }: StatementEntry,
  item: PaidItem,
  { paid, account, owners, items }: Sides,
): Candidate['strength'] | null {
  if (item.account_number === null || item.account_number !== account) return null;
  const fromClient = other_account !== null && owners.get(other_account)?.has(item.company_id) === true;
  const named = names(title, item.invoice_number) || names(title, item.transfer_title);
  if (item.left === paid && (fromClient || named)) return named ? 'sure' : byDay(item, on, { paid, items });
  return fromClient || named ? 'account' : item.left === paid ? 'amount' : null;
}

/** Whether a title holds an invoice's number or a whole other title; a few signs stand in any text. */
const names = (title: string, what: string | null) => what !== null && bare(what).length >= 5 && bare(title).includes(bare(what));

/** A tax says its form and period, as a tax transfer's title or in other words; of what is no tax the account and amount speak alone. */
function titleAgrees(title: string, { tax_form_symbol, tax_period_symbol }: PaidItem): boolean {
  if (tax_form_symbol === null) return true;
  const said = readTaxTransferTitle(`${title.replace(/\s/g, '')}`) ?? readTaxTransferTitle(`${title.replace(/\s/g, '')}/TXT/`);
  if (!said)
    return tax_period_symbol !== null && bare(title).includes(bare(tax_form_symbol)) && title.includes(tax_period_symbol);
  return bare(said.form) === bare(tax_form_symbol) && said.period === tax_period_symbol;
}

/** `Wyciąg 11/2026 z 20.11.2026 [1f2e3d4c5b6a7988]`. */
function proofOf(account: string | null, number: string | null, entry: StatementEntry, seen: Map<string, number>): string {
  const { on, amount, other_account, title, reference } = entry;
  const said = [account, on, amount, other_account, bare(title), reference].join('|');
  const nth = seen.get(said) ?? 0;
  seen.set(said, nth + 1);
  const day = `${on.slice(8)}.${on.slice(5, 7)}.${on.slice(0, 4)}`;
  return `Wyciąg ${cut(number ?? '', 40)} z ${day} [${mark(`${said}|${nth}`)}]`.replace('  ', ' ');
}

/** The mark in a proof, by which the same movement is known again; null where there is none. */
export const markIn = (proof: string): string | null => /\[([0-9a-f]{16})\]/.exec(proof)?.[1] ?? null;

/** Sixteen hexadecimal digits of a text (FNV-1a, twice): it tells movements apart and guards nothing. */
function mark(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
