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
  label: string;
  /** Medical examinations and BHP training without being asked for (art. 229 and 237³ KP). */
  worker: boolean;
  /** Registration with ZUS within seven days (art. 36 u.s.u.s.). */
  insured: boolean;
  /** No registration of a pupil or student before the 26th birthday (art. 6 ust. 4 u.s.u.s.). */
  studentsFree?: true;
  /** Pay that may be free of tax until the 26th birthday (art. 21 ust. 1 pkt 148 PIT). */
  youthRelief: boolean;
  basis: string;
}

export const CONTRACT_RULES: Readonly<Record<ContractType, ContractRule>> = {
  employment_trial: {
    label: 'umowa o pracę na okres próbny',
    worker: true,
    insured: true,
    youthRelief: true,
    basis: 'art. 25 § 2 KP',
  },
  employment_fixed: {
    label: 'umowa o pracę na czas określony',
    worker: true,
    insured: true,
    youthRelief: true,
    basis: 'art. 25, 25¹ KP',
  },
  employment_indefinite: {
    label: 'umowa o pracę na czas nieokreślony',
    worker: true,
    insured: true,
    youthRelief: true,
    basis: 'art. 25 KP',
  },
  apprentice: { label: 'młodociany pracownik', worker: true, insured: true, youthRelief: true, basis: 'art. 190-206 KP' },
  mandate: {
    label: 'umowa zlecenia',
    worker: false,
    insured: true,
    studentsFree: true,
    youthRelief: true,
    basis: 'art. 734-750 KC; art. 304 KP; art. 6 ust. 4 u.s.u.s.',
  },
  agency: {
    label: 'umowa agencyjna',
    worker: false,
    insured: true,
    studentsFree: true,
    youthRelief: false,
    basis: 'art. 758-764⁹ KC; art. 304 KP; art. 6 ust. 4 u.s.u.s.',
  },
  internship: {
    label: 'praktyka absolwencka lub staż',
    worker: false,
    insured: false,
    youthRelief: true,
    basis:
      'ustawa o praktykach absolwenckich; art. 6 i art. 9 u.s.u.s. a contrario (nie jest tytułem); stażystę zgłasza urząd pracy; art. 304 KP',
  },
  helper: { label: 'osoba współpracująca', worker: false, insured: true, youthRelief: false, basis: 'art. 8 ust. 11 u.s.u.s.' },
  appointment: {
    label: 'powołanie na członka zarządu',
    worker: false,
    insured: true,
    youthRelief: false,
    basis: 'art. 66 ust. 1 pkt 35a u.ś.o.z.',
  },
  management: { label: 'kontrakt menedżerski', worker: false, insured: true, youthRelief: false, basis: 'art. 750 KC' },
  specific_work: { label: 'umowa o dzieło', worker: false, insured: false, youthRelief: false, basis: 'art. 627-646 KC' },
  b2b: { label: 'współpraca B2B', worker: false, insured: false, youthRelief: false, basis: 'umowa między przedsiębiorcami' },
};
