import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Database, Tx } from '../db/database';
import { toldEarlierFrom } from '../happenings/owed';
import { countPieces, type Pace, type Tally, unkept } from '../jobs/pieces';
import { changesBetween, trailOf } from '../records/audit';
import { auditMany } from '../records/auditMany';
import { fill } from '../records/fill';
import { announce } from '../records/notices';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import { newId } from '../records/start';
import type { Scope } from '../scope';
import { type Planned, planFor, planForOffice, taskOf } from './plan';
import { clientsAfter, keysSince, livingKeys, lockGeneration, noteGenerated, readRules } from './rows';
import type { Rule } from './rule';
import { keepStatutory } from './statutoryKeeping';

const tasks: Resource = resources.tasks;

/** Companies whose tasks are planned at once. */
const atOnce = 100;

/** Tasks written at once at the least: what each adds is little beside the statements that every piece takes. */
const piece = 50;

/** New tasks by rule. */
export type TasksByRule = Readonly<Record<string, number>>;

/** What a generation came to. */
export interface Generated {
  companies: number;
  tasks: number;
  rules: TasksByRule;
}

interface GenerateOptions {
  /** Rules to generate by; left out, all active ones. */
  only?: readonly string[];
  /** At least this many days ahead, whatever a rule says itself. */
  days?: number;
  transaction?: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  tally?: Tally<TasksByRule>;
  /** Called between two transactions with what stands so far; it may end the work by throwing. */
  between?: (made: Generated) => Promise<void>;
}

/**
 * Makes the tasks that the firm's rules ask for and that were never made: each company, rule, person and period once, whoever else
 * generates at the same time. Tasks are written in bulk, each with its line of the trail.
 */
export async function generate(db: Database, scope: Scope, options: GenerateOptions = {}): Promise<Generated> {
  const { only, days = 0, transaction = (work) => db.transaction(work), tally = unkept<TasksByRule>({}) } = options;
  const { between = async () => undefined } = options;
  const today = todayOf(scope);
  const tenantId = scope.tenant.id;
  await transaction((tx) => keepStatutory(tx, scope));
  const rules = (await readRules(db, tenantId)).filter(({ id }) => !only || only.includes(id));
  const horizon = { today, ahead: ({ lead_days }: Rule) => Math.max(lead_days, days) };
  let companies = 0;
  const result = (): Generated => ({ companies, tasks: Object.values(tally.sum).reduce(plus, 0), rules: tally.sum });
  const made = await keysSince(db, tenantId, today);
  const pace: Pace = {};
  const write = async (whole: readonly Planned[]) => {
    const plan = whole.filter(({ key }) => !made.has(key));
    await countPieces(plan, {
      transaction,
      tally,
      pace,
      least: piece,
      work: (tx, some) => writePlan(tx, scope, some),
      add: withThese,
      between: () => between(result()),
    });
  };
  await write(planForOffice(rules, horizon));
  for (let after: string | null = null; ; ) {
    const clients = await clientsAfter(db, tenantId, after, atOnce);
    const seen = await onOwnSide(db, scope, resources.companies, clients, ({ id }) => id);
    const toldEarlier = await toldEarlierFrom(db, scope, seen, today);
    await write(planFor(rules, seen, { ...horizon, toldEarlier }));
    companies += seen.length;
    await between(result());
    if (clients.length < atOnce) return result();
    after = clients.at(-1)?.id ?? null;
  }
}

const plus = (sum: number, more: number): number => sum + more;

function withThese(sum: TasksByRule, written: readonly Planned[]): TasksByRule {
  const by = { ...sum };
  for (const { rule } of written) by[rule.id] = (by[rule.id] ?? 0) + 1;
  return by;
}

async function writePlan(tx: Tx, scope: Scope, plan: readonly Planned[]): Promise<Planned[]> {
  const tenantId = scope.tenant.id;
  const keys = plan.map(({ key }) => key);
  // Sent together; the look is taken when the turn has come.
  const [, known] = await Promise.all([lockGeneration(tx, tenantId), livingKeys(tx, tenantId, keys)]);
  const fresh = plan.filter(({ key }) => !known.has(key));
  if (fresh.length === 0) return [];
  const records = fresh.map((planned) => ({ ...blank(tasks), ...taskOf(planned), id: newId() }));
  const trail = trailOf(scope);
  await fill(tx, { tenantId, at: scope.now }, tasks, records);
  noteGenerated(tx, tenantId, scope.now, newestOf(fresh));
  const [first] = records;
  // One is enough for every screen to look again.
  if (first) announce(tx, tenantId, tasks, first.id, 'create');
  await auditMany(
    tx,
    records.map((record) => ({ ...trail, action: 'create', entity: tasks.name, id: record.id, changes: filledIn(record) })),
  );
  return fresh;
}

function filledIn(record: Readonly<Record<string, unknown>>) {
  const filled = Object.keys(record).filter((key) => key !== 'id' && record[key] !== null);
  return changesBetween(tasks, {}, record, filled);
}

/** By rule, the period of the latest due day. */
function newestOf(plan: readonly Planned[]): Map<string, string> {
  const latest = new Map<string, Planned>();
  for (const planned of plan) if (planned.due > (latest.get(planned.rule.id)?.due ?? '')) latest.set(planned.rule.id, planned);
  return new Map([...latest].map(([id, { period }]) => [id, period]));
}
