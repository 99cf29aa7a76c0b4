import type { Tx } from '../db/database';
import { conflict } from '../errors';
import { actorOf, type Scope } from '../scope';
import { itemsOf, type Settlement, type SettlementItem, sentStates } from './records';

/** Amounts of the month itself, which the client gets beside the positions. */
export const figures = [
  'revenue_amount',
  'cost_amount',
  'profit_amount',
  'revenue_ytd_amount',
  'profit_ytd_amount',
  'employees_count',
  'payroll_amount',
] as const satisfies readonly (keyof Settlement)[];

const isDoubled = ({ tenant }: Scope) => tenant.config.switches.fourEyes;

/** Which of the month's own amounts are among the values. */
export function figuresIn(values: Partial<Settlement>): (typeof figures)[number][] {
  return figures.filter((key) => key in values);
}

/** Who wrote an amount has prepared what it is in. */
export function preparedBy(scope: Scope, touched: readonly string[]): { prepared_by_id?: string | null } {
  return touched.length > 0 ? { prepared_by_id: actorOf(scope) } : {};
}

/** Where the firm asks for a second pair of eyes, nobody sends what they counted themselves, and nothing skips the review. */
export function refuseAuthor(scope: Scope, settlement: Settlement, items: readonly SettlementItem[]): void {
  if (!isDoubled(scope)) return;
  if (settlement.status === 'correction' || settlement.reviewer_id === null) throw unseen();
  const unsent = items.filter(({ stage }) => stage !== 'published');
  if (hasPrepared(scope, settlement, unsent))
    throw conflict('Wysyła inna osoba niż ta, która policzyła rozliczenie.', undefined, 'four_eyes');
}

/** A review by somebody else than who handed the settlement over, or wrote any amount of it. */
export async function refuseOwnReview(tx: Tx, scope: Scope, settlement: Settlement): Promise<void> {
  if (!isDoubled(scope)) return;
  if (settlement.status !== 'review') throw unseen();
  if (hasPrepared(scope, settlement, await itemsOf(tx, scope, settlement.id)))
    throw conflict('Sprawdza inna osoba niż ta, która policzyła rozliczenie.', undefined, 'four_eyes');
}

/** Whether somebody checks the settlement now, or has, where the firm asks for a second pair of eyes. */
export const isBeingChecked = (scope: Scope, { status }: Settlement): boolean =>
  isDoubled(scope) && (status === 'review' || status === 'calculated');

/** Whether a position that was not sent waits for a second person's look, where the firm asks for one. */
export const isUnchecked = (scope: Scope, { stage, is_reviewed }: { stage: string; is_reviewed: boolean }): boolean =>
  isDoubled(scope) && stage !== 'published' && !is_reviewed;

/** What is being checked, or was, stays as it was seen: who checks and sends it puts in no amount or account of their own. */
export function refuseSeen(scope: Scope, settlement: Settlement): void {
  if (!isBeingChecked(scope, settlement)) return;
  throw conflict(
    'Rozliczenie jest już przekazane do sprawdzenia. Zwróć je do poprawy, aby zmienić pozycje.',
    undefined,
    'four_eyes',
  );
}

/** The same for the month's own amounts, which no position holds back: once the client has any of it, only a correction changes them. */
export function refuseChecked(scope: Scope, settlement: Settlement, keys: readonly string[]): void {
  if (!isDoubled(scope)) return;
  refuseSeen(scope, settlement);
  if (settlement.status !== 'published_partial' && !sentStates.includes(settlement.status)) return;
  throw conflict(
    'Klient ma już te kwoty. Zmień je korektą rozliczenia.',
    Object.fromEntries(keys.map((key) => [key, 'Zmiana tylko korektą'])),
    'four_eyes',
  );
}

const unseen = () => conflict('Najpierw przekaż rozliczenie do sprawdzenia drugiej osobie.', undefined, 'four_eyes');

function hasPrepared({ who }: Scope, { author_id, prepared_by_id }: Settlement, items: readonly SettlementItem[]): boolean {
  return [author_id, prepared_by_id, ...items.map((item) => item.prepared_by_id)].includes(who.id);
}
