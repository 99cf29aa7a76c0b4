import { addMonths, formatDate, formatMonth, monthOf } from '../../../lib/dates';
import type { EnteredValue } from '../../limits/entered';
import {
  deMinimisLimit,
  type HolidayQuestion,
  type HolidayReason,
  monthVerdict,
  personVerdict,
  reason,
  together,
} from './conditions';
import type { HolidayFacts, HolidayUse } from './facts';
import { DE_MINIMIS_MARGIN_EUR, HOLIDAY_FIRST_AFTER_MONTHS, HOLIDAY_FIRST_MONTH, HOLIDAY_LAW } from './rules';
import { type HolidayWindow, holidayWindow, windowsLeft } from './window';

export const HOLIDAY_STATES = {
  available: 'do wykorzystania',
  last_chance: 'ostatnia szansa',
  submitted: 'wniosek złożony',
  used: 'wykorzystane',
  not_eligible: 'nie przysługuje',
  unknown: 'brak danych',
} as const;

export interface HolidayAdvice {
  year: number;
  state: keyof typeof HOLIDAY_STATES;
  label: string;
  /** Every reason for "no"; empty unless the state is `not_eligible` or `used`. */
  reasons: HolidayReason[];
  /** Facts without which there is no answer. */
  questions: HolidayQuestion[];
  /** Months of the year that can still be chosen, each with its window for RWS. */
  open_months: HolidayWindow[];
  /** Last day on which RWS can be sent for any month of the year; null when there is none left. */
  last_day: string | null;
  /** Whether to remind: the right is open, unused, and the day of reminding has come, or RWS can be sent for January or for the month planned. */
  remind: boolean;
  act: string | null;
  warnings: string[];
}

/**
 * What a person may still do about the contribution holiday of a year, seen on a day. `remindFrom` is the first day of
 * reminding, `MM-DD`. The January of the next year is that year's: ask about it in December, when its window opens. `entered`
 * is what the office entered for limits that the table does not know or is not sure of.
 */
export function holidayAdvice(
  facts: HolidayFacts,
  year: number,
  today: string,
  remindFrom = '10-01',
  entered: readonly EnteredValue[] = [],
): HolidayAdvice {
  const use = (status: HolidayUse['status']) =>
    facts.uses.find((each) => each.status === status && each.month.startsWith(`${year}-`));
  const granted = use('granted');
  const submitted = use('submitted');
  const base = {
    year,
    open_months: [],
    last_day: null,
    remind: false,
    act: null,
    questions: [],
    reasons: [],
    warnings: warnings(facts, year, today, entered),
  };
  if (granted) {
    const says = `Wakacje składkowe za ${year} r. wykorzystano w miesiącu: ${formatMonth(granted.month)}.`;
    return { ...base, ...named('used'), reasons: [reason('used', says)] };
  }
  if (submitted) {
    return {
      ...base,
      ...named('submitted'),
      act: `Czekaj na decyzję ZUS o wniosku RWS za miesiąc: ${formatMonth(submitted.month)}.`,
    };
  }
  return { ...base, ...open(facts, year, today, remindFrom, entered) };
}

function open(facts: HolidayFacts, year: number, today: string, remindFrom: string, entered: readonly EnteredValue[]) {
  const person = personVerdict(facts, today, entered);
  const windows = windowsLeft(year, today, facts.insured_since ?? monthOf(HOLIDAY_LAW.from));
  const verdicts = windows.map((window) => ({ window, verdict: monthVerdict(facts, window.month) }));
  const possible = verdicts.filter(({ verdict }) => verdict.reasons.length === 0);
  const [first, ...later] = possible.map(({ window }) => window);
  if (first === undefined) {
    const monthly = windows.length === 0 ? [gone(facts, year)] : together(verdicts.map(({ verdict }) => verdict)).reasons;
    return { ...named('not_eligible'), reasons: once([...person.reasons, ...monthly]) };
  }
  if (person.reasons.length > 0) return { ...named('not_eligible'), reasons: once(person.reasons) };

  const shown = { open_months: [first, ...later], last_day: (later.at(-1) ?? first).last_day };
  const questions = once([...person.questions, ...together(possible.map(({ verdict }) => verdict)).questions]);
  if (questions.length > 0)
    return {
      ...named('unknown'),
      ...shown,
      questions,
      act: 'Uzupełnij brakujące dane, aby sprawdzić prawo do wakacji składkowych.',
    };

  const planned = plannedIn(facts, shown.open_months);
  const now = first.opens <= today;
  const last = now && later.length === 0;
  const chosen = now && (first.month === `${year}-01` || first === planned);
  return {
    ...named(last ? 'last_chance' : 'available'),
    ...shown,
    remind: today >= `${year}-${remindFrom}` || last || chosen,
    act: instruction(planned ?? first, today),
  };
}

function gone({ insured_since }: HolidayFacts, year: number): HolidayReason {
  if (`${year}-12` < HOLIDAY_FIRST_MONTH) return reason('not_law_yet', 'Wakacje składkowe obowiązują od 1.11.2024.');
  const late = insured_since !== null && addMonths(insured_since, HOLIDAY_FIRST_AFTER_MONTHS) > `${year}-12`;
  return late
    ? reason('not_insured', `Pełne ubezpieczenia trwają zbyt krótko, aby w ${year} r. złożyć wniosek.`)
    : reason(
        'no_months_left',
        `Minął termin złożenia RWS za ostatni miesiąc ${year} r.; niewykorzystane prawo nie przechodzi na następny rok.`,
      );
}

/** The window of the month that is planned, where it is still open or to come. */
const plannedIn = ({ uses }: HolidayFacts, windows: readonly HolidayWindow[]) =>
  windows.find((window) => uses.some(({ status, month }) => status === 'planned' && month === window.month));

/** RWS is for the month after the one in which it is sent, so only one month is open at a time. */
function instruction({ month, opens, last_day }: HolidayWindow, today: string): string {
  return opens <= today
    ? `Wyślij RWS za miesiąc ${formatMonth(month)} przez eZUS najpóźniej ${formatDate(last_day)}; termin się nie przesuwa.`
    : `RWS za miesiąc ${formatMonth(month)} można wysłać przez eZUS od ${formatDate(opens)} do ${formatDate(last_day)}; termin się nie przesuwa.`;
}

function warnings(
  { uses, de_minimis_eur }: HolidayFacts,
  year: number,
  today: string,
  entered: readonly EnteredValue[],
): string[] {
  const left = deMinimisLimit(today, entered) - (de_minimis_eur ?? 0);
  const of = (status: HolidayUse['status']) => uses.find((each) => each.status === status && each.month.startsWith(`${year}-`));
  const [refused, declined, planned] = [of('refused'), of('declined'), of('planned')];
  const missed = planned && holidayWindow(planned.month).last_day < today;
  return [
    ...(left > 0 && left < DE_MINIMIS_MARGIN_EUR
      ? ['W limicie pomocy de minimis zostało niewiele: sprawdź, czy kwota zwolnienia się w nim mieści.']
      : []),
    ...(refused ? [`ZUS odmówił za miesiąc ${formatMonth(refused.month)}: sprawdź przyczynę przed kolejnym wnioskiem.`] : []),
    ...(declined ? ['Klient zrezygnował; do końca terminu może zmienić zdanie.'] : []),
    ...(missed ? [`Nie wysłano RWS za zaplanowany miesiąc ${formatMonth(planned.month)}; jego termin minął.`] : []),
  ];
}

const named = <State extends keyof typeof HOLIDAY_STATES>(state: State) => ({ state, label: HOLIDAY_STATES[state] });

function once<Item extends { says: string } | { asks: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
