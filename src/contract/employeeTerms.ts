import type { BenefitPeriod, SickPay } from '../domain/hr/sickPay';
import { WATCH_RULES, type WatchCode } from '../domain/hr/watchRules';
import type { Color } from '../schema';

export type TermCode = WatchCode | 'medical' | 'bhp';

/** What a date of an employee is called, by its code. */
export const termLabels = {
  ...(Object.fromEntries(WATCH_RULES.map(({ code, label }) => [code, label])) as Record<WatchCode, string>),
  medical: 'Badania lekarskie',
  bhp: 'Szkolenie BHP',
} as const satisfies Record<TermCode, string>;

/** Codes that tell of somebody's health. */
export const healthTerms: readonly TermCode[] = ['medical', 'sanitary', 'other_exam', 'disability', 'rehabilitation'];

export const termTones = {
  danger: { label: 'Po terminie lub brak', color: 'error' },
  warning: { label: 'Do 30 dni', color: 'warning' },
  info: { label: 'Zbliża się', color: 'info' },
} as const satisfies Record<string, { label: string; color: Color }>;
export type TermTone = keyof typeof termTones;

/** So many days ahead the page looks. */
export const termSpans = ['90', '60', '30', '7'] as const;

/** A date of an employee that asks for something. */
export interface EmployeeTerm {
  key: string;
  code: TermCode;
  employee: { id: string; name: string };
  company: { id: string; title: string };
  date: string | null;
  days_left: number | null;
  tone: TermTone;
  says: string;
  act: string | null;
  basis: string;
  certainty: 'verified' | 'statute' | 'disputed';
  /** An examination to which they are to be sent. */
  refer: boolean;
}

/** A year's leave of one employee, in days. */
export interface EmployeeLeave {
  employee: { id: string; name: string };
  entitled: number;
  carried: number;
  used: number;
  planned: number;
  balance: number;
  overdue: number;
  /** Days at a day's notice that were taken of them. */
  on_demand: number;
  basis: string;
  /** The day from which the higher entitlement holds, where ten years of stay are reached within the year. */
  more_from: string | null;
  /** What must be found out first, in Polish. */
  unknown: string[];
}

/** What is left of the year's leave of one employee, in days; `provisional` where the office has something to find out first. */
export interface LeaveLeft {
  employee: string;
  year: number;
  entitled: number;
  carried: number;
  used: number;
  planned: number;
  balance: number;
  provisional: boolean;
}

/** Who pays for somebody's sickness, and until when. */
export interface EmployeeSickness extends SickPay {
  /** Of who is ill now. */
  period: BenefitPeriod | null;
}

export interface EmployeeTerms {
  terms: EmployeeTerm[];
  total: number;
  /** Of one company, or of one person. */
  leave: EmployeeLeave[] | null;
  /** Of one person, for who may know of it; null also where nobody was ill this year. */
  sickness: EmployeeSickness | null;
}

export const termsAPage = 100;
