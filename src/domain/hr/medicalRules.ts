import type { Certainty } from '../deadlines/rule';

/** What the law asks of medical examinations; `days` is a length the rule speaks of. A change of the law is one more row. */
interface MedicalRule {
  basis: string;
  certainty: Certainty;
  source: string;
  from: string;
  days?: number;
}

const SOURCE = { certainty: 'verified', source: 'kadry.infor.pl 6372335; medcare.rzeszow.pl', from: '1996-06-02' } as const;

export const MEDICAL_RULES = {
  /** Nobody is admitted to work without a current certificate. */
  certificate: { basis: 'art. 229 § 4 KP', ...SOURCE },
  /** The date of the next examination is the one in the certificate. */
  periodic: { basis: 'art. 229 § 2 KP', ...SOURCE },
  /** Incapacity of more days than these ends with a control examination. */
  control: { basis: 'art. 229 § 2 KP', days: 30, ...SOURCE },
} as const satisfies Record<string, MedicalRule>;
