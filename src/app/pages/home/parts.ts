import type { Waiting, WaitingItem } from '../../../contract/waiting';

export interface Parts {
  /** Payments of the one settlement that comes first; empty where none is to be paid, or the firm has no banner. */
  payments: readonly WaitingItem[];
  employees: readonly WaitingItem[];
  medical: readonly WaitingItem[];
  vacations: readonly WaitingItem[];
  /** All the rest: the list. */
  list: readonly WaitingItem[];
  /** How many more wait of the list's kinds than the answer tells one by one. */
  more: number;
}

/** What waits for a client, by the component of the first screen that tells of it; each thing stands in one place. */
export function partsOf({ data, groups }: Waiting): Parts {
  const of = (component: string) => data.filter((item) => item.component === component);
  const toPay = of('settlementBanner');
  const payments = toPay.filter(({ facts }) => facts.settlement_id === toPay[0]?.facts.settlement_id);
  const parts = {
    payments,
    employees: of('employeeList'),
    medical: of('medicalExaminationsAlert'),
    vacations: of('vacationZusAlert'),
  };
  const elsewhere = new Set(Object.values(parts).flat());
  const list = data.filter((item) => !elsewhere.has(item));
  const listed = new Set(list.map(({ kind }) => kind));
  const told = (kind: string) => data.filter((item) => item.kind === kind).length;
  const more = groups
    .filter(({ kind, count }) => listed.has(kind) && count > 25)
    .reduce((sum, { kind, count }) => sum + count - told(kind), 0);
  return { ...parts, list, more };
}
