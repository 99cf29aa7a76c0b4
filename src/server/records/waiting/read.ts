import type { Waiting as Answer, WaitingGroup, WaitingItem } from '../../../contract/waiting';
import type { Resource } from '../../../schema';
import { recordAddress } from '../../../schema/address';
import type { Waiting } from '../../../schema/waiting';
import type { Tx } from '../../db/database';
import type { Scope } from '../../scope';
import { Params } from '../params';
import { handlersOf, resourceNamed } from '../start';
import { prepared } from '../statements';
import { concerns, type Kind, kindsOf } from './kinds';
import { type KindRow, kindSql, mostOfKind } from './sql';

type Db = Pick<Tx, 'query'>;

/**
 * What waits for the asker in all the resources: one statement for what is declared, and one for each kind that a handler finds. For a client with
 * `companyId`, of that company and what is of none.
 */
export async function waitingFor(db: Db, scope: Scope, resources: readonly Resource[], companyId?: string): Promise<Answer> {
  const parts = [await declaredParts(db, scope, resources, companyId)];
  for (const resource of resources)
    for (const waiting of resource.waiting ?? [])
      if (waiting.found && concerns(waiting, scope)) parts.push(await foundPart(db, scope, resource, waiting, companyId));
  const groups = parts.flatMap((part) => part.groups);
  const data = once(parts.flatMap((part) => part.data).sort(byUrgency));
  const whole = groups.every(({ count }) => count <= mostOfKind(scope.who));
  return { data, groups, total: whole ? data.length : groups.reduce((sum, { count }) => sum + count, 0) };
}

interface Part {
  data: WaitingItem[];
  groups: WaitingGroup[];
}

async function declaredParts(db: Db, scope: Scope, resources: readonly Resource[], companyId?: string): Promise<Part> {
  const kinds = kindsOf(scope, resources, companyId);
  if (kinds.length === 0) return { data: [], groups: [] };
  const params = new Params(scope.tenant.id);
  const made = new Map(kinds.map((kind) => [kind.name, { kind, sql: kindSql(kind, params) }]));
  const text = [...made.values()].map(({ sql }) => sql.text).join(' union all ');
  const rows = await db.query<KindRow>({ ...prepared(text, params.values), plannedOnce: true });
  const groups = new Map<string, WaitingGroup>();
  const data = rows.flatMap((row) => {
    const of = made.get(row.kind);
    if (!of) return [];
    const { kind, sql } = of;
    if (!groups.has(kind.name))
      groups.set(kind.name, groupOf(scope, kind.resource, kind.waiting, { count: row.total, late: row.total_late }));
    return [itemOf(scope, kind, row, { title: sql.title(row.title), company: row.company && sql.company(row.company) })];
  });
  return { data, groups: [...groups.values()] };
}

async function foundPart(db: Db, scope: Scope, resource: Resource, waiting: Waiting, companyId?: string): Promise<Part> {
  const all = (await handlersOf(resource).waiting?.[waiting.code]?.({ scope, db })) ?? [];
  const found = companyId === undefined ? all : all.filter(({ company }) => !company || company.id === companyId);
  if (found.length === 0) return { data: [], groups: [] };
  const kind = `${resource.name}.${waiting.code}`;
  const data = found.slice(0, mostOfKind(scope.who)).map(({ link, ...item }) => ({
    kind,
    resource: resource.name,
    asks: waiting.asks,
    amount: null,
    count: null,
    component: waiting.component ?? null,
    does: null,
    ...item,
    link: rootOf(scope) + link,
  }));
  const late = found.filter((item) => item.late).length;
  return { data, groups: [groupOf(scope, resource, waiting, { count: found.length, late })] };
}

const rootOf = ({ who }: Scope) => (who.isAdmin ? '/dashboard' : '');

function itemOf(
  scope: Scope,
  { name, resource, waiting }: Kind,
  row: KindRow,
  titles: { title: string | null; company: string | null },
): WaitingItem {
  const { id, company_id, due, late, amount, net, some, facts } = row;
  return {
    kind: name,
    resource: resource.name,
    id,
    title: titles.title ?? resource.labels.one,
    asks: waiting.asks,
    company: company_id !== null && titles.company !== null ? { id: company_id, title: titles.company } : null,
    due,
    late,
    amount,
    ...(net === null ? {} : { net }),
    count: some,
    link: linkOf(scope, resource, waiting, row),
    component: waiting.component ?? null,
    does: stepOf(resource, waiting),
    facts,
  };
}

/** Where a tap leads: a page, the record that a reference points to, or the record itself. */
function linkOf(scope: Scope, resource: Resource, { to }: Waiting, { id, target }: KindRow): string {
  if (to?.startsWith('/')) return rootOf(scope) + to;
  const over = to ? resource.fields[to]?.resource : undefined;
  return over && target
    ? `${rootOf(scope)}/${recordAddress(resourceNamed(over), target)}`
    : `${rootOf(scope)}/${recordAddress(resource, id)}`;
}

function stepOf({ fields }: Resource, { does }: Waiting): WaitingItem['does'] {
  if (does === undefined) return null;
  const [step] = Object.values(fields).flatMap(({ transitions }) => transitions?.[does] ?? []);
  return step ? { name: does, label: step.label, done: step.done } : null;
}

function groupOf(
  scope: Scope,
  resource: Resource,
  waiting: Waiting,
  numbers: Pick<WaitingGroup, 'count' | 'late'>,
): WaitingGroup {
  const link = rootOf(scope) + (waiting.list ?? listAddress(scope, resource, waiting));
  return { kind: `${resource.name}.${waiting.code}`, resource: resource.name, label: waiting.label, ...numbers, link };
}

/** The resource's list, narrowed as far as its filters can say it. */
function listAddress({ who }: Scope, { name, path }: Resource, { where, mine, through }: Waiting): string {
  const own = mine?.length === 1 && !through ? { [mine[0] ?? '']: who.id } : {};
  const filter = { ...own, ...where };
  const plain = Object.values(filter).every((wanted) => ![wanted].flat().includes(null));
  const query = plain && Object.keys(filter).length > 0 ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  return `/${path ?? name}${query}`;
}

/** Late ones first, then the soonest due; what has no day comes last. */
function byUrgency(one: WaitingItem, other: WaitingItem): number {
  if (one.late !== other.late) return one.late ? -1 : 1;
  if (one.due === other.due) return 0;
  if (one.due === null || other.due === null) return one.due === null ? 1 : -1;
  return one.due < other.due ? -1 : 1;
}

/** A record that waits in several ways is told once, by the most urgent. */
function once(items: readonly WaitingItem[]): WaitingItem[] {
  const known = new Set<string>();
  return items.filter(({ link, id }) => {
    const key = `${link} ${id}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
