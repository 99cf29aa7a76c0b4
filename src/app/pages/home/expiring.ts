import type { RaRecord } from 'ra-core';
import { daysBetween } from '../../../lib/dates';

/** Days ahead in which a date that runs out is told. */
const ahead = 60;
/** Days for which one that has run out is still told. */
const behind = 30;

const kinds = {
  end_date: 'koniec umowy',
  bhp_valid_to: 'szkolenie BHP',
  medical_exam_valid_to: 'badania lekarskie',
} as const;
type Kind = keyof typeof kinds;

export interface Expiring {
  id: string;
  employee: RaRecord;
  what: string;
  date: string;
  /** Negative once it has run out. */
  days: number;
}

/** Dates of employees that run out soon or just have, the nearest first. */
export function expiringDates(employees: readonly RaRecord[], asked: readonly Kind[], today: string): Expiring[] {
  return employees
    .flatMap((employee) =>
      asked.flatMap((kind) => {
        const date = employee[kind] as string | null | undefined;
        if (!date) return [];
        const days = daysBetween(today, date);
        return days <= ahead && days >= -behind
          ? [{ id: `${employee.id} ${kind}`, employee, what: kinds[kind], date, days }]
          : [];
      }),
    )
    .sort((one, other) => one.days - other.days);
}
