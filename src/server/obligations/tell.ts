import type { Duty } from '../../contract/obligations';
import { areaOf } from '../../domain/deadlines/area';
import { describeShift } from '../../domain/deadlines/describe';
import type { Obligation } from '../../domain/deadlines/obligations';
import { stretchAt } from '../../domain/deadlines/overTime';
import { periodName } from '../../domain/deadlines/periodName';
import { reasonsOf } from '../../domain/deadlines/reasons';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import { positionFor } from '../../domain/settlement/usualItems';
import type { FieldMap } from '../../schema';
import type { Tx } from '../db/database';
import type { Client } from '../recurring/client';
import { concerns, generationKey } from '../recurring/plan';
import { readRules } from '../recurring/rows';
import type { Rule } from '../recurring/rule';
import type { Scope } from '../scope';
import { factsInWords } from './facts';
import { type DutyItem, itemsFor, tasksByKey } from './rows';
import { stateOf } from './state';

/** An obligation and whose it is. */
export interface Owed {
  client: Client;
  stretches: readonly TaxProfile[];
  obligation: Obligation;
}

interface Telling {
  today: string;
  /** Fields of a company's card whose values the asker may read; null leaves out why each obligation is the company's. */
  facts: FieldMap | null;
}

const sources = new Map(DEADLINE_RULES.map(({ id, source }) => [id, source]));
const dutyKey = ({ client, obligation: { rule, person, period, due } }: Owed) =>
  [client.id, rule, person ?? '-', period, due].join(':');

/** Obligations as a screen shows them: in words, with how far each is by the tasks and settlements that the asker may see. */
export async function tell(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  owed: readonly Owed[],
  { today, facts }: Telling,
): Promise<Duty[]> {
  // What the office does with its rules is its own.
  const rules = scope.who.isAdmin ? await readRules(db, scope.tenant.id) : [];
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  const keyOf = ({ client, obligation: { rule, person, period } }: Owed) => {
    const made = byCode.get(rule);
    return made ? generationKey(made.id, client.id, person, period) : null;
  };
  const tasks = await tasksByKey(
    db,
    scope,
    owed.flatMap((each) => keyOf(each) ?? []),
  );
  const positions = owed.flatMap(({ obligation }) => positionFor(obligation) ?? []);
  const items = byCompany(
    await itemsFor(
      db,
      scope,
      distinct(owed.map(({ client }) => client.id)),
      distinct(positions.map(({ tax_period }) => tax_period)),
    ),
  );
  return owed.map((each) => {
    const { client, stretches, obligation } = each;
    const task = tasks.get(keyOf(each) ?? '');
    const item = itemOf(obligation, items.get(client.id) ?? []);
    const { rule, name, person, period, nominal, due, basis, certainty, condition, note } = obligation;
    return {
      key: dutyKey(each),
      rule,
      area: areaOf(rule),
      name,
      company: { id: client.id, title: client.title },
      person: person === null ? null : { id: person, name: client.persons.find(({ id }) => id === person)?.name ?? client.title },
      period: periodName(period),
      nominal,
      due,
      shifted: describeShift(nominal, due),
      basis,
      source: sources.get(rule) ?? '',
      certainty,
      condition,
      note,
      why: facts && factsInWords(reasonsOf(stretches, obligation).facts, facts),
      state: stateOf(obligation, { task, item, off: scope.who.isAdmin ? offBecause(byCode.get(rule), each) : null }, today),
      task: task ? { id: task.id, title: task.title } : null,
      item: item ? { settlement_id: item.settlement_id, amount: item.amount } : null,
    };
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
