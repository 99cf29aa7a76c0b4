import { type Days, M15, M20, M25, Q20, Q25, RECORDS, WAGES } from './days';

/** What is surely due: a rule, or `rule@person`, with its periods and days. */
export type Due = Readonly<Record<string, Days>>;

// Yearly dues of 2026 as they fall in 2027: 31.01 is a Sunday, 28.02 too, 20.02 and 31.07 are Saturdays.
export const of2026 = (day: string): Days => [`2026 2027-${day}`];
const of2027 = (day: string): Days => [`2027 2027-${day}`];

// VAT: art. 99, 103, 109.
export const vatByMonth: Due = { jpk_v7m: M25 };
export const vatByQuarter: Due = { jpk_v7k_ewidencja: RECORDS, jpk_v7k: Q25 };

// PIT of who runs a business: art. 44, 45; lump sum: art. 21 of its act.
export const scale = (advances: Due = { pit_zaliczka_m: M20 }): Due => ({ ...advances, pit36: of2026('04-30') });
export const flat = (advances: Due = { pit_zaliczka_m: M20 }): Due => ({ ...advances, pit36l: of2026('04-30') });
export const byQuarter: Due = { pit_zaliczka_q: Q20 };
export const lumpSum = (payments: Due = { ryczalt_m: M20 }): Due => ({ ...payments, pit28: of2026('04-30') });
export const lumpByQuarter: Due = { ryczalt_q: Q20 };
/** Art. 9a ust. 2 PIT: by the 20th after the first revenue of the year. */
export const choice: Due = { forma_opodatkowania: of2027('02-22') };

// Books: a stock-taking on 31.12 for KPiR, their JPK of 2026 from who files JPK_V7M.
export const stock: Due = { remanent: ['2026 2026-12-31', '2027 2027-12-31'] };
export const jpkOfBook: Due = { jpk_pkpir: of2026('04-30') };
/** Art. 52, 53, 69 UoR: 31.03, 30.06, 15.07, none of them moved. */
export const statement: Due = { sf_sporzadzenie: of2026('03-31'), sf_zatwierdzenie: of2026('06-30') };
export const toKrs: Due = { ...statement, sf_krs: of2026('07-15') };
/** Art. 27 ust. 2 CIT: ten days after the approval; 10.07 is a Saturday. */
export const toKas: Due = { ...statement, sf_poza_krs: of2026('07-12') };
export const jpkCit: Due = { jpk_cit: of2026('08-02') };

// CIT: art. 25, 27, 28r.
export const citByMonth: Due = { cit_zaliczka_m: M20, cit8: of2026('03-31') };
export const citByQuarter: Due = { cit_zaliczka_q: Q20, cit8: of2026('03-31') };
export const citExempt: Due = { cit8: of2026('03-31') };
export const citEstonian: Due = { cit8e: of2026('03-31') };

// Contributions: art. 47 u.s.u.s.; the health contribution is settled with April (art. 81 ust. 2j u.ś.o.z.).
export const ownDra: Due = { zus_20: M20 };
export const healthYear: Due = { zus_zdrowotna_roczna: of2026('05-20') };
export const owner: Due = { ...ownDra, ...healthYear };
export const draBy15: Due = { zus_15: M15 };

/** Who pays wages: art. 85 KP, 38 and 42g PIT, 41 ust. 8 u.s.u.s. */
export const wages: Due = {
  wynagrodzenia: WAGES,
  pit4: M20,
  pit4r: of2026('02-01'),
  pit11_us: of2026('02-01'),
  pit11_podatnik: of2026('03-01'),
  zus_imir: of2026('03-01'),
};

/** The duties of one of the people. */
export const of = (person: string, due: Due): Due =>
  Object.fromEntries(Object.entries(due).map(([rule, days]) => [`${rule}@${person}`, days]));
export const without = (due: Due, ...rules: string[]): Due =>
  Object.fromEntries(Object.entries(due).filter(([rule]) => !rules.includes(rule)));
