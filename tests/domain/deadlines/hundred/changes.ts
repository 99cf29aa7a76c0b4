import { type Client, changed, exempt, jdg, llc, partner, partnership, quarterly, staff } from './client';
import { KRUS, M15, M20, M25, Q20, Q25, RECORDS, since, until, WAGES } from './days';
import {
  choice,
  citByQuarter,
  flat,
  healthYear,
  jpkOfBook,
  lumpSum,
  of,
  of2026,
  ownDra,
  owner,
  scale,
  statement,
  stock,
  toKrs,
  vatByMonth,
  vatByQuarter,
} from './duties';

const LUMP = { taxation_form: 'lump_sum', accounting_type: 'lump_sum_register' } as const;
const typical = { ...scale(), ...choice, ...owner, ...stock, ...vatByMonth, ...jpkOfBook };
const IN_2026 = '2026-12';
const IN_2027 = '2027-01';

/** Clients whose year changed: each period keeps the state that it had. */
export const CHANGES: readonly Client[] = [
  {
    who: 'z ryczałtu na liniowy od 1.01.2027: PIT-28 za 2026 zostaje',
    profile: changed(jdg('full', { ...LUMP, ...exempt }), '2027-01-01', { taxation_form: 'pit_flat', accounting_type: 'kpir' }),
    due: {
      ryczalt_m: until(M20, IN_2026),
      pit_zaliczka_m: since(M20, IN_2027),
      pit28: of2026('04-30'),
      ...choice,
      ...owner,
      remanent: ['2027 2027-12-31'],
    },
    never: ['pit36l', 'pit36'],
  },
  {
    who: 'ze skali na ryczałt od 1.01.2027: remanent na koniec KPiR',
    profile: changed(jdg('full', exempt), '2027-01-01', LUMP),
    due: {
      pit_zaliczka_m: until(M20, IN_2026),
      ryczalt_m: since(M20, IN_2027),
      pit36: of2026('04-30'),
      ...choice,
      ...owner,
      remanent: ['2026 2026-12-31'],
    },
    never: ['pit28'],
  },
  {
    who: 'z liniowego na skalę od 1.01.2027',
    profile: changed(jdg('full', { taxation_form: 'pit_flat' }), '2027-01-01', { taxation_form: 'pit_scale' }),
    due: { ...flat(), ...choice, ...owner, ...stock, ...vatByMonth, ...jpkOfBook },
    never: ['pit36', 'pit28'],
  },
  {
    who: 'z miesięcznych zaliczek na kwartalne od 1.01.2027',
    profile: changed(jdg(), '2027-01-01', { advance_mode: 'quarterly' }),
    due: { ...typical, pit_zaliczka_m: until(M20, IN_2026), pit_zaliczka_q: since(Q20, '2027-Q1') },
    never: [],
  },
  {
    who: 'rejestracja do VAT-UE w marcu 2027: VAT-UE od marca',
    profile: changed(jdg(), '2027-03-10', { vat_eu: true }),
    due: typical,
    perhaps: ['vat_ue', 'intrastat', 'vat_ioss'],
    never: [],
  },
  {
    who: 'karta utracona: od 1.01.2027 skala',
    profile: changed(jdg('full', { taxation_form: 'tax_card', accounting_type: 'none', ...exempt }), '2027-01-01', {
      taxation_form: 'pit_scale',
      accounting_type: 'kpir',
    }),
    due: {
      karta: ['2026-10 2026-11-09', '2026-11 2026-12-07', '2026-12 2026-12-28'],
      pit_zaliczka_m: since(M20, IN_2027),
      pit16a: of2026('02-01'),
      ...choice,
      ...ownDra,
      remanent: ['2027 2027-12-31'],
    },
    never: ['pit36', 'zus_zdrowotna_roczna'],
  },
  {
    who: 'limit VAT przekroczony 15.04.2027: JPK od kwietnia',
    profile: changed(jdg('full', exempt), '2027-04-15', { vat_status: 'active', vat_period: 'monthly' }),
    due: { ...scale(), ...choice, ...owner, ...stock, jpk_v7m: since(M25, '2027-04') },
    // April is partly exempt: imports of services of its first half may still ask for VAT-9M.
    perhaps: ['vat_9m'],
    never: ['jpk_pkpir'],
  },
  {
    who: 'z miesięcznego VAT na kwartalny od 1.01.2027',
    profile: changed(jdg(), '2027-01-01', quarterly),
    due: {
      ...typical,
      jpk_v7m: until(M25, IN_2026),
      jpk_v7k_ewidencja: since(RECORDS, IN_2027),
      jpk_v7k: since(Q25, '2027-Q1'),
    },
    never: [],
  },
  {
    who: 'z kwartalnego VAT na miesięczny od 1.04.2027',
    profile: changed(jdg('full', quarterly), '2027-04-01', { vat_period: 'monthly' }),
    due: {
      ...scale(),
      ...choice,
      ...owner,
      ...stock,
      jpk_v7k_ewidencja: until(RECORDS, '2027-03'),
      jpk_v7k: until(Q25, '2027-Q1'),
      jpk_v7m: since(M25, '2027-04'),
    },
    never: ['jpk_pkpir'],
  },
  {
    who: 'wykreślony z VAT 1.07.2027',
    profile: changed(jdg(), '2027-07-01', { vat_status: 'removed', vat_period: null }),
    due: { ...typical, jpk_v7m: until(M25, '2027-06') },
    perhaps: ['vat_9m'],
    never: [],
  },
  {
    who: 'pierwszy pracownik od 1.03.2027',
    profile: changed(jdg(), '2027-03-01', staff),
    due: { ...typical, wynagrodzenia: since(WAGES, '2027-03'), pit4: since(M20, '2027-03') },
    // What the payer files for 2027 falls in 2028.
    never: ['pit4r', 'pit11_us', 'pit11_podatnik', 'zus_imir'],
  },
  {
    who: 'ostatni pracownik odszedł 31.03.2027: roczne za 2026 zostają',
    profile: changed(jdg('full', staff), '2027-04-01', { employs: false, employees_fte: 0, insured_count: 1 }),
    due: {
      ...typical,
      wynagrodzenia: until(WAGES, '2027-03'),
      pit4: until(M20, '2027-03'),
      pit4r: of2026('02-01'),
      pit11_us: of2026('02-01'),
      pit11_podatnik: of2026('03-01'),
      zus_imir: of2026('03-01'),
    },
    never: ['zus_iwa'],
  },
  {
    who: 'sp. z o.o. z pierwszym pracownikiem od 1.06.2027: DRA od czerwca',
    profile: changed(llc(), '2027-06-01', staff),
    due: {
      ...citByQuarter,
      ...vatByQuarter,
      ...toKrs,
      zus_15: since(M15, '2027-06'),
      wynagrodzenia: since(WAGES, '2027-06'),
      pit4: since(M20, '2027-06'),
    },
    never: ['pit4r', 'zus_20'],
  },
  {
    who: 'zawieszony od stycznia do czerwca 2027',
    profile: jdg('full', { suspended_from: '2027-01-01', suspended_to: '2027-06-30' }),
    due: {
      ...typical,
      jpk_v7m: [...until(M25, IN_2026), ...since(M25, '2027-07')],
      pit_zaliczka_m: [...until(M20, IN_2026), ...since(M20, '2027-07')],
      zus_20: [...until(M20, IN_2026), ...since(M20, '2027-07')],
    },
    perhaps: ['jpk_v7m', 'zus_20'],
    never: [],
  },
  {
    who: 'Mały ZUS Plus od 1.01.2027: zgłoszenie w styczniu i część II',
    profile: changed(jdg('full', exempt), '2027-01-01', {
      persons: [{ id: 'jan', role: 'owner', zus_scheme: 'maly_plus' }],
    }),
    due: { ...scale(), ...choice, ...owner, ...stock, zus_mzp: ['2027 2027-02-01'], zus_mzp_cz2: ['2027 2027-02-22'] },
    never: [],
  },
  {
    who: 'z Małego ZUS Plus na pełne od 1.01.2027: ani zgłoszenia, ani części II',
    profile: changed(jdg('maly_plus', exempt), '2027-01-01', { persons: [{ id: 'jan', role: 'owner', zus_scheme: 'full' }] }),
    due: { ...scale(), ...choice, ...owner, ...stock },
    never: ['zus_mzp', 'zus_mzp_cz2'],
  },
  {
    who: 'z ulgi na start na preferencyjne od 1.05.2027: wakacje dopiero wtedy',
    profile: changed(jdg('start_relief', { ...exempt, may_take_contribution_holiday: true }), '2027-05-01', {
      persons: [{ id: 'jan', role: 'owner', zus_scheme: 'preferential' }],
    }),
    due: { ...scale(), ...choice, ...owner, ...stock, rws: ['2027 2027-11-30'] },
    never: ['zus_mzp'],
  },
  {
    who: 'z KRUS do ZUS od 1.07.2027',
    profile: changed(jdg('krus', exempt), '2027-07-01', { persons: [{ id: 'jan', role: 'owner', zus_scheme: 'full' }] }),
    due: {
      ...scale(),
      ...choice,
      ...owner,
      ...stock,
      krus_skladki: until(KRUS, '2027-Q2'),
      krus_oswiadczenie: of2026('05-31'),
    },
    perhaps: ['rws'],
    never: [],
  },
  {
    who: 'firma od 1.12.2026: pierwsze miesiące i zeznanie za grudzień',
    profile: jdg('start_relief', { ceidg_start_date: '2026-12-01' }),
    due: {
      ...typical,
      pit_zaliczka_m: since(M20, IN_2026),
      jpk_v7m: since(M25, IN_2026),
      zus_20: since(M20, IN_2026),
    },
    never: ['rws'],
  },
  {
    who: 'firma zamknięta 30.06.2027: zeznanie za 2026 i remanent na koniec 2026',
    profile: jdg('full', { closed_at: '2027-06-30' }),
    due: {
      ...typical,
      pit_zaliczka_m: until(M20, '2027-06'),
      jpk_v7m: until(M25, '2027-06'),
      zus_20: until(M20, '2027-06'),
      remanent: ['2026 2026-12-31'],
    },
    never: ['zus_mzp_cz2'],
  },
  {
    who: 'z KPiR na księgi od 1.01.2027: remanent i JPK_PKPIR za 2026, sprawozdania dopiero za 2027',
    profile: changed(jdg('full', { taxation_form: 'pit_flat' }), '2027-01-01', { accounting_type: 'full_books' }),
    due: {
      ...flat(),
      ...choice,
      ...owner,
      ...vatByMonth,
      ...jpkOfBook,
      remanent: ['2026 2026-12-31'],
    },
    never: ['sf_sporzadzenie', 'sf_pit', 'jpk_pit_ksiegi'],
  },
  {
    who: 'sp. z o.o. z CIT 9% na estoński od 1.01.2027',
    profile: changed(llc(), '2027-01-01', { taxation_form: 'cit_estonian', advance_mode: 'none' }),
    due: {
      cit_zaliczka_q: until(Q20, '2026-Q4'),
      cit8: of2026('03-31'),
      zaw_rd: ['2027 2027-02-01'],
      ...vatByQuarter,
      ...toKrs,
    },
    never: ['cit8e'],
  },
  {
    who: 'sp. z o.o. z estońskiego na zwykły CIT od 1.01.2027',
    profile: changed(llc({ taxation_form: 'cit_estonian', advance_mode: null }), '2027-01-01', {
      taxation_form: 'cit_small',
      advance_mode: 'quarterly',
    }),
    due: { cit8e: of2026('03-31'), cit_zaliczka_q: since(Q20, '2027-Q1'), ...vatByQuarter, ...toKrs },
    never: ['cit8', 'zaw_rd'],
  },
  {
    who: 's.c., jeden wspólnik przechodzi z liniowego na skalę od 1.01.2027',
    profile: changed(partnership([partner('ania', 'pit_flat'), partner('piotr', 'pit_flat')], exempt), '2027-01-01', {
      persons: [partner('ania', 'pit_flat'), partner('piotr', 'pit_scale')],
    }),
    due: {
      ...of('ania', { ...flat(), ...choice, ...owner }),
      ...of('piotr', { ...flat(), ...choice, ...owner }),
      ...stock,
    },
    never: ['pit36@piotr', 'pit28'],
  },
  {
    who: 'sp.j. przechodzi z KPiR na księgi od 1.01.2027',
    profile: changed(
      partnership([partner('ola', 'pit_scale')], { company_type: 'general_partnership', krs: '1', ...exempt }),
      '2027-01-01',
      {
        accounting_type: 'full_books',
      },
    ),
    due: { ...of('ola', { ...scale(), ...choice, ...owner }), remanent: ['2026 2026-12-31'] },
    never: Object.keys(statement),
  },
  {
    who: 'ryczałt, zdrowotna według dwóch form: za 2026 ryczałt, roczne rozliczenie w maju jedno',
    profile: changed(jdg('full', { ...LUMP, ...exempt }), '2027-01-01', { taxation_form: 'pit_scale', accounting_type: 'kpir' }),
    due: {
      ...lumpSum({ ryczalt_m: until(M20, IN_2026) }),
      pit_zaliczka_m: since(M20, IN_2027),
      ...choice,
      ...ownDra,
      ...healthYear,
      remanent: ['2027 2027-12-31'],
    },
    never: ['pit36'],
  },
];
