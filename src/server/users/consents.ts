import { resources } from '../../../resources';
import { type Consent, type ConsentKind, consentKinds, type OfficeSource } from '../../contract/consents';
import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { accountById } from '../auth/accounts';
import { consentsOf, insertConsent, lockConsent, withdrawConsents } from '../auth/consentRows';
import { refuseLosingLastSuperuser } from '../auth/ranks';
import { endSessionsOf } from '../auth/sessions';
import type { Database, Tx } from '../db/database';
import { conflict, invalid, notFound } from '../errors';
import { actOnOne } from '../records/act';
import { audit, trailOf } from '../records/audit';
import { readOne } from '../records/one';
import { patch } from '../records/patch';
import { newId } from '../records/start';
import { titlesOf } from '../records/titlesOf';
import { viewOf } from '../records/view';
import { within } from '../records/within';
import { actorOf, type Scope } from '../scope';

type Db = Pick<Tx, 'query'>;

/** One's own, or those of whoever the office's people may see; 404 for anybody else's. */
export async function readConsents(db: Db, scope: Scope, userId: string): Promise<Consent[]> {
  await requirePerson(db, scope, userId, 'show');
  const rows = await consentsOf(db, scope.tenant.id, userId);
  const others = rows.flatMap(({ by_id, withdrawn_by }) => [by_id, withdrawn_by]).filter((id) => id !== null && id !== userId);
  const names = await titlesOf(db, scope.tenant.id, resources.users, [...new Set(others as string[])]);
  const told = (id: string | null) => (id === null || id === userId ? null : (names.get(id) ?? ''));
  return rows.map(({ id, kind, version, given_at, source, by_id, withdrawn_at, withdrawn_source, withdrawn_by }) => ({
    id,
    kind,
    version,
    given_at: toWarsaw(given_at),
    source,
    by: told(by_id),
    withdrawn: withdrawn_at && { at: toWarsaw(withdrawn_at), source: withdrawn_source ?? '', by: told(withdrawn_by) },
  }));
}

/** Writes down a consent that came to the office some other way, as `source` says. */
export async function noteConsent(
  db: Database,
  scope: Scope,
  { userId, kind, source }: { userId: string; kind: ConsentKind; source: OfficeSource },
): Promise<void> {
  if (userId === scope.who.id) throw notFound();
  await db.transaction(async (tx) => {
    await requirePerson(tx, scope, userId, 'edit');
    const given = { id: newId(), user_id: userId, kind, version: 'office', given_at: scope.now, by_id: actorOf(scope), source };
    await insertConsent(tx, scope.tenant.id, given);
    await leaveTrace(tx, scope, userId, 'consent_given', kind, source);
  });
}

/**
 * Takes a consent back: by whoever gave it, or by the office at their word, as `source` says. Without the terms nobody has an account, so it is
 * deactivated and logged out everywhere; what law keeps of the person's company is not touched by that. What was only confirmed is no consent.
 */
export async function withdrawConsent(
  db: Database,
  scope: Scope,
  id: string,
  source: OfficeSource | null,
): Promise<{ ended: boolean }> {
  return within(db, async (tx) => {
    const consent = isUuid(id) ? await lockConsent(tx, scope.tenant.id, id) : null;
    if (!consent) throw notFound();
    const userId = consent.user_id;
    const isOwn = userId === scope.who.id;
    await requirePerson(tx, scope, userId, 'edit');
    if (!isOwn && source === null) throw invalid({ source: 'Wybierz, jak ta osoba wycofała zgodę' });
    if (consent.withdrawn_at !== null) throw conflict('Ta zgoda jest już wycofana.', undefined, 'withdrawn');
    if (!consentKinds[consent.kind as ConsentKind]?.ends)
      throw conflict(
        'To potwierdzenie, że ta osoba zna informację o przetwarzaniu danych, a nie zgoda, więc nie ma czego wycofać. Można żądać usunięcia danych albo wnieść sprzeciw.',
        undefined,
        'no_consent',
      );
    const from = isOwn ? 'profile' : (source ?? 'meeting');
    await withdrawConsents(tx, scope.tenant.id, { userId, kind: consent.kind, at: scope.now, source: from, by: actorOf(scope) });
    await leaveTrace(tx, scope, userId, 'consent_withdrawn', consent.kind, from);
    await endAccount(tx, scope, userId, isOwn);
    return { ended: true };
  });
}

/** Throws 409 where somebody took the terms back and has not agreed to them since: nobody opens an account to them again. */
export async function refuseWithoutTerms(db: Db, tenantId: number, userId: string): Promise<void> {
  const terms = (await consentsOf(db, tenantId, userId)).filter(({ kind }) => kind === 'terms');
  if (terms.length === 0 || terms.some(({ withdrawn_at }) => withdrawn_at === null)) return;
  throw conflict(
    'Ta osoba wycofała akceptację zasad panelu. Zapisz jej nową zgodę, zanim przywrócisz dostęp.',
    undefined,
    'no_terms',
  );
}

async function endAccount(tx: Tx, scope: Scope, userId: string, isOwn: boolean): Promise<void> {
  const { tenant, now } = scope;
  const account = await accountById(tx, tenant.id, userId);
  if (account?.status === 'deactivated') return;
  if (!isOwn) {
    await actOnOne(tx, scope, resources.users, userId, 'deactivate');
    return;
  }
  await refuseLosingLastSuperuser(tx, scope, userId);
  await patch(tx, trailOf(scope), resources.users, userId, { status: 'deactivated' });
  await endSessionsOf(tx, tenant.id, userId, 'deactivated', now);
}

/** Oneself, or a person whom one may do that to. */
async function requirePerson(db: Db, scope: Scope, userId: string, verb: 'show' | 'edit'): Promise<void> {
  if (userId === scope.who.id) return;
  if (!isUuid(userId) || !scope.who.isAdmin) throw notFound();
  await readOne(db as Tx, viewOf(scope, resources.users, verb), userId);
}

function leaveTrace(tx: Tx, scope: Scope, userId: string, action: string, kind: string, source: string): Promise<void> {
  const changes = { consent: { before: null, after: kind }, source: { before: null, after: source } };
  return audit(tx, { ...trailOf(scope), action, entity: resources.users.name, id: userId, changes });
}
