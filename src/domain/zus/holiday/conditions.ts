import { addMonths, formatMonth, monthOf } from '../../../lib/dates';
import type { EnteredValue } from '../../limits/entered';
import { limitOn } from '../../limits/lookup';
import { coversMonth } from '../months';
import type { HolidayFacts } from './facts';
import {
  EURO_AT_LEAST,
  HOLIDAY_COMPANY_TYPES,
  HOLIDAY_CONDITIONS,
  HOLIDAY_MOST_INSURED,
  HOLIDAY_MOST_REVENUE_EUR,
  type HolidayReasonCode,
} from './rules';

export interface HolidayReason {
  code: HolidayReasonCode;
  says: string;
  basis: string;
}

/** A fact to ask for: without it there is neither a yes nor a no. */
export interface HolidayQuestion {
  fact: keyof HolidayFacts;
  asks: string;
}

export type Verdict = { reasons: HolidayReason[]; questions: HolidayQuestion[] };

export const reason = (code: HolidayReasonCode, says: string): HolidayReason => ({
  code,
  says,
  basis: HOLIDAY_CONDITIONS[code].basis,
});
const no = (code: HolidayReasonCode, says: string): Verdict => ({ reasons: [reason(code, says)], questions: [] });
const ask = (fact: keyof HolidayFacts, asks: string): Verdict => ({ reasons: [], questions: [{ fact, asks }] });
const YES: Verdict = { reasons: [], questions: [] };

export const together = (verdicts: readonly Verdict[]): Verdict => ({
  reasons: verdicts.flatMap(({ reasons }) => reasons),
  questions: verdicts.flatMap(({ questions }) => questions),
});

const WITHOUT_INSURANCE: Readonly<Record<string, string>> = {
  start_relief: 'W czasie ulgi na start nie ma ubezpieczeń społecznych z działalności.',
  health_only: 'Z działalności opłacana jest tylko składka zdrowotna.',
  krus: 'Ubezpieczenie w KRUS nie daje prawa do wakacji składkowych.',
  none: 'Nie ma ubezpieczeń społecznych z działalności.',
};

/** Conditions of the person and the business, the same for every month. */
export function personVerdict(facts: HolidayFacts, today: string, entered: readonly EnteredValue[]): Verdict {
  return together([
    facts.bailiff || HOLIDAY_COMPANY_TYPES.includes(facts.company_type)
      ? YES
      : no('legal_form', 'Przysługują tylko przedsiębiorcom z wpisem w CEIDG (także w spółce cywilnej) i komornikom.'),
    insurance(facts),
    formerEmployer(facts.former_employer),
    deMinimis(facts.de_minimis_eur, deMinimisLimit(today, entered)),
  ]);
}

function insurance({ zus_scheme, insured_since }: HolidayFacts): Verdict {
  const without = WITHOUT_INSURANCE[zus_scheme ?? ''];
  if (without) return no('not_insured', without);
  return insured_since === null
    ? ask('insured_since', 'Od którego miesiąca są pełne ubezpieczenia społeczne z działalności?')
    : YES;
}

function formerEmployer(works: boolean | null): Verdict {
  if (works === null)
    return ask('former_employer', 'Czy w tym lub poprzednim roku praca dla byłego pracodawcy była taka jak na etacie?');
  return works
    ? no('former_employer', 'W tym lub poprzednim roku działalność obejmowała pracę dla byłego pracodawcy w tym samym zakresie.')
    : YES;
}

/** Whole euro of de minimis aid that three years may hold, on a day. */
export const deMinimisLimit = (today: string, entered: readonly EnteredValue[]): number =>
  Number(limitOn('de_minimis', today, entered)?.value ?? 0);

function deMinimis(used: number | null, ceiling: number): Verdict {
  if (used === null) return ask('de_minimis_eur', 'Ile pomocy de minimis (w euro) było w ostatnich trzech latach?');
  return used >= ceiling ? no('de_minimis', 'Wyczerpano limit pomocy de minimis z trzech lat.') : YES;
}

/** Conditions that are counted for the month of the application. */
export function monthVerdict(facts: HolidayFacts, month: string): Verdict {
  const application = addMonths(month, -1);
  const before = addMonths(month, -2);
  return together([
    insuredBefore(facts, before),
    insuredCount(facts, before),
    revenue(facts, Number(application.slice(0, 4))),
    stillOpen(facts, month),
  ]);
}

function insuredBefore({ not_insured, insured_since }: HolidayFacts, month: string): Verdict {
  const gap = insured_since !== null && coversMonth(not_insured, month);
  return gap ? no('not_insured', `Brak ubezpieczeń społecznych w miesiącu: ${formatMonth(month)}.`) : YES;
}

function insuredCount({ insured_count }: HolidayFacts, month: string): Verdict {
  const known = Object.keys(insured_count).sort();
  const last = known.findLast((each) => each <= month) ?? known[0];
  const count = insured_count[last ?? ''];
  if (count === undefined) return ask('insured_count', 'Ile osób jest zgłoszonych do ubezpieczeń, razem z przedsiębiorcą?');
  const says = `Zgłoszonych do ubezpieczeń było więcej niż ${HOLIDAY_MOST_INSURED} osób.`;
  return count > HOLIDAY_MOST_INSURED ? no('insured_count', says) : YES;
}

/** One of the two years before the application within the limit is enough. */
function revenue(facts: HolidayFacts, year: number): Verdict {
  const answers = [year - 1, year - 2].map((each) => isWithinRevenue(facts, each));
  if (answers.includes(true)) return YES;
  if (answers.includes(null))
    return ask('revenue', `Jaki był przychód w ${year - 1} i ${year - 2} r.? Limit to równowartość 2 mln euro.`);
  return no('revenue', `Przychód przekroczył równowartość 2 mln euro i w ${year - 1}, i w ${year - 2} r.`);
}

/** Null is "not known". */
function isWithinRevenue({ revenue: known, euro_rate, business_start }: HolidayFacts, year: number): boolean | null {
  const amount = business_start !== null && Number(business_start.slice(0, 4)) > year ? 0 : (known[year] ?? null);
  if (amount === null) return null;
  const rate = euro_rate[year] ?? null;
  return amount <= HOLIDAY_MOST_REVENUE_EUR * (rate ?? EURO_AT_LEAST) || (rate === null ? null : false);
}

function stillOpen({ closed_at }: HolidayFacts, month: string): Verdict {
  return closed_at !== null && monthOf(closed_at) < month ? no('not_insured', 'Działalność jest wtedy już zakończona.') : YES;
}
