import { resources } from '../../../resources';
import { can, visibleFields } from '../../access/can';
import { hasArea } from '../../access/principal';
import { readListQuery } from '../../contract/listQuery';
import { holdsPesel } from '../../domain/identifiers/pesel';
import type { FieldMap, RecordOf, Resource } from '../../schema';
import { columnOf } from '../../schema/columns';
import { forbidden, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { allResources } from '../records/start';
import type { Scope } from '../scope';
import { otherMain } from './rows';

const views = resources['saved-views'];
type View = RecordOf<typeof views>;

/** Every record has them, and lists may be narrowed and ordered by them. */
const common = ['id', 'created_at', 'updated_at'];

/** Views belong to who saves them; what they ask of a list must be what it understands, and hold nothing that is kept encrypted (S11). */
export const savedViews = defineHandlers(views, {
  create(values, { scope }) {
    refusePesel(values);
    const resource = listOf(scope, values.list ?? null);
    refuseUnreadable(scope, resource, values);
    refuseForAll(scope, values);
    return { user_id: scope.who.id };
  },
  update(changes, before, { scope }) {
    refusePesel(changes);
    const resource = listOf(scope, before.list);
    refuseUnreadable(scope, resource, changes);
    // What others begin with, or would no longer, is the office's to say.
    if ('main' in changes || 'shared' in changes)
      for (const each of [before, { ...before, ...changes }]) refuseForAll(scope, each);
    return changes;
  },
  remove: (before, { scope }) => refuseForAll(scope, before),
  async saved(after, _before, context) {
    if (after?.main) await clearOthers(after, context);
  },
});

/** A view's name stands in the menu, in the address and, shared, before the whole office. */
function refusePesel({ name }: Partial<View>): void {
  if (name && holdsPesel(name)) throw invalid({ name: 'Nazwa zawiera PESEL: nazwij widok inaczej' });
}

/** The list that a view is of, if the person may open it. */
function listOf(scope: Scope, name: string | null): Resource {
  const resource = allResources().find((each) => each.name === name && each.screens !== false);
  const verdict = resource && can(scope.who, 'list', resource, scope.tenant.config);
  if (!resource || (verdict !== 'yes' && verdict !== 'own')) throw invalid({ list: 'Nie ma takiej listy' });
  return resource;
}

function refuseUnreadable(scope: Scope, resource: Resource, { query, columns }: Partial<View>): void {
  const readable = visibleFields(scope.who, resource);
  if (query && !isUnderstood(readable, query)) throw invalid({ query: 'Nie udało się odczytać filtrów i kolejności' });
  const strange = columns?.findIndex(({ key }) => columnOf(resource, key) === null) ?? -1;
  if (strange >= 0) throw invalid({ [`columns.${strange}.key`]: 'Nie ma takiej kolumny' });
}

function isUnderstood(readable: FieldMap, query: string): boolean {
  const given = Object.fromEntries(new URLSearchParams(query));
  const read = readListQuery(given);
  if ('unreadable' in read || read.search !== '') return false;
  const known = (key: string) => common.includes(key) || (Object.hasOwn(readable, key) && !readable[key]?.options.encrypted);
  return [...read.filters, ...read.sort].every(({ key }) => known(key));
}

/** What the whole office begins with is said by who has the settings. */
function refuseForAll(scope: Scope, { shared, main }: Partial<View>): void {
  if (shared && main && !hasArea(scope.who, 'settings', scope.tenant.config)) throw forbidden();
}

/** One view of a list comes first for a person, and one for the office. */
async function clearOthers(view: View, { tx, scope }: HookContext): Promise<void> {
  for (const other of await otherMain(tx, scope.tenant.id, view)) await patch(tx, trailOf(scope), views, other, { main: false });
}
