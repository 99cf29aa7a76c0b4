import { describe, expect, test } from 'vitest';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { checkMicroAccount } from '../../../src/domain/identifiers/microAccount';
import { positionFor, type UsualItemsOf, usualItem, usualItems } from '../../../src/domain/settlement/usualItems';

const nip = '1234563218';
const baker: TaxProfile = {
  company_type: 'jdg',
  taxation_form: 'pit_flat',
  advance_mode: 'monthly',
  vat_status: 'active',
  vat_period: 'monthly',
  accounting_type: 'kpir',
  employs: true,
  ppk: true,
};
const kinds = (profile: TaxProfile, period = '2026-10') =>
  usualItems({ profile, vat_number: nip, period }).map(({ kind }) => kind);

describe('what a company usually pays for a month', () => {
  test('a one-person business with staff: VAT, its PIT, PIT-4, ZUS, PPK and the office', () => {
    expect(kinds(baker)).toEqual(['vat', 'pit_owner', 'pit4', 'zus_total', 'ppk', 'office_fee']);
  });
  test('a limited company: CIT in place of its owner’s PIT', () => {
    expect(kinds({ ...baker, company_type: 'llc', taxation_form: 'cit_small' })).toContain('cit');
  });
  test('quarterly taxes come with the month that ends the quarter', () => {
    const quarterly: TaxProfile = { ...baker, vat_period: 'quarterly', advance_mode: 'quarterly', taxation_form: 'lump_sum' };
    expect(kinds(quarterly, '2026-08')).not.toContain('vat');
    const vat = usualItem({ profile: quarterly, vat_number: nip, period: '2026-09' }, 'vat', null);
    expect(vat).toMatchObject({
      tax_period: '2026-K3',
      tax_period_kind: 'quarter',
      tax_period_symbol: '26K03',
      due_effective: '2026-10-26',
      declaration_code: 'JPK_V7K',
    });
  });
  test('ZUS is paid to the account on the card, a partner’s to the partner’s own, and to none that nobody gave', () => {
    const account = '46600000020260171234563218';
    const own = '33600000020260175260250274';
    const zus = (profile: UsualItemsOf['profile'], zus_account: string | null = account) =>
      usualItems({ profile, vat_number: nip, zus_account, period: '2026-10' }).filter(({ kind }) => kind === 'zus_total');
    expect(zus(baker).map(({ account_number }) => account_number)).toEqual([account]);
    expect(zus(baker, null).map(({ account_number }) => account_number)).toEqual([null]);
    expect(zus({ ...baker, company_type: 'llc', taxation_form: 'cit_small' }).map((each) => each.account_number)).toEqual([
      account,
    ]);
    const owner = { id: 'w', role: 'owner', zus_scheme: 'full' } as const;
    expect(zus({ ...baker, persons: [owner] }).map(({ person, account_number }) => [person, account_number])).toEqual([
      [null, account],
    ]);
    const persons = [
      { id: 'a', role: 'partner', zus_scheme: 'full', zus_account: own },
      { id: 'b', role: 'partner', zus_scheme: 'full' },
    ] as const;
    const partners = zus({ ...baker, company_type: 'civil_partnership', employs: false, persons });
    expect(partners.map(({ person, account_number }) => [person, account_number])).toEqual([
      ['a', own],
      ['b', null],
    ]);
  });
  test('a day off moves the last day, and the nominal one is kept', () => {
    expect(usualItem({ profile: baker, vat_number: nip, period: '2026-08' }, 'pit_owner', null)).toMatchObject({
      due_nominal: '2026-09-20',
      due_effective: '2026-09-21',
      tax_form_symbol: 'PPL',
    });
  });
  test('taxes go to the taxpayer’s micro-account, with the title that banks expect', () => {
    const vat = usualItem({ profile: baker, vat_number: nip, period: '2026-10' }, 'vat', null);
    expect(checkMicroAccount(vat?.account_number ?? '', nip)).toBeNull();
    expect(vat).toMatchObject({
      account_kind: 'micro_tax',
      tax_period_kind: 'month',
      tax_period_symbol: '26M10',
      transfer_title: '/TI/N1234563218/OKR/26M10/SFP/VAT7/TXT/',
    });
  });
  test('accounts that nobody can know are left empty', () => {
    const items = usualItems({ profile: baker, vat_number: nip, period: '2026-10' });
    expect(items.filter(({ account_number }) => account_number === null).map(({ kind }) => kind)).toEqual([
      'zus_total',
      'ppk',
      'office_fee',
    ]);
  });
  test('each partner owes their own tax, to their own account', () => {
    const persons = [
      { id: 'a', role: 'partner' as const, taxation_form: 'pit_flat' as const, nip: '8567346215' },
      { id: 'b', role: 'partner' as const, taxation_form: 'lump_sum' as const },
    ];
    const profile: TaxProfile = { ...baker, company_type: 'civil_partnership', taxation_form: 'transparent', persons };
    const items = usualItems({ profile, vat_number: nip, period: '2026-10' });
    expect(items.filter(({ person }) => person).map(({ kind, person }) => [kind, person])).toContainEqual(['lump_sum', 'b']);
    expect(items.find(({ kind, person }) => kind === 'pit_owner' && person === 'a')?.account_number).toContain('8567346215');
    expect(items.find(({ kind, person }) => kind === 'lump_sum' && person === 'b')?.account_number).toBeNull();
    const pesel = '44051401359';
    const known = { ...profile, persons: persons.map((each) => ({ ...each, pesel })) };
    const byPesel = usualItems({ profile: known, vat_number: nip, period: '2026-10' });
    const closed = byPesel.find(({ person }) => person === 'b');
    expect(closed?.pesel_account).toContain(`1${pesel}0`);
    expect([closed?.account_number, closed?.transfer_title]).toEqual([null, null]);
    expect(byPesel.find(({ kind, person }) => kind === 'pit_owner' && person === 'a')?.account_number).toContain('8567346215');
    expect(byPesel.find(({ kind }) => kind === 'vat')?.account_number).toContain(nip);
  });
  test('a company that owes nothing to anybody still pays the office', () => {
    expect(
      kinds({ company_type: 'natural_person', taxation_form: 'none', vat_status: 'not_registered', accounting_type: 'none' }),
    ).toEqual(['office_fee']);
  });

  const shown = (profile: Partial<TaxProfile>, period = '2026-09') =>
    usualItems({ profile: { ...baker, ...profile }, vat_number: nip, period }).map(
      ({ kind, declaration_code, tax_period, due_effective, tax_form_symbol, payee_name }) =>
        [kind, declaration_code, tax_period, due_effective, tax_form_symbol, payee_name].join(' '),
    );
  const FEE = (due: string, month: string) => `office_fee  ${month} ${due}  `;
  test.each<[string, Partial<TaxProfile>, string[]]>([
    [
      'quarterly on the scale',
      { taxation_form: 'pit_scale', advance_mode: 'quarterly', vat_period: 'quarterly', ppk: false },
      [
        'vat JPK_V7K 2026-K3 2026-10-26 VAT7K Urząd skarbowy',
        'pit_owner  2026-K3 2026-10-20 PIT Urząd skarbowy',
        'pit4  2026-M09 2026-10-20 PIT4R Urząd skarbowy',
        'zus_total DRA 2026-M09 2026-10-20  Zakład Ubezpieczeń Społecznych',
      ],
    ],
    [
      'on the tax card',
      { taxation_form: 'tax_card', vat_status: 'exempt_limit', employs: false, ppk: false },
      ['tax_card  2026-M09 2026-10-07 KP Urząd skarbowy', 'zus_total DRA 2026-M09 2026-10-20  Zakład Ubezpieczeń Społecznych'],
    ],
    [
      'a lump sum by the quarter',
      { taxation_form: 'lump_sum', advance_mode: 'quarterly', employs: false, ppk: false },
      [
        'vat JPK_V7M 2026-M09 2026-10-26 VAT7 Urząd skarbowy',
        'lump_sum  2026-K3 2026-10-20 PPE Urząd skarbowy',
        'zus_total DRA 2026-M09 2026-10-20  Zakład Ubezpieczeń Społecznych',
      ],
    ],
    [
      'a company of thirty people with CIT by the quarter',
      { company_type: 'llc', taxation_form: 'cit_small', advance_mode: 'quarterly', ppk: true, employees_fte: 30 },
      [
        'vat JPK_V7M 2026-M09 2026-10-26 VAT7 Urząd skarbowy',
        'cit  2026-K3 2026-10-20 CIT Urząd skarbowy',
        'pit4  2026-M09 2026-10-20 PIT4R Urząd skarbowy',
        'zus_total DRA 2026-M09 2026-10-15  Zakład Ubezpieczeń Społecznych',
        'ppk  2026-M09 2026-10-15  ',
        'pfron DEK-I-0 2026-M09 2026-10-20  Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych',
      ],
    ],
    [
      'a budget unit',
      { company_type: 'other', taxation_form: 'cit_exempt', zus_payer_group: '5', ppk: false, vat_status: 'not_registered' },
      ['pit4  2026-M09 2026-10-20 PIT4R Urząd skarbowy', 'zus_total DRA 2026-M09 2026-10-05  Zakład Ubezpieczeń Społecznych'],
    ],
  ])('%s: kinds, what is filed, periods, days, symbols and payees', (_name, profile, items) =>
    expect(shown(profile)).toEqual([...items, FEE('2026-10-12', '2026-M09')]),
  );
  test('the tax card of December is due in December', () =>
    expect(shown({ taxation_form: 'tax_card', vat_status: 'exempt_limit', employs: false, ppk: false }, '2026-12')).toEqual([
      'tax_card  2026-M12 2026-12-28 KP Urząd skarbowy',
      'zus_total DRA 2026-M12 2027-01-20  Zakład Ubezpieczeń Społecznych',
      FEE('2027-01-11', '2026-M12'),
    ]));
  describe('what a return adds to the advances of its year', () => {
    const ofYear = (profile: Partial<TaxProfile>, period: string) =>
      usualItems({ profile: { ...baker, ...profile }, vat_number: nip, period })
        .filter(({ tax_period_kind }) => tax_period_kind === 'year')
        .map((each) =>
          [
            each.kind,
            each.declaration_code,
            each.tax_period,
            each.due_effective,
            each.tax_form_symbol,
            each.tax_period_symbol,
          ].join(' '),
        );
    test.each<[string, Partial<TaxProfile>, string, string[]]>([
      ['of the flat tax', {}, '2027-03', ['pit_owner PIT-36L 2026-R 2027-04-30 PIT36L 26R']],
      ['of the scale', { taxation_form: 'pit_scale' }, '2027-03', ['pit_owner PIT-36 2026-R 2027-04-30 PIT36 26R']],
      ['of a lump sum', { taxation_form: 'lump_sum' }, '2027-03', ['lump_sum PIT-28 2026-R 2027-04-30 PIT28 26R']],
      ['of CIT', { company_type: 'llc', taxation_form: 'cit_small' }, '2027-02', ['cit CIT-8 2026-R 2027-03-31 CIT8 26R']],
      [
        'of Estonian CIT',
        { company_type: 'llc', taxation_form: 'cit_estonian' },
        '2027-02',
        ['cit_estonian CIT-8E 2026-R 2027-03-31 CIT8E 26R'],
      ],
      ['of no CIT that is owed', { company_type: 'foundation', taxation_form: 'cit_exempt' }, '2027-02', []],
      ['of a tax card, which has no return', { taxation_form: 'tax_card' }, '2027-03', []],
    ])('%s is told with the month before its day', (_whose, profile, period, items) => {
      expect(ofYear(profile, period)).toEqual(items);
      expect(ofYear(profile, '2026-12')).toEqual([]);
    });
    test('stands beside the month’s advance, and by the form of its own year', () => {
      const profile = [
        { ...baker, taxation_form: 'pit_scale' as const, valid_to: '2026-12-31' },
        { ...baker, taxation_form: 'pit_flat' as const, valid_from: '2027-01-01' },
      ];
      const owed = usualItems({ profile, vat_number: nip, period: '2027-03' }).filter(({ kind }) => kind === 'pit_owner');
      expect(owed.map(({ tax_period, tax_form_symbol }) => `${tax_period} ${tax_form_symbol}`)).toEqual([
        '2027-M03 PPL',
        '2026-R PIT36',
      ]);
    });
    test('of a tax year that is no calendar year has its account, and leaves the period to the office', () => {
      const profile: TaxProfile = { ...baker, company_type: 'llc', taxation_form: 'cit_standard', fiscal_year_start_month: 7 };
      const item = usualItems({ profile, vat_number: nip, period: '2027-08' }).find((each) => each.tax_period_kind === 'year');
      expect(item).toMatchObject({ kind: 'cit', tax_period: null, tax_period_symbol: null, transfer_title: null });
      expect(item).toMatchObject({ due_effective: '2027-09-30', tax_form_symbol: 'CIT8', payee_name: 'Urząd skarbowy' });
      expect(item?.account_number).toContain(nip);
    });
    test('is known among obligations by its kind and year', () => {
      expect(positionFor({ rule: 'pit36', period: '2026' })).toEqual({ kinds: ['pit_owner'], tax_period: '2026-R' });
      expect(positionFor({ rule: 'cit8', period: '2026-07/2027-06' })).toBeNull();
    });
  });
  test('a position is asked for by kind and person, and is null where law knows of none', () => {
    const persons = [
      { id: 'a', role: 'partner' as const, taxation_form: 'pit_flat' as const },
      { id: 'b', role: 'partner' as const, taxation_form: 'pit_flat' as const },
    ];
    const asked = {
      profile: { ...baker, company_type: 'civil_partnership' as const, taxation_form: 'transparent' as const, persons },
      vat_number: nip,
      period: '2026-10',
    };
    expect(usualItem(asked, 'pit_owner', 'b')?.person).toBe('b');
    expect(usualItem(asked, 'pit_owner', null)?.person).toBe('a');
    expect(usualItem(asked, 'pit_owner', 'c')).toBeNull();
    expect(usualItem(asked, 'cit', null)).toBeNull();
  });
  test('the office’s fee hangs on its contract', () =>
    expect(usualItem({ profile: baker, vat_number: nip, period: '2026-10' }, 'office_fee', null)).toEqual({
      kind: 'office_fee',
      person: null,
      declaration_code: null,
      tax_period_kind: 'month',
      tax_period: '2026-M10',
      due_nominal: '2026-11-10',
      due_effective: '2026-11-10',
      account_kind: 'office',
      account_number: null,
      pesel_account: null,
      payee_name: null,
      transfer_title: 'Usługi biura rachunkowego – październik 2026',
      tax_form_symbol: null,
      tax_period_symbol: null,
      named: false,
      condition: 'Termin i rachunek według umowy z biurem.',
    }));
});

describe('payments of the law that come with their own circumstances', () => {
  const other = (profile: Partial<TaxProfile>, period: string) =>
    usualItems({
      profile: { ...baker, employs: false, ppk: false, vat_status: 'not_registered', ...profile },
      vat_number: nip,
      period,
    })
      .filter(({ kind }) => ['pit8ar', 'local_tax', 'other'].includes(kind))
      .map(({ kind, tax_period, due_effective, transfer_title, condition }) => [
        kind,
        tax_period,
        due_effective,
        transfer_title,
        condition,
      ]);

  test('flat-rate PIT of who has no staff is proposed where it is known to be withheld, and nowhere else (art. 42 ust. 1 PIT)', () => {
    const [found] = other({ company_type: 'llc', taxation_form: 'cit_small', withholds_flat_tax: true }, '2026-10');
    expect(found?.slice(0, 3)).toEqual(['pit8ar', '2026-M10', '2026-11-20']);
    for (const withholds_flat_tax of [null, false]) expect(other({ withholds_flat_tax }, '2026-10')).toEqual([]);
  });

  test('the 15% of a family foundation by the 20th (art. 24q ust. 6 CIT)', () => {
    const foundation = { company_type: 'family_foundation', taxation_form: 'cit_exempt' } as const;
    expect(other({ ...foundation, pays_family_benefits: true }, '2026-10')).toEqual([
      ['other', '2026-M10', '2026-11-20', 'CIT 15% od świadczeń fundacji rodzinnej, październik 2026', null],
    ]);
    expect(other(foundation, '2026-10')).toEqual([]);
  });

  test('what goes with a duty that is known: tax at the source, of dividends, of buildings, OSS, VAT-9M and excise', () => {
    const company: TaxProfile = {
      ...{ ...baker, company_type: 'llc', taxation_form: 'cit_small', accounting_type: 'full_books', advance_mode: 'none' },
      ...{ employs: false, ppk: false, pays_foreign_companies: true, pays_company_dividends: true, pays_excise: true },
      ...{ vat_oss: true, real_estate: true, lets_large_buildings: true },
      month_answers: { 'company_dividends 2026-12': true },
    };
    const asked = (profile: TaxProfile, period: string) =>
      usualItems({ profile, vat_number: nip, period })
        .filter(({ kind }) => kind === 'other' || kind === 'withholding')
        .map(({ kind, tax_period, due_effective, transfer_title, tax_form_symbol }) => [
          kind,
          tax_period,
          due_effective,
          kind === 'withholding' ? tax_form_symbol : transfer_title,
        ]);
    expect(asked(company, '2026-12')).toEqual([
      ['withholding', '2026-M12', '2027-01-07', 'CIT10Z'],
      ['other', '2026-M12', '2027-01-07', 'CIT od dywidendy, grudzień 2026'],
      ['other', '2026-M12', '2027-01-20', 'Podatek od przychodów z budynków, grudzień 2026'],
      ['other', '2026-K4', '2027-01-31', 'VAT OSS, grudzień 2026'],
      ['other', '2026-M12', '2027-01-25', 'Akcyza, grudzień 2026'],
    ]);
    const exempt: TaxProfile = {
      ...company,
      vat_status: 'exempt_limit',
      vat_period: null,
      imports_services: true,
      vat_oss: null,
    };
    expect(asked(exempt, '2026-10').map(([, period, due, title]) => [period, due, title])).toContainEqual([
      '2026-M10',
      '2026-11-25',
      'VAT od importu usług i nabycia z Unii, październik 2026',
    ]);
    // What nobody answered is asked about, and holds back no settlement.
    const silent: TaxProfile = {
      ...company,
      pays_foreign_companies: null,
      pays_company_dividends: null,
      pays_excise: null,
      vat_oss: null,
    };
    expect(asked({ ...silent, lets_large_buildings: null }, '2026-12')).toEqual([]);
  });

  test('both instalments of the tax on vehicles come with the month before their day', () => {
    const hauler = { company_type: 'jdg', transport_vehicles: true } as const;
    const paid = (period: string) => other(hauler, period).filter(([kind]) => kind === 'local_tax');
    expect(paid('2027-01')).toEqual([
      ['local_tax', '2027-M02', '2027-02-15', 'Podatek od środków transportu – rata, luty 2027', null],
    ]);
    expect(paid('2027-08').map(([, , due]) => due)).toEqual(['2027-09-15']);
  });

  test('instalments to the commune come with the month before their day, each under its own title', () => {
    const owner = { company_type: 'llc', taxation_form: 'cit_small', real_estate: true } as const;
    const land = { ...owner, farm_or_forest_land: true, has_farm_land: true, has_forest: true } as const;
    expect(other(owner, '2026-10')).toEqual([
      ['local_tax', '2026-M11', '2026-11-16', 'Podatek od nieruchomości – rata, listopad 2026', null],
    ]);
    expect(other(land, '2026-10').map(([, period]) => period)).toEqual(['2026-M11', '2026-M11', '2026-M11']);
    expect(other(owner, '2026-12').map(([, , due]) => due)).toEqual(['2027-02-01']);
    expect(other(land, '2026-10').map(([, , , title]) => title)).toEqual([
      'Podatek od nieruchomości – rata, listopad 2026',
      'Podatek rolny – rata, listopad 2026',
      'Podatek leśny – rata, listopad 2026',
    ]);
    expect(other({ company_type: 'jdg', real_estate: true }, '2026-02').map(([, , due]) => due)).toEqual(['2026-03-16']);
  });

  test('several of one kind are told apart by their titles', () =>
    expect(
      usualItems({
        profile: { ...baker, company_type: 'llc', taxation_form: 'cit_small', real_estate: true },
        vat_number: nip,
        period: '2026-10',
      })
        .filter(({ named }) => named)
        .map(({ kind }) => kind),
    ).toEqual(['local_tax']));
});
