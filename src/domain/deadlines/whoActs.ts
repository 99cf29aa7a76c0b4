import { formatDate } from '../../lib/dates';

/** Who does what of an obligation, told to the client by its day. */
const acts = {
  sent: () => 'Wyśle to biuro.',
  sent_paid: (day: string) => `Dokumenty wyśle biuro. Ty zapłać do ${day}.`,
  paid: (day: string) => `Kwotę poda biuro. Ty zapłać do ${day}.`,
  own_payment: (day: string) => `Zapłać do ${day} kwotę, którą podał Ci urząd.`,
  office: () => 'Zrobi to biuro.',
  signed: () => 'Przygotuje je biuro. Ty podpisz, gdy o to poprosi.',
  approved: () => 'Dokumenty przygotuje biuro. Zatwierdzają je właściciele albo władze.',
  counted: () => 'Spis robisz Ty, rozliczy go biuro.',
  decided: (day: string) => `Decyzja należy do Ciebie. Daj znać biuru przed ${day}, ono złoży dokumenty.`,
  client: () => 'To należy do Ciebie. Gdy masz pytania, napisz do biura.',
  on_request: () => 'Możesz to zrobić samodzielnie albo poprosić biuro.',
} as const satisfies Record<string, (day: string) => string>;
type Act = keyof typeof acts;

/** Rules by who acts, by their ids. */
const byAct: Readonly<Record<Act, string>> = {
  sent: `
    jpk_v7k_ewidencja vat_ue intrastat vat_sme pit16a ift1r ift2r tpr ordu cit10z cit6r cit15j mdr3_pit mdr3_cit
    zus_zdrowotna_roczna zus_mzp_cz2 zus_iwa zus_zswa pit4r pit8ar pit11_us pfron_dekr pfron_inf1 pfron_inf2 dn1
    dr1 sf_krs sf_poza_krs sf_pit pit6 jpk_cit jpk_pit_ksiegi jpk_pkpir zua zaw_nr crbr sf_cit_nonkrs in1 vat_r vat26
    nip8 vat_r_eu vat_r_first zpa rud dn1_change nip8_closing vat_z zwpa closing_pit11
  `,
  sent_paid: `
    jpk_v7m jpk_v7k vat_9m vat_oss vat_ioss akcyza pit28 pit36 pit36l cit8 cit8e cit8fr podatek_minimalny zus_5
    zus_15 zus_20 pfron dt1 opakowania oplata_srodowiskowa pcc3 vat_inventory
  `,
  paid: `
    pit_zaliczka_m pit_zaliczka_q ryczalt_m ryczalt_q cit_zaliczka_m cit_zaliczka_q fr_swiadczenia wht_cit
    dywidenda_cit pit4 pit8a podatek_od_budynkow ppk zfss_1 zfss_2 dn_rata dt_rata2 rolny_rata lesny_rata
  `,
  own_payment: 'karta dn_rata_of krus_skladki',
  office: 'zus_imir pit11_podatnik ppk_ponowny_zapis zfss_korekta swiadectwo opening_books closing_books liquidation_books',
  signed: 'sf_sporzadzenie employment_terms',
  approved: 'sf_zatwierdzenie',
  counted: 'remanent opening_inventory closing_inventory',
  decided: 'forma_opodatkowania zaw_rd zus_mzp zus_rzsr rws',
  client: `
    wynagrodzenia krus_oswiadczenie ksef_tokeny ksef_wszyscy e_doreczenia e_doreczenia_krs ksef_offline24
    ksef_niedostepnosc ksef_awaria cash_opening cash_after_limit
  `,
  on_request:
    'pit37 pit38 dsf1 tp_local bdo kobize gus dac7 fundacja_sprawozdanie sd_z2 sd_3 ceidg_closing krs_closing liquidation_krs',
};
const actOf = new Map(
  Object.entries(byAct).flatMap(([act, rules]) =>
    rules
      .trim()
      .split(/\s+/)
      .map((rule) => [rule, act as Act] as const),
  ),
);

/** Who does what of a rule's obligation due on the day, in a sentence for the client; null for a rule of the office's own. */
export function whoActs(rule: string, due: string): string | null {
  const act = actOf.get(rule);
  return act ? acts[act](formatDate(due)) : null;
}
