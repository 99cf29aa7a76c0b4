import { board, type Client, changed, exempt, jdg, llc, partner, partnership, staff } from './client';
import { M15, M20, M25, Q20, Q25, RECORDS, since, until, WAGES } from './days';
import {
  choice,
  citByQuarter,
  flat,
  jpkCit,
  jpkOfBook,
  lumpByQuarter,
  lumpSum,
  of,
  of2026,
  owner,
  scale,
  statement,
  stock,
  toKrs,
  vatByMonth,
  vatByQuarter,
  wages,
  without,
} from './duties';

const typical = { ...scale(), ...choice, ...owner, ...stock, ...vatByMonth, ...jpkOfBook };
const BY_MONTH = { advance_mode: 'monthly', vat_period: 'monthly' } as const;
/** Pays people under civil contracts alone, and was asked about all that staff brings. */
const contractors = { ...staff, employees_fte: 0 } as const;
const helper = (id: string) => ({ id, role: 'helper', zus_scheme: 'full' }) as const;
const proxy = (id: string) => ({ id, role: 'proxy', zus_scheme: 'health_only' }) as const;
const RESTS = { suspended_from: '2027-01-01', suspended_to: '2027-06-30' } as const;

/** Clients in a state that several acts meet in. */
export const HARDER: readonly Client[] = [
  {
    // Art. 28j ust. 5 CIT closes the books on 30.04; art. 52 UoR counts three months from it; 31.07 is a Saturday.
    who: 'sp. z o.o. przechodzi na estoński CIT 1.05.2027: rok do kwietnia zamknięty, ZAW-RD w maju',
    profile: changed(llc(BY_MONTH), '2027-05-01', { taxation_form: 'cit_estonian', advance_mode: 'none' }),
    due: {
      ...vatByMonth,
      ...toKrs,
      cit_zaliczka_m: until(M20, '2027-04'),
      cit8: [...of2026('03-31'), '2027-01/2027-04 2027-08-02'],
      sf_sporzadzenie: [...of2026('03-31'), '2027-01/2027-04 2027-07-30'],
      zaw_rd: ['2027-05/2027-12 2027-05-31'],
      jpk_cit: ['2026 2027-08-02', '2027-01/2027-04 2027-11-30'],
    },
    // No act says whether the statement of the closed months is approved and filed.
    perhaps: ['sf_zatwierdzenie', 'sf_krs', 'cit6r'],
    never: ['cit8e', 'podatek_minimalny', 'zus_15'],
  },
  {
    who: 'sp. z o.o. zaczyna estoński CIT z rokiem obrotowym od lipca: nic nie jest skrócone',
    profile: changed(llc({ fiscal_year_start_month: 7 }), '2027-07-01', { taxation_form: 'cit_estonian', advance_mode: 'none' }),
    due: {
      ...vatByQuarter,
      cit_zaliczka_q: until(Q20, '2027-Q2'),
      cit8: ['2026-07/2027-06 2027-09-30'],
      zaw_rd: ['2027-07/2028-06 2027-08-02'],
      sf_sporzadzenie: ['2026-07/2027-06 2027-09-30'],
      sf_zatwierdzenie: ['2025-07/2026-06 2026-12-31', '2026-07/2027-06 2027-12-31'],
      sf_krs: ['2025-07/2026-06 2027-01-15'],
    },
    never: ['cit8e', 'jpk_cit'],
  },
  {
    // Art. 12 ust. 2 pkt 6 UoR, art. 8 ust. 6 CIT.
    who: 'sp. z o.o. w likwidacji od 1.03.2027: dwa lata podatkowe w jednym',
    profile: llc({ liquidation_from: '2027-03-01' }),
    due: {
      ...citByQuarter,
      ...vatByQuarter,
      cit8: [...of2026('03-31'), '2027-01/2027-02 2027-05-31'],
      sf_sporzadzenie: [...of2026('03-31'), '2027-01/2027-02 2027-05-31'],
      sf_zatwierdzenie: [...of2026('06-30'), '2027-01/2027-02 2027-08-31'],
      sf_krs: [...of2026('07-15'), '2027-01/2027-02 2027-09-15'],
      jpk_cit: ['2027-01/2027-02 2027-09-30'],
    },
    never: ['zus_15', 'pit4'],
  },
  {
    // Art. 6 ust. 4 u.s.u.s.: none of them is insured; tax is withheld all the same.
    who: 'sp. z o.o., na zleceniach sami studenci do 26 lat: podatek tak, ZUS nie',
    profile: llc({ ...contractors, insured_count: 0 }),
    due: { ...citByQuarter, ...vatByQuarter, ...toKrs, ...without(wages, 'wynagrodzenia', 'zus_imir') },
    perhaps: ['pit8ar'],
    never: ['zus_15', 'zus_imir', 'wynagrodzenia', 'pit8a', 'ppk'],
  },
  {
    who: 'sp. z o.o. powołuje prezesa za wynagrodzeniem od 1.03.2027: zdrowotna w DRA od marca',
    profile: changed(llc(), '2027-03-01', { ...contractors, insured_count: 1, persons: [board('ewa', 'health_only')] }),
    due: {
      ...citByQuarter,
      ...vatByQuarter,
      ...toKrs,
      zus_15: since(M15, '2027-03'),
      pit4: since(M20, '2027-03'),
    },
    // The yearly ones of 2027 fall in 2028.
    never: ['wynagrodzenia', 'zus_20', 'pit4r', 'zus_imir'],
  },
  {
    // Art. 22 Prawa przedsiębiorców: no rest of the statement and the return of the year before.
    who: 'sp. z o.o. zawieszona od stycznia do czerwca 2027',
    profile: llc(RESTS),
    due: {
      ...toKrs,
      cit8: of2026('03-31'),
      cit_zaliczka_q: [...until(Q20, '2026-Q4'), ...since(Q20, '2027-Q3')],
      jpk_v7k: [...until(Q25, '2026-Q4'), ...since(Q25, '2027-Q3')],
      jpk_v7k_ewidencja: [...until(RECORDS, '2026-12'), ...since(RECORDS, '2027-07')],
    },
    perhaps: ['cit_zaliczka_q', 'jpk_v7k', 'jpk_v7k_ewidencja'],
    never: ['zus_15', 'zus_20'],
  },
  {
    // Art. 22 ust. 2 Prawa przedsiębiorców lets those rest whose staff is all on parental leave: it stays insured.
    who: 'zawieszona z pracownikami na urlopach rodzicielskich: DRA za nich co miesiąc',
    profile: jdg('full', { ...staff, ...RESTS }),
    due: {
      ...typical,
      ...wages,
      jpk_v7m: [...until(M25, '2026-12'), ...since(M25, '2027-07')],
      pit_zaliczka_m: [...until(M20, '2026-12'), ...since(M20, '2027-07')],
      zus_20: M20,
    },
    perhaps: ['jpk_v7m', 'pit_zaliczka_m'],
    never: ['zus_15'],
  },
  {
    // Art. 8 ust. 11 and art. 41 ust. 8 u.s.u.s.
    who: 'małżonka współpracująca: jedna DRA z właścicielem i IMIR dla niej',
    profile: jdg('full', { persons: [{ id: 'jan', role: 'owner', zus_scheme: 'full' }, helper('ewa')] }),
    due: { ...typical, zus_imir: of2026('03-01') },
    never: ['zus_15', 'pit4', 'pit11_us', 'wynagrodzenia'],
  },
  {
    who: 'przedsiębiorca z prokurentem powołanym za wynagrodzeniem: jedna DRA do 20.',
    profile: jdg('full', {
      ...contractors,
      insured_count: 2,
      persons: [{ id: 'jan', role: 'owner', zus_scheme: 'full' }, proxy('ewa')],
    }),
    due: { ...typical, ...without(wages, 'wynagrodzenia') },
    never: ['zus_15', 'wynagrodzenia', 'zfss_1'],
  },
  {
    // Art. 18 Prawa przedsiębiorców and art. 18a u.s.u.s. ask for sixty months without a business: full contributions at once.
    who: 'wraca do działalności po dwóch latach od 1.12.2026: bez ulgi na start, od razu pełne składki',
    profile: jdg('full', { ceidg_start_date: '2026-12-01' }),
    due: {
      ...typical,
      pit_zaliczka_m: since(M20, '2026-12'),
      jpk_v7m: since(M25, '2026-12'),
      zus_20: since(M20, '2026-12'),
    },
    perhaps: ['rws'],
    never: ['zus_mzp_cz2', 'krus_skladki'],
  },
  {
    who: 's.c., z której wspólnik odszedł 31.03.2027: jego zeznanie i rozliczenie zdrowotnej za 2026 zostają',
    profile: partnership([partner('ania', 'pit_flat'), partner('piotr', 'pit_flat', 'full', { left_on: '2027-03-31' })], exempt),
    due: {
      ...of('ania', { ...flat(), ...choice, ...owner }),
      ...of('piotr', {
        ...flat({ pit_zaliczka_m: until(M20, '2027-03') }),
        ...choice,
        ...owner,
        zus_20: until(M20, '2027-03'),
      }),
      ...stock,
    },
    never: ['pit36', 'zus_15', 'sf_krs'],
  },
  {
    // Art. 6 ust. 1a and art. 12 ust. 1 pkt 4 of the lump-sum act: above the limit the rate changes, the form and the days do not.
    who: 'najem prywatny ponad 100 000 zł, ryczałt kwartalny: te same terminy, inna stawka',
    profile: jdg('none', {
      ...{ company_type: 'private_rental', taxation_form: 'lump_sum', advance_mode: 'quarterly', accounting_type: 'none' },
      ...exempt,
      persons: [],
    }),
    due: lumpSum(lumpByQuarter),
    perhaps: ['dn_rata_of', 'pit37'],
    never: ['pit36', 'ryczalt_m', 'zus_20', 'remanent', 'forma_opodatkowania'],
  },
  {
    // Art. 12 of the act on foundations: the minister's report goes on until the foundation is gone.
    who: 'fundacja bez działalności w likwidacji od 1.02.2027, wykreślona 30.06.2027',
    profile: llc({
      ...{ company_type: 'foundation', taxation_form: 'cit_exempt', advance_mode: 'none', ngo_runs_business: false },
      ...exempt,
      liquidation_from: '2027-02-01',
      closed_at: '2027-06-30',
    }),
    due: {
      ...statement,
      cit8: [...of2026('03-31'), '2027-01/2027-01 2027-04-30', '2027-02/2027-06 2027-09-30'],
      sf_sporzadzenie: [...of2026('03-31'), '2027-01/2027-01 2027-04-30', '2027-02/2027-06 2027-09-30'],
      sf_zatwierdzenie: [...of2026('06-30'), '2027-01/2027-01 2027-07-31', '2027-02/2027-06 2027-12-31'],
      sf_poza_krs: [...of2026('07-12'), '2027-01/2027-01 2027-08-10'],
      jpk_cit: ['2027-01/2027-01 2027-08-31'],
      fundacja_sprawozdanie: ['2025 2026-12-31', '2026 2027-12-31'],
    },
    never: ['sf_krs', 'zus_15', 'podatek_minimalny'],
  },
  {
    who: 'sp. z o.o., pracownicy odchodzą 31.05.2027, prezes z powołania zostaje: DRA dalej, wypłat z KP już nie',
    profile: changed(llc({ ...BY_MONTH, ...staff, persons: [board('ewa', 'health_only')] }), '2027-06-01', {
      ...contractors,
      insured_count: 1,
    }),
    due: {
      ...vatByMonth,
      ...toKrs,
      ...jpkCit,
      ...wages,
      cit_zaliczka_m: M20,
      cit8: of2026('03-31'),
      zus_15: M15,
      wynagrodzenia: until(WAGES, '2027-05'),
    },
    never: ['zus_20', 'zus_5'],
  },
];
