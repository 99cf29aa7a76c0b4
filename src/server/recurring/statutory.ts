import { describeDue } from '../../domain/deadlines/describe';
import type { PeriodKind } from '../../domain/deadlines/period';
import { type Certainty, comesOnce, concerned, type DeadlineRule } from '../../domain/deadlines/rule';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import type { Rule } from './rule';

const shifts: Record<DeadlineRule['shift'], Rule['shift_rule']> = {
  forward: 'next_working',
  forward_saturday_works: 'next_working',
  backward: 'previous_working',
  none: 'none',
};
const certainties: Record<Certainty, string> = {
  verified: 'Termin potwierdzony.',
  statute: 'Termin z samego przepisu, bez drugiego źródła.',
  disputed: 'Termin sporny: podano wcześniejszą datę.',
};
const leads: Record<Rule['frequency'], number> = {
  daily: 1,
  weekly: 5,
  monthly: 10,
  quarterly: 14,
  half_yearly: 21,
  yearly: 30,
};

const payroll = /^(wynagrodzenia|pit4|pit4r|pit8a|pit8ar|pit11_.*|ift1r|ppk|ppk_.*|pfron|pfron_.*|zfss_.*|zus_imir)$/;
const books = /^(sf_.*|jpk_cit|jpk_pit.*|jpk_pkpir|remanent|inwentaryzacja.*)$/;
const sent = (text: string) => [
  { text: 'Dane kompletne i sprawdzone', required: true },
  { text, required: true },
  { text: 'Kwota i termin przekazane klientowi', required: false },
];
const checklists: Readonly<Record<string, { text: string; required: boolean }[]>> = {
  jpk_v7m: sent('JPK wysłany, UPO zapisane'),
  jpk_v7k: sent('JPK wysłany, UPO zapisane'),
  vat_ue: sent('Informacja wysłana, UPO zapisane'),
  zus_15: sent('DRA wysłana'),
  zus_20: sent('DRA wysłana'),
};

/**
 * What the law asks of every firm's clients, a rule for each obligation. None starts switched off: an obligation whose day is disputed still
 * binds, by the earlier day and with a warning, and one that hangs on something unknown becomes a question and no task.
 */
export function statutoryRules(): (Partial<Rule> & { code: string })[] {
  const newest = new Map(DEADLINE_RULES.map((rule) => [rule.id, rule]));
  return [...newest.values()].map((rule) => {
    const { id, name, due, shift } = rule;
    const frequency = rule.oncePerYear || comesOnce(rule) ? 'yearly' : frequencyOf(rule.period);
    const category = categoryOf(rule, frequency);
    return {
      kind: 'statutory',
      code: id,
      name,
      active: true,
      category,
      scope: 'company',
      frequency,
      due_day: due.day === 'last' ? 31 : due.day,
      due_month_offset: due.months,
      shift_rule: shifts[shift],
      lead_days: leads[frequency],
      legal_basis: legalBasis(rule),
      assignee_rule: category === 'zus' || category === 'payroll' ? 'payroll_owner' : 'owner',
      checklist_template: checklists[id] ?? null,
    };
  });
}

/** What a task should warn of: that its day is disputed, or known from the act alone. Null where a source confirms it. */
export function warningOf({ certainty, note }: { certainty: Certainty; note?: string | null }): string | null {
  if (certainty === 'verified') return null;
  return certainty === 'disputed' && note ? `${certainties.disputed} ${note}` : certainties[certainty];
}

function frequencyOf(period: PeriodKind): Rule['frequency'] {
  if (typeof period === 'object') {
    const { length } = period.instalments;
    return length >= 10 ? 'monthly' : length >= 4 ? 'quarterly' : length === 2 ? 'half_yearly' : 'yearly';
  }
  if (period === 'month' || period === 'month_1_2_of_quarter') return 'monthly';
  return period === 'quarter' || period === 'tax_quarter' ? 'quarterly' : 'yearly';
}

function categoryOf({ id }: DeadlineRule, frequency: Rule['frequency']): Rule['category'] {
  if (payroll.test(id)) return 'payroll';
  if (/^(zus_|krus_|rws$)/.test(id)) return 'zus';
  if (books.test(id)) return 'books';
  return frequency === 'yearly' ? 'annual' : 'tax';
}

function legalBasis(rule: DeadlineRule): string {
  const { basis, certainty, source, note } = rule;
  const whose = concerned(rule);
  return [
    `${basis}.`,
    `Termin: ${describeDue(rule)}.`,
    whose && `Kogo dotyczy: ${whose}.`,
    `${certainties[certainty]} Źródło: ${source}.`,
    note,
  ]
    .filter(Boolean)
    .join('\n');
}
