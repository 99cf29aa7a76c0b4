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
const REHIRE_WITHIN_DAYS = 30;

export const MEDICAL_RULES = {
  /** Nobody is admitted to work without a current certificate. */
  certificate: { says: 'Bez aktualnego orzeczenia nie wolno dopuścić do pracy.', basis: 'art. 229 § 4 KP', ...SOURCE },
  /** Everybody hired or moved to a harmful post is examined first, but for who comes back or along with a certificate that fits. */
  initial: {
    says:
      'Badanie wstępne poprzedza pracę nowo przyjętego i przeniesionego na stanowisko ze szkodliwymi warunkami. Nie jest potrzebne ' +
      `przy ponownym przyjęciu w ciągu ${REHIRE_WITHIN_DAYS} dni na to samo lub takie samo stanowisko u tego samego pracodawcy, ani u innego ` +
      'z aktualnym orzeczeniem do takich samych warunków (nie przy pracach szczególnie niebezpiecznych).',
    basis: 'art. 229 § 1 i 1¹ KP',
    days: REHIRE_WITHIN_DAYS,
    ...SOURCE,
  },
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
  /** Whoever employs sends to the doctor on paper that tells the post. */
  referral: {
    says: 'Skierowanie wystawia pracodawca, z opisem stanowiska; przepisy nie określają, jak długo jest ważne. Badanie opłaca pracodawca.',
    basis: 'art. 229 § 4a i 6 KP; rozp. z 30.05.1996 (Dz.U. 2016 poz. 2067)',
    ...SOURCE,
    source: 'kadry.infor.pl 2697825',
  },
} as const satisfies Record<string, MedicalRule>;
