import { isDeepStrictEqual } from 'node:util';
import { resources } from '../../../resources';
import { addDays } from '../../lib/dates';
import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Tx } from '../db/database';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { auditMany } from '../records/auditMany';
import { fill } from '../records/fill';
import { patchAll } from '../records/patch';
import { todayOf } from '../records/present';
import { newId } from '../records/start';
import type { Scope } from '../scope';
import { planFor, taskOf } from './plan';
import { clientsAfter, knownCodes, lockGeneration, managersOf, readRules } from './rows';
import type { Rule } from './rule';
import { statutoryRules } from './statutory';
import { fieldsSetByPeople, openGenerated } from './statutoryRows';

const rulesOf: Resource = resources['recurring-tasks'];
const tasks: Resource = resources.tasks;

/** What follows the law whatever the office does, and what follows it until a person sets it. */
const ofTheLaw = ['frequency', 'due_day', 'due_month_offset', 'shift_rule', 'legal_basis'] as const;
const ofTheOffice = ['name', 'active', 'category', 'lead_days', 'assignee_rule', 'checklist_template'] as const;

/** Clients whose tasks are looked at together, and days ahead for which there may be any. */
const atOnce = 100;
const furthest = 180;

/** What following the law changed: stored rules, clients whom they concern, and days of open tasks. */
export interface Followed {
  rules: number;
  clients: number;
  terms: number;
}

/**
 * Gives the firm the rules of the law that it lacks, and brings those it has to what the table says now: act, certainty and day always,
 * the rest where no person of the office set it. Open tasks whose day was corrected follow; managers are told how much changed.
 */
export async function keepStatutory(tx: Tx, scope: Scope): Promise<Followed> {
  const nothing = { rules: 0, clients: 0, terms: 0 };
  const wanted = statutoryRules();
  await addMissing(tx, scope, wanted);
  if (differing(wanted, await readRules(tx, scope.tenant.id)).length === 0) return nothing;
  await lockGeneration(tx, scope.tenant.id);
  const stored = await readRules(tx, scope.tenant.id);
  const ids = stored.map(({ id }) => id);
  const changes = differing(wanted, stored, await fieldsSetByPeople(tx, scope.tenant.id, rulesOf.name, ids));
  if (changes.length === 0) return nothing;
  await patchAll(tx, { ...trailOf(scope), actor: null }, rulesOf, changes);
  const followed = { rules: changes.length, ...(await correctTasks(tx, scope, new Set(changes.map(({ id }) => id)))) };
  await tell(tx, scope, followed);
  return followed;
}

type Wanted = ReturnType<typeof statutoryRules>;
type SetByPeople = ReadonlyMap<string, ReadonlySet<string>>;

/** What of the stored rules is not as the law has it, but for what people of the office set. */
function differing(wanted: Wanted, stored: readonly Rule[], set: SetByPeople = new Map()) {
  return stored.flatMap((rule) => changeOf(rule, wanted, set.get(rule.id)));
}

function changeOf(rule: Rule, wanted: Wanted, set: ReadonlySet<string> = new Set()) {
  const law = wanted.find(({ code }) => rule.kind === 'statutory' && code === rule.code);
  if (!law) return [];
  const followed = [...ofTheLaw, ...ofTheOffice.filter((key) => !set.has(key))];
  const keys = followed.filter((key) => !isDeepStrictEqual(law[key] ?? null, rule[key] ?? null));
  return keys.length === 0 ? [] : [{ id: rule.id, values: Object.fromEntries(keys.map((key) => [key, law[key] ?? null])) }];
}

async function addMissing(tx: Tx, scope: Scope, wanted: Wanted): Promise<void> {
  const before = await knownCodes(tx, scope.tenant.id);
  if (wanted.every(({ code }) => before.has(code))) return;
  await lockGeneration(tx, scope.tenant.id);
  const known = await knownCodes(tx, scope.tenant.id);
  const records = wanted.filter(({ code }) => !known.has(code)).map((rule) => ({ ...blank(rulesOf), ...rule, id: newId() }));
  if (records.length === 0) return;
  await fill(tx, { tenantId: scope.tenant.id, at: scope.now }, rulesOf, records);
  const trail = { ...trailOf(scope), actor: null };
  await auditMany(
    tx,
    records.map(({ id }) => ({ ...trail, action: 'import', entity: rulesOf.name, id, changes: {} })),
  );
}

/**
 * Open tasks of the changed rules get the days that the law names now, but where a person moved one; those of an obligation that is none
 * any more stay for a person.
 */
async function correctTasks(tx: Tx, scope: Scope, changed: ReadonlySet<string>): Promise<Omit<Followed, 'rules'>> {
  const today = todayOf(scope);
  const rules = (await readRules(tx, scope.tenant.id)).filter(({ id }) => changed.has(id));
  const open = await openGenerated(tx, scope.tenant.id, [...changed]);
  const ids = [...open.values()].map(({ id }) => id);
  const set = await fieldsSetByPeople(tx, scope.tenant.id, tasks.name, ids);
  const concerned = new Set<string>();
  const moved = [];
  const horizon = { today: addDays(today, -furthest), ahead: () => 2 * furthest };
  for (let after: string | null = null; ; ) {
    const clients = await clientsAfter(tx, scope.tenant.id, after, atOnce);
    for (const planned of planFor(rules, clients, horizon)) {
      if (planned.client) concerned.add(planned.client.id);
      const task = open.get(planned.key);
      if (!task || set.get(task.id)?.has('due_date')) continue;
      if (task.due_date === planned.due && task.due_nominal === planned.nominal) continue;
      const { due_date, due_nominal, internal_due_date } = taskOf(planned);
      moved.push({ id: task.id, values: { due_date, due_nominal, internal_due_date } });
    }
    if (clients.length < atOnce) break;
    after = clients.at(-1)?.id ?? null;
  }
  await patchAll(tx, { ...trailOf(scope), actor: null }, tasks, moved);
  return { clients: concerned.size, terms: moved.length };
}

async function tell(tx: Tx, scope: Scope, { rules, clients, terms }: Followed): Promise<void> {
  const to = await managersOf(tx, scope.tenant.id);
  const values = {
    reguly: countOf(rules, 'reguła', 'reguły', 'reguł'),
    klienci: countOf(clients, 'klient', 'klientów', 'klientów'),
    terminy: countOf(terms, 'termin', 'terminy', 'terminów'),
  };
  await notify(tx, scope, { event: 'law_followed', to, values, list: 'recurring-tasks' });
}
