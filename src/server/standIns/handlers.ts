import { resources } from '../../../resources';
import { formatDate } from '../../lib/dates';
import { countOf, cut } from '../../lib/text';
import type { RecordOf, Resource } from '../../schema';
import type { Tx } from '../db/database';
import { deputiesOf, isAtWork } from '../db/standIns';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { setColumns } from '../records/change';
import { giveBack, type Handed, handOver } from '../records/handOver';
import { todayOf } from '../records/present';
import { actorOf, type Scope } from '../scope';
import { nameOf } from '../tasks/rows';

const standInsOf = resources['stand-ins'];
type StandIn = RecordOf<typeof standInsOf>;
const all = Object.values<Resource>(resources);

/** Who may hand over the work of others. */
const leading = ['manager', 'superuser', 'boss'];
const leads = ({ who }: Scope): boolean => who.roles.some((role) => leading.includes(role));

/** Whether the asker may decide about the work of this person: their own, or anybody's for who leads. */
export function mayHandOver(scope: Scope, person: string | null | undefined): boolean {
  return actorOf(scope) === null || person === scope.who.id || leads(scope);
}

/** `12 firm`. */
export function handedWords({ resource: { labels }, count }: Handed): string {
  return countOf(count, labels.one.toLowerCase(), labels.few.toLowerCase(), labels.many.toLowerCase());
}

/** `12 firm, 3 sprawy`, in the order that the office knows its things by. */
const inWords = (handed: readonly Handed[]) => handed.map(handedWords).join(', ') || 'nic';

/** Work that goes to a deputy and comes back: by the day it begins and ends, or by hand. */
export const standIns = defineHandlers(standInsOf, {
  async create({ person_id, deputy_id, from, to }, { tx, scope }) {
    if (!mayHandOver(scope, person_id)) throw forbidden();
    const isNow = Boolean(from && from <= todayOf(scope));
    if (isNow && person_id && deputy_id) await refuseDouble(tx, scope, { person_id, deputy_id });
    if (to && to < todayOf(scope)) throw invalid({ to: 'Ten dzień już minął' });
    return { title: await titleOf(tx, scope, deputy_id ?? null, to ?? null), ...(isNow ? { status: 'active' as const } : {}) };
  },
  async update(changes, before, { tx, scope }) {
    refuseOthers(scope, before);
    if (before.status === 'ended' || before.status === 'called_off')
      throw conflict('To zastępstwo już się skończyło.', undefined, 'over');
    if (changes.from && before.status === 'active') throw invalid({ from: 'Praca jest już przekazana' });
    return 'to' in changes ? { ...changes, title: await titleOf(tx, scope, before.deputy_id, changes.to ?? null) } : changes;
  },
  transitions: {
    async begin(before, context) {
      refuseOthers(context.scope, before);
      await refuseDouble(context.tx, context.scope, before);
      return { handed: await hand(before, context) };
    },
    async end(before, context) {
      refuseOthers(context.scope, before);
      return { returned: await takeBack(before, context) };
    },
    call_off(before, { scope }) {
      refuseOthers(scope, before);
      return {};
    },
  },
  async saved(after, before, context) {
    const { tx, scope } = context;
    if (!after || before || after.status !== 'active') return;
    const handed = await hand(after, context);
    await setColumns(tx, trailOf(scope), standInsOf, after.id, { handed });
  },
});

const partsOf = ({ id, person_id, deputy_id }: StandIn) => ({ id, person: person_id, deputy: deputy_id });

/** Hands over what there is to hand, and tells the deputy. */
async function hand(standIn: StandIn, { tx, scope }: HookContext): Promise<string> {
  const handed = cut(inWords(await handOver(tx, trailOf(scope), all, partsOf(standIn))), 500);
  await notify(tx, scope, {
    event: 'stand_in_began',
    to: [standIn.deputy_id, standIn.person_id],
    record: { resource: standInsOf.name, id: standIn.id },
    values: {
      osoba: await nameOf(tx, scope.tenant.id, standIn.person_id),
      opiekun: await nameOf(tx, scope.tenant.id, standIn.deputy_id),
      termin: standIn.to ? `do ${formatDate(standIn.to)}` : 'do odwołania',
      lista_pozycji: handed,
      notatka: standIn.note ?? '',
    },
  });
  return handed;
}

async function takeBack(standIn: StandIn, { tx, scope }: HookContext): Promise<string> {
  const { id: tenantId } = scope.tenant;
  if (!(await isAtWork(tx, tenantId, standIn.person_id)))
    throw conflict('Ta osoba nie ma już aktywnego konta. Przekaż jej pracę komuś na stałe.', undefined, 'gone');
  const returned = cut(inWords(await giveBack(tx, trailOf(scope), all, partsOf(standIn))), 500);
  await notify(tx, scope, {
    event: 'stand_in_ended',
    to: [standIn.deputy_id, standIn.person_id],
    record: { resource: standInsOf.name, id: standIn.id },
    values: {
      osoba: await nameOf(tx, tenantId, standIn.person_id),
      opiekun: await nameOf(tx, tenantId, standIn.deputy_id),
      lista_pozycji: returned,
    },
  });
  return returned;
}

/** What has come to the absent person since goes to the deputy too. */
export async function handMore(standIn: StandIn, { tx, scope }: HookContext): Promise<void> {
  await handOver(tx, trailOf(scope), all, partsOf(standIn));
}

async function titleOf(tx: Tx, scope: Scope, deputy: string | null, to: string | null): Promise<string> {
  const name = deputy ? await nameOf(tx, scope.tenant.id, deputy) : '';
  return to ? `${name} do ${formatDate(to)}` : name;
}

/** The two people of a stand-in and who leads decide about it. */
function refuseOthers(scope: Scope, { person_id, deputy_id }: StandIn): void {
  if (!mayHandOver(scope, person_id) && deputy_id !== scope.who.id) throw forbidden();
}

/** Somebody is stood in for by one person, who is at work themselves. */
async function refuseDouble(tx: Tx, { tenant }: Scope, { person_id, deputy_id }: Pick<StandIn, 'person_id' | 'deputy_id'>) {
  const standing = await deputiesOf(tx, tenant.id, [person_id, deputy_id]);
  if (standing.some((each) => each.person_id === person_id))
    throw invalid({ person_id: 'Tę osobę już ktoś zastępuje. Najpierw zakończ tamto zastępstwo' });
  if (standing.length > 0) throw invalid({ deputy_id: 'Tej osoby też nie ma: ktoś ją zastępuje' });
}
