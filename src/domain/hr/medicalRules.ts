import type { Certainty } from '../deadlines/rule';

/** What the law asks of medical examinations; `days` is a length the rule speaks of. A change of the law is one more row. */
interface MedicalRule {
  says: string;
  basis: string;
  certainty: Certainty;
  source: string;
  from: string;
  days?: number;
}

const SOURCE = { certainty: 'verified', source: 'kadry.infor.pl 6372335; medcare.rzeszow.pl', from: '1996-06-02' } as const;

const CONTROL_AFTER_DAYS = 30;

export const MEDICAL_RULES = {
  /** Nobody is admitted to work without a current certificate. */
  certificate: { says: 'Bez aktualnego orzeczenia nie wolno dopuścić do pracy.', basis: 'art. 229 § 4 KP', ...SOURCE },
  /** The date of the next examination is the one in the certificate. */
  periodic: {
    says: 'Termin następnego badania jest ten z orzeczenia i nie jest obliczany.',
    basis: 'art. 229 § 2 KP',
    ...SOURCE,
  },
  /** Incapacity of more days than these ends with a control examination. */
  control: {
    says: `Po niezdolności do pracy dłuższej niż ${CONTROL_AFTER_DAYS} dni potrzebne jest badanie kontrolne.`,
    basis: 'art. 229 § 2 KP',
    days: CONTROL_AFTER_DAYS,
    ...SOURCE,
  },
} as const satisfies Record<string, MedicalRule>;
