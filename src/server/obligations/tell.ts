import type { Duty } from '../../contract/obligations';
import { areaOf } from '../../domain/deadlines/area';
import { reasonSentence } from '../../domain/deadlines/clientReasons';
import { describeShift } from '../../domain/deadlines/describe';
import type { EventTerm } from '../../domain/deadlines/happenings';
import { MONTH_FACTS } from '../../domain/deadlines/monthFacts';
import type { Obligation } from '../../domain/deadlines/obligations';
import { periodName } from '../../domain/deadlines/periodName';
import { reasonsOf } from '../../domain/deadlines/reasons';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import { monthOf } from '../../lib/dates';
import type { FieldMap } from '../../schema';
import type { Tx } from '../db/database';
import { occasionOf } from '../happenings/taskOf';
import type { Client } from '../recurring/client';
import type { Scope } from '../scope';
import { factsInWords } from './facts';
import type { Owed } from './owed';
import { employeeNames } from './rows';
import { type Standing, standings } from './standing';

interface Telling {
  today: string;
  /** Fields of a company's card whose values the asker may read: they tell why each obligation is the company's. */
  facts: FieldMap;
}

const sources = new Map(DEADLINE_RULES.map(({ id, source }) => [id, source]));
const dutyKey = ({ client, event, obligation: { rule, person, period, due } }: Owed) =>
  event ? `${client.id}:${event.key}` : [client.id, rule, person ?? '-', period, due].join(':');

/** The part of the law that it stands in. */
export const areaOfOwed = ({ event, obligation }: Owed): string => event?.area ?? areaOf(obligation.rule);

/** Obligations as a screen shows them: in words, with how far each is by the tasks and settlements that the asker may see. */
export async function tell(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  owed: readonly Owed[],
  { today, facts }: Telling,
): Promise<Duty[]> {
  const standing = await standings(db, scope, owed, today);
  const staff = await employeeNames(
    db,
    scope,
    owed.flatMap(({ event }) => event?.happening.employee ?? []),
  );
  const whyOf = ({ client, stretches, obligation }: Owed) => {
    const reasons = reasonsOf(stretches, obligation);
    return scope.who.isAdmin
      ? factsInWords(reasons, facts, client)
      : reasonSentence(reasons.facts.filter(({ key }) => Object.hasOwn(facts, key)));
  };
  return owed.map((each, nth) => {
    const { client, obligation, event } = each;
    const { person, condition } = obligation;
    const { state, task, item, byOffice } = standing[nth] as Standing;
    return {
      ...toldOf(each),
      key: dutyKey(each),
      company: { id: client.id, title: client.title },
      person: person === null ? employeeOf(event, staff) : { id: person, name: nameIn(client, person) },
      raised_by: event && scope.who.isAdmin ? event.happening.source : null,
      condition,
      month_question: monthQuestion(obligation, today),
      more: 0,
      why: event ? [] : whyOf(each),
      state,
      by_office: byOffice,
      task: task ? { id: task.id, title: task.title } : null,
      item: item ? { settlement_id: item.settlement_id, amount: item.amount } : null,
    };
  });
}

/** What of an obligation is the law's and the calendar's, the same for all who owe it. */
export function toldOf(owed: Owed) {
  const { rule, name, period, nominal, due, basis, certainty, note } = owed.obligation;
  const { event } = owed;
  return {
    rule,
    area: areaOfOwed(owed),
    name,
    period: event ? occasionOf(event) : periodName(period),
    by_event: event !== undefined,
    nominal,
    due,
    shifted: describeShift(nominal, due),
    basis,
    source: event?.source ?? sources.get(rule) ?? '',
    certainty,
    note,
  };
}

/** What is asked of the obligation's month, of one that is over. */
function monthQuestion({ asksMonth: fact, period: month }: Obligation, today: string): Duty['month_question'] {
  return fact && month < monthOf(today) ? { fact, month, label: MONTH_FACTS[fact].asks(month) } : null;
}

const nameIn = ({ persons, title }: Client, person: string) => persons.find(({ id }) => id === person)?.name ?? title;

/** The employee whom it is about, by name to those who may see them. */
function employeeOf(event: EventTerm | undefined, names: ReadonlyMap<string, string>) {
  const id = event?.happening.employee;
  const name = id && names.get(id);
  return name ? { id, name } : null;
}
