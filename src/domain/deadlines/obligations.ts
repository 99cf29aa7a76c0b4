import { addDays, lastDayOf } from '../../lib/dates';
import { holdsIn, unknownFacts, unknownOf } from './circumstance';
import { type DueDate, dueDates } from './dueDates';
import { answerFor, type MonthFact } from './monthFacts';
import { openCondition, waysOf } from './openFacts';
import type { Period } from './period';
import { type Certainty, type DeadlineRule, surenessOn } from './rule';
import { DEADLINE_RULES } from './rules';
import { company, insuresOthers, krusPayers, type Subject, taxpayers, zusPayers } from './subject';
import type { Circumstance, OpenFact, TaxProfile } from './taxProfile';
import { inTaxYears, isUnsettled, mayBeJoined, NOT_JOINED, UNSETTLED } from './taxYears';

export interface Obligation {
  rule: string;
  name: string;
  /** The person who owes it; null when the company does. */
  person: string | null;
  period: string;
  /** The day the statute names, and the day in effect when it is a day off. */
  nominal: string;
  due: string;
  /** Null when it surely binds; else a Polish sentence on what must first be found out. */
  condition: string | null;
  /** The circumstances of which somebody must first be asked. */
  asks: readonly Circumstance[];
  /** What must be asked of the month itself, where nobody has answered it. */
  asksMonth?: MonthFact;
  /** Facts that the card leaves open and that decide whether it binds; none where it does whatever they are. */
  hangsOn?: readonly OpenFact[];
  note: string | null;
  certainty: Certainty;
  basis: string;
}

/** Whom a rule asks, by its `of`. */
export const SUBJECTS = {
  company: (profile: TaxProfile) => [company(profile)],
  taxpayer: taxpayers,
  zus_payer: zusPayers,
  krus_payer: krusPayers,
} satisfies Record<DeadlineRule['of'], (profile: TaxProfile) => Subject[]>;
const SURE = { condition: null, asks: [] } as const;
const EMPLOYERS_ALONE = 'Tylko gdy zatrudnia pracowników albo zleceniobiorców.';
/** Told of what rests with the business: it did so through all of the period that the profile holds in. */
export const SUSPENDED = 'Działalność zawieszona przez cały okres: tylko jeśli mimo to powstał obowiązek.';

/** The profile decides by what holds on the last day of the period, or on the due day when that comes first. */
export function decidingDay({ period, nominal }: DueDate): string {
  const end = lastDayOf(period.lastMonth);
  return end < nominal ? end : nominal;
}

/** Whether the profile has a say about a rule's period. */
export type Deciding = (profile: TaxProfile, rule: DeadlineRule, date: DueDate) => boolean;

/** The day before a period begins. */
export const eveOf = ({ firstMonth }: Period) => addDays(`${firstMonth}-01`, -1);

/** One profile alone decides about the periods whose deciding day it holds on. */
const onItsDay: Deciding = ({ valid_from, valid_to }, { decidedOnEve }, date) => {
  const day = decidedOnEve ? eveOf(date.period) : decidingDay(date);
  return day >= (valid_from ?? day) && day <= (valid_to ?? day);
};

function inBusiness({ ceidg_start_date, closed_at }: TaxProfile, date: DueDate): boolean {
  const [first, day] = [`${date.period.firstMonth}-01`, decidingDay(date)];
  return day >= (ceidg_start_date ?? day) && first <= (closed_at ?? first);
}

/** Whether the business rested through all of the period that the profile holds in. */
function isSuspended({ suspended_from, suspended_to, valid_from, valid_to }: TaxProfile, period: Period): boolean {
  if (!suspended_from) return false;
  const [start, end] = [`${period.firstMonth}-01`, lastDayOf(period.lastMonth)];
  const first = valid_from && valid_from > start ? valid_from : start;
  const last = valid_to && valid_to < end ? valid_to : end;
  return first >= suspended_from && last <= (suspended_to ?? last);
}

/** Whether what a rule asks of its month happened in it; null where nobody answered. */
const happenedIn = ({ onlyInMonth }: DeadlineRule, { month_answers }: TaxProfile, { lastMonth }: Period): boolean | null =>
  onlyInMonth ? answerFor(month_answers, onlyInMonth.fact, lastMonth) : true;

/** What must first be found out, in Polish, and the circumstances to ask of; null where it surely binds. */
function uncertainty(rule: DeadlineRule, subject: Subject, period: Period): Pick<Obligation, 'condition' | 'asks' | 'asksMonth'> {
  const { profile } = subject;
  const who = unknownOf(rule, subject);
  const unknown = unknownFacts(rule, profile);
  const maybeJoined = mayBeJoined(rule, profile, period);
  const happened = happenedIn(rule, profile, period);
  // Of a month nobody is asked while it is not known whether such a thing ever happens.
  const asksMonth = happened === null && unknown.length === 0 ? rule.onlyInMonth : undefined;
  const goesOn = rule.bindsWithStaff && subject.person === null && insuresOthers(profile);
  // Who says that it happened says that it did while the business rested.
  const paused = rule.pausable && isSuspended(profile, period) && !(rule.onlyInMonth && happened) && !goesOn;
  const unsettled = isUnsettled(rule, profile, period);
  if (who === null && unknown.length === 0 && !maybeJoined && !paused && !unsettled && !asksMonth) return SURE;
  const condition = [
    who === null ? '' : EMPLOYERS_ALONE,
    unknown.length > 0 ? `Tylko ${rule.onlyIf?.says}.` : '',
    maybeJoined ? `Tylko ${NOT_JOINED}.` : '',
    asksMonth ? `Tylko ${asksMonth.says}.` : '',
    paused ? SUSPENDED : '',
    unsettled ? UNSETTLED : '',
  ];
  // Who employs nobody need not be asked what their staff do.
  const asks = who === null ? unknown : [who];
  return {
    condition: condition.filter(Boolean).join(' '),
    asks: maybeJoined ? [...asks, 'joins_first_years'] : asks,
    ...(asksMonth ? { asksMonth: asksMonth.fact } : {}),
  };
}

/** The dates that the rule asks for in the business's life. */
export function datesOf(rule: DeadlineRule, profile: TaxProfile, from: string, to: string): readonly DueDate[] {
  const fiscalStart = profile.fiscal_year_start_month ?? 1;
  const inLife = (first: string, last: string) =>
    inTaxYears(rule, profile, dueDates(rule, first, last, fiscalStart), [first, last]).filter((date) =>
      inBusiness(profile, date),
    );
  if (!rule.oncePerYear) return inLife(from, to);
  // Whole years, so that a year's last date does not hang on the days asked about; the first month's falls into the year before.
  const all = inLife(`${Number(from.slice(0, 4)) - 1}-12-01`, `${Number(to.slice(0, 4)) + 1}-12-31`);
  const lastOf = new Map(all.map((date) => [date.period.lastMonth.slice(0, 4), date]));
  return [...lastOf]
    .filter(([, { due }]) => from <= due && due <= to)
    .map(([year, date]) => ({ ...date, period: { label: year, firstMonth: `${year}-01`, lastMonth: `${year}-12` } }));
}

/**
 * The dates of somebody who left: what began while they were there is theirs to the end, as the return of the year in which they left; nothing
 * later is. A right is used while it lasts, as where the business itself ends.
 */
function whileThere(
  rule: DeadlineRule,
  profile: TaxProfile,
  left_on: string,
  { dates, from, to }: { dates: readonly DueDate[]; from: string; to: string },
): readonly DueDate[] {
  if (!rule.oncePerYear) return dates.filter(({ period }) => `${period.firstMonth}-01` <= left_on);
  const closed_at = profile.closed_at && profile.closed_at < left_on ? profile.closed_at : left_on;
  return datesOf(rule, { ...profile, closed_at }, from, to);
}

function obligationsUnder(
  rule: DeadlineRule,
  profile: TaxProfile,
  subjectsOf: (of: DeadlineRule['of']) => Subject[],
  [from, to]: readonly [from: string, to: string],
  decides: Deciding,
): Obligation[] {
  if (rule.onlyIf && holdsIn(rule.onlyIf, profile) === false) return [];
  const dates = datesOf(rule, profile, from, to);
  if (dates.length === 0 && !rule.oncePerYear) return [];
  return subjectsOf(rule.of).flatMap((subject) => {
    const own = subject.left_on === null ? dates : whileThere(rule, profile, subject.left_on, { dates, from, to });
    return own
      .filter(
        (date) =>
          decides(profile, rule, date) &&
          rule.who.every((who) => who.holds(subject, date.period)) &&
          happenedIn(rule, profile, date.period) !== false,
      )
      .map(({ period, nominal, due }) => ({
        rule: rule.id,
        name: rule.name,
        person: subject.person,
        period: period.label,
        nominal,
        due,
        ...uncertainty(rule, subject, period),
        ...surenessOn(rule, nominal),
        basis: rule.basis,
      }));
  });
}

/** The subjects of a profile by whom a rule asks, each worked out once. */
function subjectsFor(profile: TaxProfile): (of: DeadlineRule['of']) => Subject[] {
  const known: Partial<Record<DeadlineRule['of'], Subject[]>> = {};
  return (of) => {
    known[of] ??= SUBJECTS[of](profile);
    return known[of];
  };
}

/** Order of obligations: by due date, then rule, person and period. */
export function obligationKey({ due, rule, person, period }: Obligation): string {
  return `${due} ${rule} ${person ?? ''} ${period}`;
}

/**
 * What a company with this profile has to do with a due date from `from` to `to`, both included. Rules are complete for
 * due dates from 2024 on. A circumstance the profile does not state gives the obligation with its condition. `rules` narrows the law asked.
 * Throws RangeError for bounds that are not dates.
 */
export function obligations(
  profile: TaxProfile,
  from: string,
  to: string,
  rules: readonly DeadlineRule[] = DEADLINE_RULES,
  decides: Deciding = onItsDay,
): Obligation[] {
  const ways = waysOf(profile);
  const found = ways.length > 1 ? anyWay(profile, ways, [from, to], rules, decides) : under(profile, [from, to], rules, decides);
  // Each key is made once: thousands of companies are asked about at a time.
  return found
    .map((each) => [obligationKey(each), each] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each);
}

function under(
  profile: TaxProfile,
  days: readonly [from: string, to: string],
  rules: readonly DeadlineRule[],
  decides: Deciding,
): Obligation[] {
  const subjects = subjectsFor(profile);
  return rules.flatMap((rule) => obligationsUnder(rule, profile, subjects, days, decides));
}

/** What a profile with open facts has to do in any way that they may be: surely what all ways have, perhaps what some do. */
function anyWay(
  { open = [] }: TaxProfile,
  ways: readonly TaxProfile[],
  days: readonly [from: string, to: string],
  rules: readonly DeadlineRule[],
  decides: Deciding,
): Obligation[] {
  const found = new Map<string, { obligation: Obligation; among: TaxProfile[] }>();
  for (const way of ways)
    for (const obligation of under(way, days, rules, decides)) {
      const key = obligationKey(obligation);
      const known = found.get(key);
      if (!known) found.set(key, { obligation, among: [way] });
      else {
        known.among.push(way);
        // What one of the ways makes uncertain is not sure.
        if (known.obligation.condition === null) known.obligation = obligation;
      }
    }
  return [...found.values()].map(({ obligation, among }) => {
    if (among.length === ways.length) return obligation;
    const hangsOn = decisive(open, ways, among);
    const { asksMonth: _, ...rest } = obligation;
    const condition = [openCondition(hangsOn), obligation.condition].filter(Boolean).join(' ');
    // What else it hangs on is asked once the card says these.
    return { ...rest, condition, asks: [], hangsOn };
  });
}

/** The open facts of which not every value is among the ways that have it; all of them where only together they decide. */
function decisive(open: readonly OpenFact[], ways: readonly TaxProfile[], among: readonly TaxProfile[]): readonly OpenFact[] {
  const valuesOf = (profiles: readonly TaxProfile[], fact: OpenFact) =>
    new Set(profiles.map((each) => (fact === 'vat_status' ? `${each.vat_status} ${each.vat_period}` : each[fact]))).size;
  const deciding = open.filter((fact) => valuesOf(among, fact) < valuesOf(ways, fact));
  return deciding.length > 0 ? deciding : open;
}
