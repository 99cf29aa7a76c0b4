import { eventKinds } from '../../../resources/choiceLists/eventKinds';
import { describeTerm } from '../../domain/deadlines/describe';
import type { DutyArea } from '../../domain/deadlines/dutyAreas';
import { type HappeningKind, TOLD } from '../../domain/deadlines/happeningKinds';
import { type EventTerm, OWN_TERM, ruleOf } from '../../domain/deadlines/happenings';
import { formatDate, monthOf } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { Client } from '../recurring/client';
import { paragraphs } from '../recurring/plan';
import { warningOf } from '../recurring/statutory';

const categories: Readonly<Record<DutyArea, string>> = {
  zus: 'zus',
  vat: 'tax',
  pit: 'tax',
  cit: 'tax',
  employer: 'payroll',
  books: 'books',
  local: 'tax',
  registers: 'other',
};

const names: Readonly<Record<HappeningKind, string>> = { ...TOLD, ...eventKinds };

/** What happened and when, inside a sentence: `zatrudnienie 12.11.2026`. */
export function occasionOf({ happening }: Pick<EventTerm, 'happening'>): string {
  const name = names[happening.kind];
  const said = happening.own ? happening.own.name : name.charAt(0).toLowerCase() + name.slice(1);
  return `${said} ${formatDate(happening.day)}`;
}

/** The task's name. It names no employee: who may see tasks need not see them. Owners and partners are named as in every generated task. */
export function titleOf(term: EventTerm, client: Client): string {
  const { happening, name, rule } = term;
  const whose = client.persons.find(({ id }) => id === happening.person)?.name;
  const title = rule === OWN_TERM ? name : `${name}: ${occasionOf(term)}`;
  return cut(whose ? `${title} – ${whose}` : title, 200);
}

/** A term as values of a task; where nobody keeps the company, it is for `otherwise`. */
export function taskOf(term: EventTerm, client: Client, otherwise: string | null): Record<string, unknown> {
  const { happening, area, due, nominal, key } = term;
  const category = happening.kind.startsWith('ksef_') ? 'ksef' : categories[area];
  const forPayroll = category === 'zus' || category === 'payroll';
  const keeper = (forPayroll ? client.payroll_owner_id : null) ?? client.owner_id ?? otherwise;
  return {
    title: titleOf(term, client),
    description: paragraphs(described(term)),
    company_id: client.id,
    period: monthOf(happening.day),
    category,
    audience: 'office',
    visible_to_client: false,
    assignee_id: keeper,
    priority: 'normal',
    due_date: due,
    due_nominal: nominal,
    person_id: happening.person,
    employee_id: happening.employee,
    ticket_id: happening.ticket,
    company_event_id: happening.source.resource === 'company-events' ? happening.source.id : null,
    generation_key: key,
  };
}

/** The act and the length of the term in words, and what of the day an accountant should be warned of. */
function described({ rule, basis, certainty, note }: EventTerm): string {
  const law = ruleOf(rule);
  if (!law) return `${basis}.`;
  return [
    `Podstawa: ${basis}.`,
    `Termin: ${describeTerm(law.term)}; liczony od: ${law.event}.`,
    warningOf({ certainty, note }),
    certainty === 'disputed' ? null : note,
  ]
    .filter(Boolean)
    .join('\n');
}
