import type { Waiting, WaitingItem } from '../../../contract/waiting';

export interface Parts {
  /** Payments of each company's one settlement that comes first; empty where none is to be paid, or the firm has no banner. */
  payments: readonly (readonly [WaitingItem, ...WaitingItem[]])[];
  /** All that is to be paid, of whatever month. */
  toPay: readonly WaitingItem[];
  employees: readonly WaitingItem[];
  medical: readonly WaitingItem[];
  vacations: readonly WaitingItem[];
  /** What is asked of months that are over: a yes or a no. */
  questions: readonly WaitingItem[];
  /** All the rest: the list. */
  list: readonly WaitingItem[];
  /** How many more wait than the answer tells one by one. */
  more: number;
}

/** What waits for a client, by the component of the first screen that shows it; each thing stands in one place, and things of a hidden component are left out. */
export function partsOf({ data: told, total }: Waiting, shows: (component: string) => boolean): Parts {
  const data = told.filter(({ component }) => component === null || shows(component));
  const of = (component: string) => data.filter((item) => item.component === component);
  const toPay = of('settlementBanner');
  const payments = firstMonths(toPay);
  const parts = {
    payments: payments.flat(),
    employees: of('employeeList'),
    medical: of('medicalExaminationsAlert'),
    vacations: of('vacationZusAlert'),
    questions: data.filter(({ kind }) => kind === 'month-answers.ask'),
  };
  const elsewhere = new Set(Object.values(parts).flat());
  const list = data.filter((item) => !elsewhere.has(item));
  return { ...parts, payments, toPay, list, more: total - told.length };
}

/** Of each company the payments of the settlement that its soonest one is of. */
function firstMonths(toPay: readonly WaitingItem[]): Parts['payments'] {
  const months = new Map<string | undefined, [WaitingItem, ...WaitingItem[]]>();
  for (const item of toPay) {
    const month = months.get(item.company?.id);
    if (!month) months.set(item.company?.id, [item]);
    else if (month[0].facts.settlement_id === item.facts.settlement_id) month.push(item);
  }
  return [...months.values()];
}
