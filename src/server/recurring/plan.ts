import type { Obligation } from '../../domain/deadlines/obligations';
import { obligationsOver, stretchAt } from '../../domain/deadlines/overTime';
import { lastMonthOf, periodName } from '../../domain/deadlines/periodName';
import { type DeadlineRule, surenessOn } from '../../domain/deadlines/rule';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import type { OpenFact, TaxProfile } from '../../domain/deadlines/taxProfile';
import { addDays } from '../../lib/dates';
import { cut } from '../../lib/text';
import { likenessOf, MOST, personAt, placeOf } from './alike';
import { type Client, isSuspended, profilesOf } from './client';
import { ownDates } from './ownDates';
import type { Rule } from './rule';
import { warningOf } from './statutory';

/** A task that a rule asks for; `key` stands for the company, rule, person and period together. */
export interface Planned {
  key: string;
  rule: Rule;
  /** Null for the one task of a rule for the whole office. */
  client: Client | null;
  person: string | null;
  period: string;
  nominal: string;
  due: string;
}

/** From the first to the last due day that counts, both included; `ahead` is how many days before a rule's tasks are made. */
export interface Horizon {
  today: string;
  ahead: (rule: Rule) => number;
  /** What an event tells earlier has the event's task and no second one. */
  toldEarlier?: (client: Client, obligation: Obligation) => boolean;
}

/** What the rules ask of these clients, as of today. Nothing here knows what was made before. */
export function planFor(rules: readonly Rule[], clients: readonly Client[], horizon: Horizon): Planned[] {
  const { today } = horizon;
  const live = rules.filter(({ active, valid_to }) => active && (valid_to === null || valid_to >= today));
  const statutory = live.filter(({ kind }) => kind === 'statutory');
  const own = live.filter(({ kind, scope }) => kind === 'own' && scope === 'company');
  const dates = new Map(own.map((rule) => [rule, ownDates(rule, today, addDays(today, horizon.ahead(rule)))]));
  const known = knownOf(rules, horizon);
  return clients.flatMap((client) => {
    const stretches = profilesOf(client);
    const ownOf = (rule: Rule) =>
      (dates.get(rule) ?? [])
        .filter(({ nominal }) => concerns(rule, client, stretchAt(stretches, nominal)))
        .map((date) => planned(rule, client, null, date));
    return [
      ...statutoryOf(statutory, client, stretches, horizon, known),
      ...own.filter((rule) => !rests(rule, client, today)).flatMap(ownOf),
    ];
  });
}

/** Tasks that the whole office has once. */
export function planForOffice(rules: readonly Rule[], { today, ahead }: Horizon): Planned[] {
  return rules
    .filter(({ active, kind, scope }) => active && kind === 'own' && scope === 'office')
    .flatMap((rule) => ownDates(rule, today, addDays(today, ahead(rule))).map((date) => planned(rule, null, null, date)));
}

/** Rows of the law by obligation. */
const law = new Map<string, DeadlineRule[]>();
for (const rule of DEADLINE_RULES) law.set(rule.id, [...(law.get(rule.id) ?? []), rule]);

/** What a rule asks of clients who are alike, of the person at a place among their people. */
interface Asked {
  rule: Rule;
  obligation: Obligation;
  place: number | null;
}

/** By likeness, and by the rules that leave a client out. */
type Known = Map<string, readonly Asked[]>;

/** Of the rules of a plan, for the day and the reach that they were asked for last: thousands of clients are planned for piece by piece. */
const plans = new WeakMap<readonly Rule[], Pick<Horizon, 'today' | 'ahead'> & { known: Known }>();

function knownOf(rules: readonly Rule[], { today, ahead }: Horizon): Known {
  const plan = plans.get(rules);
  if (plan?.today === today && plan.ahead === ahead) return plan.known;
  const known: Known = new Map();
  plans.set(rules, { today, ahead, known });
  return known;
}

/** The same for whoever is alike; what is one client's alone is who owes it, and what an event tells earlier. */
function statutoryOf(
  rules: readonly Rule[],
  client: Client,
  stretches: readonly TaxProfile[],
  horizon: Horizon,
  known: Known,
): Planned[] {
  const { today, toldEarlier = () => false } = horizon;
  const without = rules.filter((rule) => isLeftOut(rule, client)).map(({ id }) => id);
  const key = `${without} ${likenessOf(client, today)}`;
  const asked = known.get(key) ?? askedOf(rules, client, stretches, horizon);
  if (known.size >= MOST) known.clear();
  known.set(key, asked);
  return asked.flatMap(({ rule, obligation, place }) => {
    const person = personAt(client, place);
    const { period, nominal, due } = obligation;
    return toldEarlier(client, { ...obligation, person }) ? [] : [planned(rule, client, person, { period, nominal, due })];
  });
}

/** Only what surely binds: an obligation that hangs on something unknown is not made into a task. Each is decided by the state of its period. */
function askedOf(
  rules: readonly Rule[],
  client: Client,
  stretches: readonly TaxProfile[],
  { today, ahead }: Horizon,
): readonly Asked[] {
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  return groupsOf(rules, client, stretches).flatMap(({ asked, concerned }) => {
    const furthest = addDays(today, Math.max(...asked.map(ahead)));
    const found = obligationsOver(
      concerned,
      today,
      furthest,
      asked.flatMap(({ code }) => law.get(code ?? '') ?? []),
    );
    return found.flatMap((obligation) => {
      const { rule: code, condition, person, nominal, due } = obligation;
      const rule = byCode.get(code);
      if (!rule || condition !== null || due > addDays(today, ahead(rule)) || !inForce(rule, nominal)) return [];
      return [{ rule, obligation: { ...obligation, person: null }, place: placeOf(client, person) }];
    });
  });
}

/** Rules that the same stretches of a client's time line are asked about by: those that the rule's filters take in, woken where it says so. */
function groupsOf(rules: readonly Rule[], client: Client, stretches: readonly TaxProfile[]) {
  const groups = new Map<string, { asked: Rule[]; concerned: TaxProfile[] }>();
  for (const rule of rules) {
    const taken = stretches.map((stretch) => concerns(rule, client, stretch));
    if (!taken.includes(true)) continue;
    const key = `${rule.skip_when_suspended} ${taken}`;
    const known = groups.get(key);
    if (known) known.asked.push(rule);
    else {
      const awake = rule.skip_when_suspended ? {} : { suspended_from: null, suspended_to: null };
      const concerned = stretches.filter((_, nth) => taken[nth]).map((stretch) => ({ ...stretch, ...awake }));
      groups.set(key, { asked: [rule], concerned });
    }
  }
  return [...groups.values()];
}

const inForce = ({ valid_from, valid_to }: Rule, day: string) => valid_from <= day && day <= (valid_to ?? day);

function rests({ skip_when_suspended }: Rule, client: Client, today: string): boolean {
  if (client.closed_at !== null && client.closed_at < today) return true;
  return skip_when_suspended && isSuspended(client, today);
}

const isLeftOut = ({ exclude_companies }: Rule, { id }: Client): boolean =>
  exclude_companies?.some(({ company_id }) => company_id === id) ?? false;

/** Whether the rule's filters take the company in as this stretch of its time line has it; a filter left empty takes all. */
export function concerns(rule: Rule, client: Client, profile: TaxProfile): boolean {
  // A rule for some alone is for nobody whose card does not say that they are among them.
  const among = (wanted: readonly string[] | null, fact: OpenFact, value: string = profile[fact]) =>
    !wanted || wanted.length === 0 || (wanted.includes(value) && !profile.open?.includes(fact));
  return (
    !isLeftOut(rule, client) &&
    among(rule.for_company_types, 'company_type') &&
    among(rule.for_taxation_forms, 'taxation_form') &&
    among(rule.for_accounting_types, 'accounting_type') &&
    among(rule.for_vat, 'vat_status', profile.vat_status === 'active' ? (profile.vat_period ?? 'monthly') : 'inactive') &&
    // A rule for those without staff is not dropped without a word where nobody said.
    (rule.for_employers === null || (rule.for_employers === 'yes') === (profile.employs === true))
  );
}

/** Stands for a rule, a company (null is the office itself), a person and a period together. */
export const generationKey = (rule: string, company: string | null, person: string | null, period: string): string =>
  [rule, company ?? 'office', person ?? '-', period].join(':');

function planned(
  rule: Rule,
  client: Client | null,
  person: string | null,
  date: Pick<Planned, 'period' | 'nominal' | 'due'>,
): Planned {
  const key = generationKey(rule.id, client?.id ?? null, person, date.period);
  return { key, rule, client, person, ...date };
}

/** The task of a plan, as values of its record. */
export function taskOf({ key, rule, client, person, period, nominal, due }: Planned): Record<string, unknown> {
  const forClient = rule.assignee_rule === 'contact';
  const internal = rule.internal_offset_days ? addDays(due, -rule.internal_offset_days) : null;
  return {
    title: titleOf(rule, client, person, period),
    description: described(rule, nominal ?? due),
    company_id: client?.id ?? null,
    period: lastMonthOf(period),
    category: rule.category,
    audience: forClient ? 'client' : 'office',
    visible_to_client: forClient,
    assignee_id: assigneeOf(rule, client),
    priority: rule.priority,
    due_date: due,
    due_nominal: nominal,
    internal_due_date: internal,
    estimate_minutes: rule.estimate_minutes,
    checklist: rule.checklist_template?.map((point) => ({ ...point, done: false, done_by: null, done_at: null })) ?? null,
    recurring_task_id: rule.id,
    person_id: person,
    generation_key: key,
  };
}

/** The rule's own words, and what of its day an accountant should be warned of. */
function described({ description, code }: Rule, day: string): string | null {
  const row = law.get(code ?? '')?.at(-1);
  const lines = [description, row ? warningOf(surenessOn(row, day)) : null].filter((each) => each !== null);
  return lines.length > 0 ? paragraphs(lines.join('\n')) : null;
}

function assigneeOf({ assignee_rule, assignee_id }: Rule, client: Client | null): string | null {
  switch (assignee_rule) {
    case 'contact':
      return null;
    case 'fixed':
      return assignee_id;
    case 'payroll_owner':
      return client?.payroll_owner_id ?? client?.owner_id ?? assignee_id;
    case 'owner':
      return client?.owner_id ?? assignee_id;
  }
}

function titleOf({ name }: Rule, client: Client | null, person: string | null, period: string): string {
  const named = name.includes('{okres}') ? name : `${name} za {okres}`;
  const whose = client?.persons.find(({ id }) => id === person)?.name;
  const title = named.replaceAll('{okres}', periodName(period)).replaceAll('{firma}', client?.title ?? '');
  return cut(whose ? `${title} – ${whose}` : title, 200);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain lines as the rich text of a description. */
export function paragraphs(text: string): string {
  const lines = text.split(/\n+/).filter(Boolean);
  return lines.map((line) => `<p>${line.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}</p>`).join('');
}
