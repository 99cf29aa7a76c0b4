import type { PayableChoice, PlannedEntry, StatementPlan } from '../../../contract/statements';
import { markIn, takenBack } from '../../../domain/statements/matchStatement';
import { withBank } from '../../../domain/statements/sameMoney';
import { formatMonth } from '../../../lib/dates';
import { asSentence } from '../../../lib/text';
import { ApiError } from '../../providers/apiError';
import { sentFile } from '../../resource/importing/sheets';
import { kindLabel } from '../amounts/words';

/** A file as it was read, or why it could not be. */
export type ReadFile = { id: string; name: string } & ({ plan: StatementPlan } | { fault: string });

/** Movements of all files, each once: the same one of two files counts as one, also where their statements have other numbers. */
export function movementsOf(files: readonly ReadFile[]): PlannedEntry[] {
  const statements = files.flatMap((file) => ('plan' in file ? file.plan.statements : []));
  const all = statements.flatMap(({ account, entries }) => entries.map((entry) => ({ account, entry })));
  const once = new Map(all.map((each) => [markIn(each.entry.proof) ?? each.entry.proof, each]));
  return withoutRivals(withoutTakenBack([...once.values()]));
}

/**
 * What a later statement of the account takes back pays nothing, as within one statement: banks make a statement a day, and take back days after.
 * What was written before is told as that.
 */
function withoutTakenBack(movements: readonly { account: string | null; entry: PlannedEntry }[]): PlannedEntry[] {
  const byAccount = new Map<string, PlannedEntry[]>();
  for (const { account, entry } of movements) {
    if (account === null) continue;
    const known = byAccount.get(account);
    if (known) known.push(entry);
    else byAccount.set(account, [entry]);
  }
  const byDay = (one: PlannedEntry, other: PlannedEntry) => Number(one.on > other.on) - Number(one.on < other.on);
  const undone = new Set([...byAccount.values()].flatMap((entries) => [...takenBack(entries.toSorted(byDay))]));
  return movements.map(({ entry }) =>
    undone.has(entry) && entry.state !== 'done' ? { ...entry, state: 'returned', choices: [] } : entry,
  );
}

/**
 * Of two movements of several statements that surely pay one position neither does, as within one statement. One that went out and one that came
 * in are the two ends of one payment: the first is proposed.
 */
function withoutRivals(movements: readonly PlannedEntry[]): PlannedEntry[] {
  const claims = new Map<string, PlannedEntry[]>();
  for (const entry of movements) {
    const id = entry.state === 'sure' ? entry.choices[0]?.item_id : undefined;
    if (id !== undefined) claims.set(id, [...(claims.get(id) ?? []), entry]);
  }
  return movements.map((entry) => {
    const rivals = claims.get(entry.choices[0]?.item_id ?? '') ?? [];
    const isDoubtful = entry.state === 'sure' && rivals.some((other) => other !== entry && other.amount * entry.amount > 0);
    return isDoubtful ? { ...entry, state: 'offer' } : entry;
  });
}

/** Which position each movement pays, by its proof; empty where a person has not said. */
export type Choices = ReadonlyMap<string, string>;

/** What is sure is proposed, once for each position: the other end of its payment waits for a person. */
export function proposed(movements: readonly PlannedEntry[]): Map<string, string> {
  const claimed = new Set<string>();
  const chosen = new Map<string, string>();
  for (const { state, proof, choices } of movements) {
    const id = state === 'sure' ? choices[0]?.item_id : undefined;
    if (id === undefined || claimed.has(id)) continue;
    claimed.add(id);
    chosen.set(proof, id);
  }
  return chosen;
}

/** A position with the movements that pay it. */
export interface Paid {
  choice: PayableChoice;
  by: PlannedEntry[];
}

export function paidBy(movements: readonly PlannedEntry[], chosen: Choices): Map<string, Paid> {
  const paid = new Map<string, Paid>();
  for (const entry of movements) {
    const choice = entry.choices.find(({ item_id }) => item_id === chosen.get(entry.proof));
    if (!choice) continue;
    const known = paid.get(choice.item_id);
    if (known) known.by.push(entry);
    else paid.set(choice.item_id, { choice, by: [entry] });
  }
  return paid;
}

/** What is still to come once these movements are written, in grosze; below zero is too much. */
export const leftAfter = ({ choice, by }: Paid): number =>
  choice.left - by.reduce((sum, { amount }) => sum + Math.abs(amount), 0);

/** The payments as an import of settlement positions, in place of what clients said of them: all of them or none, and undone as a whole. */
export function paymentsSheet(paid: Iterable<Paid>): Blob {
  const rows = [...paid].map(({ choice, by }, at) => {
    const added = by.map(({ on, amount, proof }) => ({ date: on, amount: Math.abs(amount), source: 'bank', proof }));
    return { at, cells: [choice.item_id, String(choice.version), JSON.stringify(withBank(choice.payments, added))] };
  });
  return sentFile(['id', 'version', 'payments'], rows);
}

/** A position as it is named where it is chosen. */
export const choiceName = ({ company, kind, period }: PayableChoice) =>
  `${company.title} – ${kindLabel(kind)}, ${formatMonth(period)}`;

/** Which positions changed since the look, so that nothing was written; null where it was another failure. */
export function refusedSays(error: unknown, paid: readonly Paid[]): string | null {
  if (!(error instanceof ApiError) || error.code !== 'import_refused') return null;
  // Rows are counted as in a sheet: the first of them stands under the headings.
  const says = Object.entries(error.body?.errors ?? {}).flatMap(([row, said]) => {
    const choice = paid[Number.parseInt(row, 10) - 2]?.choice;
    return choice ? [asSentence(`${choice.company.title} – ${kindLabel(choice.kind)}: ${said}`)] : [];
  });
  return ['Nic nie zapisano.', ...says, 'Wskaż wyciąg jeszcze raz.'].join(' ');
}
