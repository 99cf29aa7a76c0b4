import { awaitsControl, type MedicalFacts, newestExam } from './medical';

export const REFERRAL_KINDS = { initial: 'wstępne', periodic: 'okresowe', control: 'kontrolne' } as const;

export type ReferralKind = keyof typeof REFERRAL_KINDS;

/** What a referral tells of a post, in the order of its form (annex 3a to the regulation of 30.05.1996, Dz.U. 2016 poz. 2067). */
export const EXPOSURES = [
  'Czynniki fizyczne',
  'Pyły',
  'Czynniki chemiczne',
  'Czynniki biologiczne',
  'Inne czynniki, w tym niebezpieczne',
] as const;

/** The examination somebody is to be sent to on a day: control after a long sickness, initial before any certificate, else periodic. */
export function referralKind(facts: Pick<MedicalFacts, 'exams' | 'sick_leaves'>, today: string): ReferralKind {
  if (awaitsControl(facts, today)) return 'control';
  return newestExam(facts.exams, today) === null ? 'initial' : 'periodic';
}
