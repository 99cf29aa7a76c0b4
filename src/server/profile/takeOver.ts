import { resources } from '../../../resources';
import { lineOn } from '../../domain/deadlines/timeLine';
import type { RecordOf } from '../../schema';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { followEvents } from '../happenings/follow';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { type Client, ownersOn, soleOwner } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import { actorOf, type Scope } from '../scope';
import { put } from '../settlements/put';
import { keepCards } from './card';
import { chainIn } from './chain';
import { type KeptLine, linesOf } from './rows';

const resource = resources['profile-lines'];
type Person = RecordOf<(typeof resources)['company-persons']>;

/** Whose the ZUS lines of a one-person business are, once its owner is entered as a person. */
async function ownerIn({ tx, scope }: HookContext, companyId: string): Promise<string | null> {
  const client = await clientNamed(tx, scope.tenant.id, companyId);
  return client && soleOwner(client, todayOf(scope));
}

/** Whose a new ZUS line, or a new scheme, of the company is; read from what stands. */
export async function ownerWritten({ tx, scope }: HookContext, companyId: string, field: string): Promise<string | null> {
  const client = await clientNamed(tx, scope.tenant.id, companyId);
  return client && ownerToWrite(scope, client, field);
}

/** Whose a new ZUS line of the company is. Throws 422 on the field where several persons own it, as it would be nobody's. */
export function ownerToWrite(scope: Scope, client: Pick<Client, 'company_type' | 'persons'>, field: string): string | null {
  const today = todayOf(scope);
  if (ownersOn(client, today).length > 1) throw invalid({ [field]: severalOwners });
  return soleOwner(client, today);
}

const severalOwners = 'Firma ma kilku wpisanych właścicieli. Schemat ZUS zmień na karcie tej osoby, której dotyczy.';

/**
 * The dated ZUS lines of a one-person business become those of its owner, entered as a person: nothing that was entered is lost. A line of the
 * owner's own stands before one of the same day. Throws 422 where the card says another stage without its day.
 */
export async function takeOver(context: HookContext, person: Person): Promise<void> {
  const { tx, scope } = context;
  const { id, company_id } = person;
  if ((await ownerIn(context, company_id)) !== id) return;
  const lines = await linesOf(tx, scope.tenant.id, company_id);
  const own = chainIn(lines, 'zus', id);
  const taken = chainIn(lines, 'zus', null).filter(({ valid_from }) => !own.some((line) => line.valid_from === valid_from));
  if (taken.length === 0) return;
  for (const line of taken) await patch(tx, trailOf(scope), resource, line.id, { person_id: id });
  const written = own.length === 0 ? await asTyped(context, person, taken) : [];
  await keepCards(tx, scope, company_id);
  await followEvents(tx, scope, company_id, [...taken.map((line) => line.id), ...written]);
}

/** A stage typed on the new card that the lines do not say becomes a line from its day, or corrects the one of that day. */
async function asTyped({ tx, scope }: HookContext, person: Person, chain: readonly KeptLine[]): Promise<string[]> {
  const { id: person_id, company_id, zus_scheme, zus_scheme_from: from } = person;
  const today = lineOn(chain, todayOf(scope));
  if (!zus_scheme || (today?.zus_scheme === zus_scheme && (from === null || from === today.valid_from))) return [];
  if (from === null) throw invalid({ zus_scheme_from: 'Podaj, od którego dnia obowiązuje zmiana' });
  const line = { zus_scheme, reason: 'Zmiana na karcie', entered_by_id: actorOf(scope) };
  const same = chain.find(({ valid_from }) => valid_from === from);
  if (same) await patch(tx, trailOf(scope), resource, same.id, line);
  const { id } = same ?? (await put(tx, scope, resource, { company_id, person_id, subject: 'zus', valid_from: from, ...line }));
  return [id];
}
