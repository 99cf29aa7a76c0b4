/** Kinds of contract as employees' records name them. */
export type ContractType =
  | 'employment_trial'
  | 'employment_fixed'
  | 'employment_indefinite'
  | 'mandate'
  | 'specific_work'
  | 'b2b'
  | 'management'
  | 'appointment'
  | 'apprentice'
  | 'internship'
  | 'agency'
  | 'helper';

/** What the law asks for with a kind of contract. */
interface ContractRule {
  /** Medical examinations and BHP training without being asked for (art. 229 and 237³ KP). */
  worker: boolean;
  /** Registration with ZUS within seven days (art. 36 u.s.u.s.). */
  insured: boolean;
  /** Pay that may be free of tax until the 26th birthday (art. 21 ust. 1 pkt 148 PIT). */
  youthRelief: boolean;
  basis: string;
}

export const CONTRACT_RULES: Readonly<Record<ContractType, ContractRule>> = {
  employment_trial: { worker: true, insured: true, youthRelief: true, basis: 'art. 25 § 2 KP' },
  employment_fixed: { worker: true, insured: true, youthRelief: true, basis: 'art. 25, 25¹ KP' },
  employment_indefinite: { worker: true, insured: true, youthRelief: true, basis: 'art. 25 KP' },
  apprentice: { worker: true, insured: true, youthRelief: true, basis: 'art. 190-206 KP' },
  mandate: { worker: false, insured: true, youthRelief: true, basis: 'art. 734-750 KC; art. 304 KP' },
  agency: { worker: false, insured: true, youthRelief: false, basis: 'art. 758-764⁹ KC; art. 304 KP' },
  internship: {
    worker: false,
    insured: true,

    youthRelief: true,
    basis: 'ustawa o praktykach absolwenckich; art. 304 KP',
  },
  helper: { worker: false, insured: true, youthRelief: false, basis: 'art. 8 ust. 11 u.s.u.s.' },
  appointment: { worker: false, insured: true, youthRelief: false, basis: 'art. 66 ust. 1 pkt 35a u.ś.o.z.' },
  management: { worker: false, insured: true, youthRelief: false, basis: 'art. 750 KC' },
  specific_work: { worker: false, insured: false, youthRelief: false, basis: 'art. 627-646 KC' },
  b2b: { worker: false, insured: false, youthRelief: false, basis: 'umowa między przedsiębiorcami' },
};
