import type { DutyArea } from './dutyAreas';
import { EVENT_RULES, type EventRule, type Term } from './eventRules';
import { type EventDeadline, eventDeadline } from './events';
import { follows, type Happening, TERMS } from './happeningTerms';
import { PACK_RULES } from './packRules';
import { EMPLOYS_UNKNOWN } from './subject';
import type { Circumstance, TaxProfile } from './taxProfile';

/** Each term that runs from something that happened. */
const RULES: readonly EventRule[] = [...EVENT_RULES, ...PACK_RULES];

/** A term that something raised, for one company. */
export interface EventTerm extends EventDeadline {
  /** Stands for the record, what happened and the rule together. */
  key: string;
  happening: Happening;
  source: string;
  area: DutyArea;
  /** What must first be found out, in a sentence, and whom to ask of it; null where it surely follows. */
  condition: string | null;
  asks: readonly Circumstance[];
}

/** The rule that an event's own term goes by. */
export const OWN_TERM = 'other';

const areas: Readonly<Record<DutyArea, readonly string[]>> = {
  zus: ['zua', 'zpa', 'zwpa', 'rud'],
  vat: [
    'vat_r',
    'vat_r_first',
    'cash_opening',
    'cash_after_limit',
    'vat_r_eu',
    'vat_z',
    'vat_inventory',
    'vat26',
    'ksef_offline24',
    'ksef_niedostepnosc',
    'ksef_awaria',
    'zaw_nr',
  ],
  pit: ['forma_opodatkowania'],
  cit: [],
  employer: ['employment_terms', 'swiadectwo', 'closing_pit11'],
  books: [
    'sf_krs',
    'sf_cit_nonkrs',
    'opening_inventory',
    'opening_books',
    'closing_inventory',
    'closing_books',
    'liquidation_books',
  ],
  local: ['in1', 'dn1_change'],
  registers: [
    'pcc3',
    'sd_z2',
    'sd_3',
    'crbr',
    'nip8',
    'nip8_closing',
    'krs_closing',
    'ceidg_closing',
    'liquidation_krs',
    OWN_TERM,
  ],
};
const areaOfRule = new Map(Object.entries(areas).flatMap(([area, ids]) => ids.map((id) => [id, area as DutyArea] as const)));

/** The part of the law that a term of an event stands in. Throws RangeError for an id that no rule has. */
export function eventArea(rule: string): DutyArea {
  const area = areaOfRule.get(rule);
  if (!area) throw new RangeError(`No term of an event is called ${rule}`);
  return area;
}

/** The row of the law that a term goes by; null for the office's own. */
export const ruleOf = (rule: string): EventRule | null => RULES.findLast(({ id }) => id === rule) ?? null;

const keyOf = ({ source, keptBy, kind }: Happening, rule: string) => `event:${keptBy ?? source.id}:${kind}:${rule}`;

const sureness = {
  surely: { condition: null, asks: [] },
  perhaps: { condition: EMPLOYS_UNKNOWN, asks: ['employs'] },
} as const satisfies Record<string, Pick<EventTerm, 'condition' | 'asks'>>;

/** All that may follow from what happened, by the company as it is on that day; what the office left out too. */
export function possibleTerms(happening: Happening, profile: TaxProfile): EventTerm[] {
  const { kind, day, own } = happening;
  if (kind === 'other') return own ? [ownTerm(happening, own)] : [];
  return TERMS[kind].flatMap((term) => {
    const { rule, as } = term;
    const how = follows(term, profile, happening);
    const deadline = eventDeadline(rule, day, RULES);
    if (how === 'not' || !deadline) return [];
    const area = eventArea(rule);
    const its = area === 'zus' ? happening : { ...happening, registered: null };
    const told = { name: as ?? deadline.name, key: keyOf(happening, rule), happening: its };
    return [{ ...deadline, ...told, source: ruleOf(rule)?.source ?? '', area, ...sureness[how] }];
  });
}

/** The terms that run, by their days. */
export const termsOf = (happening: Happening, profile: TaxProfile): EventTerm[] =>
  possibleTerms(happening, profile)
    .filter(({ rule }) => !happening.leftOut.includes(rule))
    .sort((one, other) => (one.due < other.due ? -1 : 1));

function ownTerm(happening: Happening, { name, due }: { name: string; due: string }): EventTerm {
  const said = { name, nominal: due, due, note: null, certainty: 'verified' as const, basis: 'termin ustalony przez biuro' };
  return {
    rule: OWN_TERM,
    ...said,
    key: keyOf(happening, OWN_TERM),
    happening,
    source: 'biuro',
    area: eventArea(OWN_TERM),
    ...sureness.surely,
  };
}

/** The longest that any term runs, in days: what happened earlier than that before a day has no term on it. */
export const LONGEST_TERM = Math.max(...RULES.map(({ term }) => daysIn(term)));
function daysIn(term: Term): number {
  if ('days' in term) return term.days + 10;
  if ('afterMonths' in term) return (term.afterMonths + 1) * 31 + 1;
  return 'months' in term ? term.months * 31 + 10 : 62;
}
