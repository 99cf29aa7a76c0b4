import type { Certainty } from '../deadlines/rule';

export type WorkKind = 'office' | 'manual' | 'engineering' | 'hazardous' | 'managerial' | 'employer' | 'bhp_service' | 'other';

/** How often BHP training is renewed on a kind of post. A change of the law is one more row. */
export interface BhpRule {
  kind: WorkKind;
  label: string;
  /** Months from the start of work to the first periodic training. */
  firstMonths: number;
  years: number;
  basis: string;
  certainty: Certainty;
  source: string;
  from: string;
}

const REGULATION = {
  basis: 'rozp. z 27.07.2004 (Dz.U. nr 180 poz. 1860), art. 237³ KP',
  certainty: 'verified',
  source: 'simplytax.pl; prawo.pl 188376',
  from: '2004-07-27',
} as const;

export const BHP_RULES: readonly BhpRule[] = [
  { kind: 'hazardous', label: 'prace szczególnie niebezpieczne', firstMonths: 12, years: 1, ...REGULATION },
  { kind: 'manual', label: 'stanowiska robotnicze', firstMonths: 12, years: 3, ...REGULATION },
  { kind: 'engineering', label: 'stanowiska inżynieryjno-techniczne', firstMonths: 12, years: 5, ...REGULATION },
  { kind: 'bhp_service', label: 'służba BHP', firstMonths: 12, years: 5, ...REGULATION },
  { kind: 'other', label: 'inne stanowiska', firstMonths: 12, years: 5, ...REGULATION },
  { kind: 'employer', label: 'pracodawcy', firstMonths: 6, years: 5, ...REGULATION },
  { kind: 'managerial', label: 'osoby kierujące pracownikami', firstMonths: 6, years: 5, ...REGULATION },
  { kind: 'office', label: 'stanowiska administracyjno-biurowe', firstMonths: 12, years: 6, ...REGULATION },
];

/** Training before anybody is admitted to work; it has no end of its own. */
export const BHP_INITIAL = {
  says: 'Instruktaż ogólny i stanowiskowy przed dopuszczeniem do pracy; stanowiskowy ponownie po zmianie stanowiska.',
  ...REGULATION,
} as const;

/** Office posts of an employer of risk category 3 at most need no periodic training; risk assessment may say otherwise. */
export const LOW_RISK_OFFICE = {
  basis: 'art. 237³ § 2² KP',
  certainty: 'statute',
  source: 'tylko odwołanie do przepisu',
  from: '2019-01-01',
} as const;

/** The rule of a kind of work for training or work begun on a date; null before the regulation. */
export function bhpRule(kind: WorkKind, date: string): BhpRule | null {
  return BHP_RULES.findLast((rule) => rule.kind === kind && rule.from <= date) ?? null;
}
