import type { DutyState } from '../../contract/obligations';
import type { Obligation } from '../../domain/deadlines/obligations';
import { stretchAt } from '../../domain/deadlines/overTime';
import { positionFor } from '../../domain/settlement/usualItems';
import { formatDate } from '../../lib/dates';
import type { Tx } from '../db/database';
import { concerns, generationKey } from '../recurring/plan';
import { readRules } from '../recurring/rows';
import type { Rule } from '../recurring/rule';
import type { Scope } from '../scope';
import type { Owed } from './owed';
import { type DutyItem, type DutyTask, itemsFor, tasksByKey } from './rows';
import { stateOf } from './state';

/** How far an obligation is, with the task and the position that say so. */
export interface Standing {
  state: DutyState;
  task: DutyTask | undefined;
  item: DutyItem | undefined;
  /** Whether the office's rules take it in. */
  byOffice: boolean;
}

/** How far each of the obligations is, by the tasks and settlements that the asker may see. */
export async function standings(db: Pick<Tx, 'query'>, scope: Scope, owed: readonly Owed[], today: string): Promise<Standing[]> {
  const byCode = new Map((await readRules(db, scope.tenant.id)).map((rule) => [rule.code, rule]));
  const keys = owed.map(({ client, event, obligation: { rule, person, period } }) => {
    if (event) return event.key;
    // What the office does with its rules is its own.
    const made = scope.who.isAdmin ? byCode.get(rule) : undefined;
    return made ? generationKey(made.id, client.id, person, period) : '';
  });
  const tasks = await tasksByKey(db, scope, keys.filter(Boolean));
  const positions = owed.flatMap(({ obligation, event }) => (event ? [] : (positionFor(obligation) ?? [])));
  const items = byCompany(
    await itemsFor(
      db,
      scope,
      distinct(owed.map(({ client }) => client.id)),
      distinct(positions.map(({ tax_period }) => tax_period)),
    ),
  );
  return owed.map((each, nth) => {
    const { client, obligation, event } = each;
    const task = tasks.get(keys[nth] ?? '');
    const item = event ? undefined : itemOf(obligation, items.get(client.id) ?? []);
    const registered = event?.happening.registered;
    const off = event ? null : offBecause(byCode.get(obligation.rule), each);
    const byOffice = off === null;
    if (registered) return { state: { code: 'done', because: `zgłoszono ${formatDate(registered)}` }, task, item, byOffice };
    return { state: stateOf(obligation, { task, item, off: scope.who.isAdmin ? off : null }, today), task, item, byOffice };
  });
}

const distinct = (values: readonly string[]) => [...new Set(values)];

function byCompany(items: readonly DutyItem[]): Map<string, DutyItem[]> {
  const found = new Map<string, DutyItem[]>();
  for (const item of items) found.set(item.company_id, [...(found.get(item.company_id) ?? []), item]);
  return found;
}

/** The position by which it is paid: the person's own, or the company's where the office keeps one for all. */
function itemOf(obligation: Obligation, items: readonly DutyItem[]): DutyItem | undefined {
  const position = positionFor(obligation);
  const fitting = position
    ? items.filter(({ kind, tax_period }) => position.kinds.includes(kind) && tax_period === position.tax_period)
    : [];
  return fitting.find(({ person_id }) => person_id === obligation.person) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/** Why the office's rule makes no task of it; null where it does. */
function offBecause(rule: Rule | undefined, { client, stretches, obligation: { nominal } }: Owed): string | null {
  if (!rule) return 'biuro nie ma reguły dla tego obowiązku';
  if (!rule.active) return 'reguła zadań jest wyłączona';
  if (rule.exclude_companies?.some(({ company_id }) => company_id === client.id)) return 'firma jest wyłączona z reguły zadań';
  if (!concerns(rule, client, stretchAt(stretches, nominal))) return 'filtry reguły zadań nie obejmują tej firmy';
  return null;
}
