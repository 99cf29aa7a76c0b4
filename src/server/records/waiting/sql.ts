import type { Principal } from '../../../access/principal';
import { mostForClient } from '../../../contract/waiting';
import { addDays } from '../../../lib/dates';
import type { Field, FieldMap, Resource, Scalar } from '../../../schema';
import { typeOf } from '../../../schema';
import { tableOf } from '../../db/columns';
import { ident, literal } from '../../db/ident';
import { conditionsSql, livingRows } from '../conditions';
import { hasUnreadSql } from '../conversation/unread';
import { columnSql } from '../expressions';
import type { Params } from '../params';
import { todayOf } from '../present';
import { resourceNamed } from '../start';
import { type Title, TitleJoins } from '../titles';
import { countOf, isClosed } from '../view';
import type { Kind } from './kinds';

/** Records of a kind in one answer; how many there are is told of all. A client sees each of them, the office goes to its lists. */
export const mostOfKind = ({ isAdmin }: Pick<Principal, 'isAdmin'>) => (isAdmin ? 10 : mostForClient);

export interface KindRow {
  kind: string;
  id: string;
  title: string;
  company_id: string | null;
  company: string | null;
  due: string | null;
  late: boolean;
  amount: number | null;
  net: number | null;
  some: number | null;
  target: string | null;
  facts: Record<string, Scalar | null>;
  total: number;
  total_late: number;
}

/** A part of the statement, and how the titles in its rows are read. */
export interface KindSql {
  text: string;
  title(text: string): string | null;
  company(text: string): string | null;
}

/** The first records of a kind that wait for the asker, the soonest due first, each with how many there are. */
export function kindSql(kind: Kind, params: Params): KindSql {
  const { resource, waiting, view } = kind;
  const titles = new TitleJoins('j');
  const title = view.scope.who.isAdmin ? titles.title(resource, 'r') : calledInInbox(resource, titles);
  const companyKey = companyKeyOf(resource, view.readable);
  const owner = companyKey ? resourceNamed(resource.fields[companyKey]?.resource) : null;
  const company = companyKey && owner ? titles.title(owner, titles.join(owner, 'r', companyKey)) : null;
  const due = dueSql(kind, params);
  const late = due ? `coalesce(${due.late}, false)` : 'false';
  const some = someSql(kind, params);
  const where = [
    livingRows(resource, 'r', view.rows, params),
    ...valuesSql(kind, params),
    ...minesSql(kind, params),
    ...untilSql(kind, params),
    ...(some ? [`exists (select 1 ${some})`] : []),
    ...(due?.met ?? []),
    ...(kind.unread ? [hasUnreadSql(resource, view.scope.who, me(kind, params))] : []),
  ].join(' and ');
  const order = `${due ? '_due nulls last, ' : ''}id limit ${mostOfKind(view.scope.who)}`;
  // Who waits is found first, apart from the order: beside it the planner walks a whole key, as if ten rows were soon met.
  const met = `select r.id, ${due?.key ?? 'null::text'} as _due, ${late} as _late from ${tableOf(resource)} r where ${where} offset 0`;
  const first = `select m.*, count(*) over ()::int as _n, count(*) filter (where m._late) over ()::int as _nl
    from (${met}) m order by ${order}`;
  const found = `select r.*, m._due, m._late, m._n, m._nl from (${first}) m join ${tableOf(resource)} r on r.tenant_id = $1 and r.id = m.id`;
  const facts = (waiting.facts ?? []).map((key) => `${literal(key)}, r.${ident(key)}`);
  const target = waiting.to && !waiting.to.startsWith('/') ? `r.${ident(waiting.to)}` : 'null::uuid';
  const text = `(select ${literal(kind.name)}::text as kind, r.id, ${title.sql} as title,
      ${companyKey ? `r.${ident(companyKey)}` : 'null::uuid'} as company_id, ${company?.sql ?? 'null::text'} as company,
      ${due?.told ? 'r._due' : 'null::text'} as due, r._late as late, (${amountSql(kind, params)})::bigint as amount,
      (${netSql(kind, params)})::bigint as net,
      ${some ? `(select count(*)::int ${some})` : 'null::int'} as some, ${target} as target,
      ${facts.length > 0 ? `jsonb_build_object(${facts.join(', ')})` : `'{}'::jsonb`} as facts, r._n as total, r._nl as total_late
    from (${found}) r ${titles.joins.join(' ')} order by r._due nulls last, r.id)`;
  return { text, title: title.read, company: company?.read ?? (() => null) };
}

/** A client knows a conversation by what it is called in their inbox, without the office's number. */
function calledInInbox(resource: Resource, titles: TitleJoins): Title {
  const key = resource.conversation?.inbox?.title;
  return key ? { sql: `r.${ident(key)}`, read: (text) => text || null } : titles.title(resource, 'r');
}

const me = ({ view }: Kind, params: Params) => `${params.add(view.scope.who.id)}::uuid`;

/** The reference that says whose company a record is; what clients never see is told by its first one to what clients are given by. */
function companyKeyOf({ client, fields }: Resource, readable: FieldMap): string | null {
  const key = client?.rows.company ?? Object.keys(fields).find((name) => isOfClients(fields[name]));
  return isOfClients(readable[key ?? '']) ? (key ?? null) : null;
}

/** It points to a record that is itself what a client belongs to. */
const isOfClients = (field: Field | undefined) =>
  field?.resource !== undefined && resourceNamed(field.resource).client?.rows.company === 'id';

/** That the record holds the values which the kind names. */
export function valuesSql({ resource, waiting, view }: Kind, params: Params): string[] {
  return Object.entries(waiting.where ?? {}).map(([key, values = []]) => {
    const field = resource.fields[key];
    if (!field) throw new Error(`${resource.name} has no field "${key}"`);
    const column = columnSql(view, 'r', field, key, params);
    const wanted = values.filter((value) => value !== null);
    const none = wanted.length < values.length ? [`${column} is null`] : [];
    // Written out, as the declaration says them: a plan for all values knows how many rows hold these.
    const any = wanted.length > 0 ? [`${column} in (${wanted.map((value) => literal(String(value))).join(', ')})`] : [];
    return `(${[...any, ...none].join(' or ')})`;
  });
}

/** One of the people named, by the record itself or by the one it points to, is the reader. */
function minesSql(kind: Kind, params: Params): string[] {
  const { mine = [], through } = kind.waiting;
  const parts = mine.map((key) => `r.${ident(key)} = ${me(kind, params)}`);
  if (through) {
    const over = resourceNamed(kind.resource.fields[through.by]?.resource);
    // One look into each person's index, kept as hashes; `or` inside one of them would read every record that either finds.
    for (const key of through.mine)
      parts.push(`r.${ident(through.by)} in (select o.id from ${tableOf(over)} o
        where o.tenant_id = $1 and o.deleted_at is null and o.${ident(key)} = ${me(kind, params)})`);
  }
  return parts.length > 0 ? [`(${parts.join(' or ')})`] : [];
}

/** The reader's own row may be looked for whatever they may list: it is theirs. */
function untilSql(kind: Kind, params: Params): string[] {
  const { until } = kind.waiting;
  if (!until) return [];
  const own = `u.${ident(until.by)} = r.id and u.${ident(until.mine)} = ${me(kind, params)}`;
  return [
    `not exists (select 1 from ${tableOf(resourceNamed(until.resource))} u where u.tenant_id = $1 and u.deleted_at is null and ${own})`,
  ];
}

/** Rows that the asker may list; where they may not, nothing waits. */
function someSql({ waiting, view }: Kind, params: Params): string | null {
  if (!waiting.some) return null;
  const part = countOf(view.scope, waiting.some);
  if (!part) return 'where false';
  const met = conditionsSql(part.of, 's', part.conditions, params).map((condition) => ` and ${condition}`);
  const same = part.on.map(([other, own]) => ` and s.${ident(other)} = r.${ident(own)}`).join('');
  return `from ${tableOf(part.of)} s where s.tenant_id = $1${same} and s.deleted_at is null${met.join('')}`;
}

/** When it is due as text, whether it is late and still waits; of a closed value the day itself is not told (P08). */
function dueSql({ resource, waiting, view }: Kind, params: Params) {
  const { due, ahead, ends } = waiting;
  const field = due === undefined ? undefined : resource.fields[due];
  if (due === undefined || !field) return null;
  const column = columnSql(view, 'r', field, due, params);
  const isMoment = typeOf(field).stored === 'moment';
  const today = todayOf(view.scope);
  const now = isMoment ? `${params.add(view.scope.now)}::timestamptz` : `${params.add(today)}::date`;
  const soon = ahead === undefined ? [] : [`${column} <= ${params.add(addDays(today, ahead))}::date`];
  return {
    key: isMoment
      ? `to_char(${column} at time zone 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS')`
      : `to_char(${column}, 'YYYY-MM-DD')`,
    late: `${column} < ${now}`,
    met: [...soon, ...(ends ? [`(${column} is null or ${column} >= ${now})`] : [])],
    told: !isClosed(view, field) && !field.options.grant,
  };
}

/** What it is about in money; null where the kind names none. */
export function amountSql(kind: Kind, params: Params): string {
  const [of, less] = [kind.waiting.amount ?? []].flat();
  const whole = moneySql(kind, of, params);
  return less === undefined ? whole : `coalesce(${whole}, 0) - coalesce(${moneySql(kind, less, params)}, 0)`;
}

/** The same without VAT; null where the kind does not tell it. */
export const netSql = (kind: Kind, params: Params): string => moneySql(kind, kind.waiting.net, params);

function moneySql({ resource, view }: Kind, key: string | undefined, params: Params): string {
  const field = resource.fields[key ?? ''];
  return key !== undefined && field ? columnSql(view, 'r', field, key, params) : 'null';
}
