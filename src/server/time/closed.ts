import { formatDate, fromWarsaw, toWarsaw } from '../../lib/dates';
import { conflict, invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { closedThrough } from './closingRows';

const dayOf = (moment: string | null | undefined): string | null => {
  const at = moment ? fromWarsaw(moment) : null;
  return at && toWarsaw(at).slice(0, 10);
};

interface Change {
  /** When the entry begins, before and after. */
  starts: readonly (string | null | undefined)[];
  leads: boolean;
  /** The reason sent with this change; undefined where there is no place for one. */
  reason?: string | null | undefined;
}

/** A closed entry neither goes nor comes back, for there is no place to say why; told with what can be done in its stead. */
export async function refuseClosedRemoval(start: string | null, leads: boolean, { tx, scope }: HookContext): Promise<void> {
  const through = await closedThrough(tx, scope.tenant.id);
  if (through === null || (dayOf(start) ?? '9999') > through) return;
  const way = leads
    ? 'Możesz poprawić wpis, podając powód zmiany, albo najpierw usunąć zamknięcie w „Zamknięciach czasu pracy”.'
    : 'Poproś kierownika, aby poprawił wpis albo otworzył ten czas.';
  throw conflict(
    `Czas pracy do ${formatDate(through)} jest zamknięty, więc wpisu nie można usunąć ani przywrócić. ${way}`,
    undefined,
    'closed',
  );
}

/** Closed working time stays as it is: who leads changes it and says why, everybody else does not. */
export async function refuseClosed({ starts, leads, reason }: Change, { tx, scope }: HookContext): Promise<void> {
  const through = await closedThrough(tx, scope.tenant.id);
  if (through === null || !starts.some((moment) => (dayOf(moment) ?? '9999') <= through)) return;
  const told = `Czas pracy do ${formatDate(through)} jest zamknięty.`;
  if (!leads) throw conflict(`${told} Zmienić go może kierownik.`, undefined, 'closed');
  if (!reason) throw invalid({ change_reason: 'Podaj powód zmiany' }, `${told} Podaj powód zmiany.`, 'reason_needed');
}

/** An end that falls into closed time says why it does: whoever measured may end it there, but nobody does so unnoticed. */
export async function refuseUnsaidEnd(
  { end, reason }: { end: string; reason?: string | null | undefined },
  { tx, scope }: HookContext,
): Promise<void> {
  const through = await closedThrough(tx, scope.tenant.id);
  if (through === null || reason || (dayOf(end) ?? '9999') > through) return;
  throw invalid(
    { change_reason: 'Podaj powód zmiany' },
    `Czas pracy do ${formatDate(through)} jest zamknięty. Podaj powód, dla którego pomiar kończy się w zamkniętym czasie.`,
    'reason_needed',
  );
}
