import type { Company } from './record';

type LumpSumRate = NonNullable<Company['lump_sum_rates']>[number];
type Form = Company['company_type'];

/** What a business does, and what the law makes of it. */
export interface Trade {
  name: string;
  /** PKD 2025. */
  pkd: string;
  /**
   * Its rate (art. 12 ust. 1 of the lump-sum act); null where it may not be taxed so (art. 8 ust. 1 pkt 3: pharmacies) or where the rate hangs on
   * who practises (17 % of who works alone, 14 % or 8.5 % of others), which nobody here would know.
   */
  lumpSum: LumpSumRate | null;
  /** The tax card knows it (annex 3 to the lump-sum act). */
  card?: true;
  /** `exempt`: by what it is (art. 43 ust. 1 VAT); `never_small`: not by its size (art. 113 ust. 13 VAT: advice), or far beyond it. */
  vat?: 'exempt' | 'never_small';
  /** A profession that may be run in a professional partnership (art. 88 KSH). */
  liberal?: true;
  /** Only these run it: pharmacists themselves, or their partnerships (art. 99 ust. 4 of the pharmaceutical law). */
  forms?: readonly Form[];
}

const trade = (name: string, pkd: string, lumpSum: LumpSumRate | null, more: Partial<Trade> = {}): Trade => ({
  name,
  pkd,
  lumpSum,
  ...more,
});
const card = { card: true } as const;
const exempt = { vat: 'exempt' } as const;
const liberal = { liberal: true } as const;

export const trades: readonly Trade[] = [
  trade('Piekarnia', '10.71.Z', '5.5'),
  trade('Cukiernia', '10.71.Z', '5.5'),
  trade('Usługi Remontowe', '43.35.Z', '5.5'),
  trade('Instalacje Elektryczne', '43.21.Z', '5.5', card),
  trade('Hydraulika', '43.22.Z', '5.5'),
  trade('Transport', '49.41.Z', '5.5'),
  trade('Auto Serwis', '95.31.A', '8.5', card),
  trade('Stolarnia', '16.23.Z', '5.5', card),
  trade('Kwiaciarnia', '47.76.A', '3', card),
  trade('Salon Fryzjerski', '96.21.Z', '8.5', card),
  trade('Gabinet Stomatologiczny', '86.23.Z', null, { ...exempt, ...liberal }),
  trade('Przychodnia', '86.21.Z', null, { ...exempt, ...liberal }),
  trade('Apteka', '47.73.Z', null, {
    vat: 'never_small',
    ...liberal,
    forms: ['jdg', 'general_partnership', 'professional_partnership'],
  }),
  trade('Restauracja', '56.11.Z', '3'),
  trade('Kawiarnia', '56.30.Z', '3'),
  trade('Studio Graficzne', '74.12.Z', '14'),
  trade('Agencja Reklamowa', '73.11.Z', '15'),
  trade('Usługi Informatyczne', '62.10.B', '12'),
  trade('Biuro Projektowe', '71.11.Z', '14', liberal),
  trade('Geodezja', '71.12.A', '14'),
  trade('Księgarnia', '47.61.Z', '3'),
  trade('Hurtownia Spożywcza', '46.39.Z', '3'),
  trade('Sklep Ogrodniczy', '47.76.A', '3'),
  trade('Tartak', '16.11.Z', '5.5'),
  trade('Zakład Ślusarski', '25.53.Z', '5.5', card),
  trade('Drukarnia', '18.12.Z', '5.5'),
  trade('Pralnia', '96.10.Z', '8.5'),
  trade('Szkoła Językowa', '85.59.A', '8.5', exempt),
  trade('Przedszkole', '85.10.Z', '8.5', exempt),
  trade('Fizjoterapia', '86.95.Z', '14', exempt),
  trade('Weterynaria', '75.00.Z', null, liberal),
  trade('Nieruchomości', '68.31.Z', '15'),
  trade('Fotowoltaika', '43.21.Z', '5.5'),
  trade('Catering', '56.21.Z', '3'),
  trade('Odzież', '47.71.Z', '3'),
  trade('Meble', '31.00.Z', '5.5'),
  trade('Logistyka', '52.31.Z', '8.5'),
  trade('Doradztwo', '70.20.Z', '15', { vat: 'never_small' }),
];

/** What those do that are named by no trade of the list: each name tells of it. */
const own: Readonly<Partial<Record<Form, readonly Trade[]>>> = {
  foundation: [trade('Fundacja', '88.99.Z', null)],
  family_foundation: [trade('Fundacja Rodzinna', '68.20.Z', null, { vat: 'never_small' })],
  association: [trade('Stowarzyszenie', '94.99.Z', null)],
  cooperative: [
    trade('Spółdzielnia Mieszkaniowa', '68.20.Z', null, exempt),
    trade('Piekarnia Spółdzielnia Pracy', '10.71.Z', null),
    trade('Meble Spółdzielnia Pracy', '31.00.Z', null),
    trade('Pralnia Spółdzielnia Socjalna', '96.10.Z', null),
    trade('Catering Spółdzielnia Socjalna', '56.21.Z', null),
  ],
  foreign_branch: [
    trade('Logistik', '52.31.Z', null, { vat: 'never_small' }),
    trade('Software', '62.10.B', null, { vat: 'never_small' }),
    trade('Consulting', '70.20.Z', null, { vat: 'never_small' }),
  ],
};

/** What a business of this form may do. */
export function tradesOf(form: Form): readonly Trade[] {
  return (
    own[form] ??
    trades.filter(
      ({ forms, liberal: profession }) =>
        (forms?.includes(form) ?? true) && (form !== 'professional_partnership' || profession !== undefined),
    )
  );
}

/** Every trade by what its name looks like in a title, the longest first: a cooperative's bakery is no bakery of one's own. */
const told = [...trades, ...Object.values(own).flat()]
  .toSorted((one, other) => other.name.length - one.name.length)
  .map((known) => ({ known, looks: new RegExp(`(^|\\s)${known.name}(\\s|$)`) }));

/** The trade that a name tells of; null where it tells of none. */
export function tradeIn(title: string): Trade | null {
  return told.find(({ looks }) => looks.test(title))?.known ?? null;
}
