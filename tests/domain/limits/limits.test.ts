import { describe, expect, test } from 'vitest';
import { euroLimit } from '../../../src/domain/limits/euro';
import { type LimitKey, limitDefinition, limitInHundredths, limitOn, limitsOf } from '../../../src/domain/limits/lookup';
import { LIMITS } from '../../../src/domain/limits/table';
import { isDate } from '../../../src/lib/dates';
import vectors from '../vectors/limits.json';
import { entered } from './enteredValue';

interface Recorded {
  value: unknown;
  confidence: string;
  parts?: { from: string; value?: unknown; razem?: number }[];
  components?: Record<string, number>;
}
/** What the vectors say otherwise than the acts: percents of art. 22 u.s.u.s. stand until amended, receipts are invoices until the end of 2026. */
const OTHERWISE = new Set([
  ...['emerytalna', 'rentowa', 'chorobowa', 'wypadkowa', 'fp_fs', 'fgsp'].map((rate) => `rate_${rate} 2027`),
  'simplified_invoice 2027',
]);
const asVectors = (key: string, year: number | string) => !OTHERWISE.has(`${key} ${year}`);
const cases = vectors.items.flatMap(({ key, values }) =>
  Object.entries(values as Record<string, Recorded>)
    .filter(([year]) => asVectors(key, year))
    .map(([year, recorded]) => ({ key: key as LimitKey, year: Number(year), ...recorded })),
);
const grosze = (key: LimitKey, date: string) => limitInHundredths(key, date) ?? Number.NaN;
const YEARS = [2022, 2023, 2024, 2025, 2026, 2027];

describe('the table of limits', () => {
  test('holds the 57 of the vectors, and beside them the rate of private rent and what employers pay', () => {
    const beside = LIMITS.map(({ key }) => key).filter((key) => !vectors.items.some((item) => item.key === key));
    expect(LIMITS).toHaveLength(vectors.items.length + beside.length);
    expect(beside.toSorted()).toEqual([
      ...['pfron_payment', 'pfron_quota', 'pfron_rate', 'ppk_employee', 'ppk_employer', 'ppk_low_wage'],
      ...['rental_threshold', 'rental_threshold_spouses', 'zfss_amount', 'zfss_base', 'zfss_rate', 'zfss_young'],
    ]);
  });

  test('has the rates of PPK, PFRON and the social fund, and what follows from the minimum wage', () => {
    expect(limitOn('ppk_employer', '2026-11-27')?.value).toEqual({ podstawowa: 1.5, dodatkowa: 2.5 });
    expect(limitOn('ppk_employee', '2026-11-27')?.value).toEqual({ podstawowa: 2, obnizona: 0.5, dodatkowa: 2 });
    // 120 % of 4806 and of 4950 zł.
    expect([limitOn('ppk_low_wage', '2026-11-27')?.value, limitOn('ppk_low_wage', '2027-01-01')?.value]).toEqual([5767.2, 5940]);
    expect([limitOn('pfron_rate', '2026-11-27')?.value, limitOn('pfron_quota', '2026-11-27')?.value]).toEqual([40.65, 6]);
    // 40.65 % of 9 197.79 zł; what GUS announced after May the table does not know.
    expect(limitOn('pfron_payment', '2026-04-01')?.value).toBe(Math.round(9197.79 * 40.65) / 100);
    expect(limitOn('pfron_payment', '2026-11-27')?.value).toBeNull();
    expect(limitOn('zfss_rate', '2026-11-27')?.value).toMatchObject({ podstawowy: 37.5, szczegolne_warunki: 50 });
    // 37.5 % of the wage of each year; what GUS announces in February the table does not know.
    for (const year of [2024, 2025, 2026])
      expect(grosze('zfss_amount', `${year}-06-01`)).toBe(Math.round((grosze('zfss_base', `${year}-06-01`) * 375) / 1_000));
    expect([limitOn('zfss_base', '2027-01-01')?.value, limitOn('zfss_amount', '2027-01-01')?.value]).toEqual([null, null]);
    expect(limitOn('zfss_base', '2028-01-01')?.value).toBeNull();
    const announced = entered('zfss_base', 2027, 8_400.5, { source: 'GUS' });
    expect(limitOn('zfss_amount', '2027-03-01', [announced])).toMatchObject({ value: 3_150.19, source: '37,5% z: GUS' });
  });

  test('of spouses one of whom settles the rent of both is twice that, since 2023', () => {
    expect(limitOn('rental_threshold_spouses', '2022-06-01')).toBeNull();
    for (const year of YEARS.slice(1)) expect(limitOn('rental_threshold_spouses', `${year}-06-01`)?.value).toBe(200_000);
  });

  test('private rent above 100 000 zł goes by the higher rate, every year', () => {
    for (const year of YEARS) expect(limitOn('rental_threshold', `${year}-06-01`)?.value).toBe(100_000);
    expect(limitDefinition('rental_threshold').use?.effect).toContain('12,5%');
  });

  test('says each under the name, unit and group of the vectors, with its act', () => {
    for (const { key, name_pl, unit, group, legal_basis } of vectors.items) {
      const { basis, ...limit } = limitDefinition(key as LimitKey);
      expect(limit).toMatchObject({ name: name_pl, unit, group });
      expect(basis.length).toBeGreaterThan(5);
      expect(legal_basis).not.toBe('');
    }
  });

  test.each(cases)('$key of $year', ({ key, year, value, confidence, parts = [] }) => {
    const found = limitsOf(year).find((limit) => limit.key === key);
    expect(found).toMatchObject({ value, certainty: confidence });
    if (parts.length > 1)
      expect(found?.parts.map((part) => ({ from: part.from, value: part.value }))).toEqual(
        parts.map(({ from, value: own, razem }) => ({ from, value: own ?? razem })),
      );
    for (const { from, value: own, razem } of parts) expect(limitOn(key, from)?.value).toEqual(own ?? razem);
    expect(limitOn(key, `${year}-12-31`)?.value).toEqual(value);
  });

  test('gives no number for a year the vectors have none for', () => {
    for (const { key, values } of vectors.items)
      for (const year of YEARS.filter((each) => !(each in values) && asVectors(key, each)))
        expect(limitOn(key as LimitKey, `${year}-06-30`)?.value ?? null).toBeNull();
  });

  test('percents of contributions stand in the act until it is amended; only the base is announced for a year', () => {
    const rates = (['rate_emerytalna', 'rate_rentowa', 'rate_chorobowa'] as const).map((key) => limitOn(key, '2028-03-01'));
    expect(rates).toMatchObject([19.52, 8, 2.45].map((value) => ({ value, certainty: 'statute' })));
    expect(limitOn('rate_wypadkowa', '2027-06-01')).toMatchObject({ value: 1.67, certainty: 'statute' });
    expect(limitOn('zus_forecast_wage', '2028-03-01')?.value).toBeNull();
    // The budget act says anew each year what the labour fund takes.
    expect(limitOn('rate_fp_fs', '2028-03-01')?.value).toBeNull();
  });

  test('a receipt with a NIP is an invoice up to 450 zł to the end of 2026 and never after (art. 106e ust. 5 pkt 3 VAT, KSeF)', () => {
    expect(limitOn('simplified_invoice', '2026-12-31')?.value).toBe(450);
    expect(limitOn('simplified_invoice', '2027-01-01')).toBeNull();
    expect(limitsOf(2027).map(({ key }) => key)).not.toContain('simplified_invoice');
  });

  test('passing the revenue of CIT 9% moves the whole year to 19% (art. 19 CIT)', () =>
    expect(limitDefinition('cit_current_revenue_eur').use?.effect).toContain('Stawka 19% za cały rok'));

  test('says unknown exactly where the value is null, and a source everywhere else', () => {
    for (const { values } of LIMITS)
      for (const { value, certainty, source } of values) {
        expect(value === null).toBe(certainty === 'unknown');
        expect(source !== '' || value === null).toBe(true);
      }
  });

  test('never calls standing what is not known', () => {
    for (const { standing, values } of LIMITS.map(({ key }) => limitDefinition(key)))
      if (standing) expect(values.every(({ value }) => value !== null)).toBe(true);
  });

  test('keeps its rows in order of time', () => {
    for (const { values } of LIMITS) {
      const days = values.map(({ from }) => from);
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.every(isDate)).toBe(true);
    }
  });
});

describe('a limit on a date', () => {
  test.each<[LimitKey, string, number | null]>([
    ['minimum_wage', '2023-06-30', 3490],
    ['minimum_wage', '2023-07-01', 3600],
    ['health_min', '2026-01-31', 314.96],
    ['health_min', '2026-02-01', 432.54],
    ['health_min', '2027-01-31', 432.54],
    ['vat_exemption', '2025-12-31', 200_000],
    ['vat_exemption', '2026-01-01', 240_000],
    ['domestic_diet', '2022-07-27', 30],
    ['domestic_diet', '2022-07-28', 38],
    ['ryczalt_limit', '2027-01-01', null],
  ])('%s on %s is %s', (key, date, value) => expect(limitOn(key, date)?.value).toBe(value));

  test('is null before it was law and after it ended', () => {
    expect(limitOn('kasowy_pit', '2024-12-31')).toBeNull();
    expect(limitOn('kasowy_pit', '2025-01-01')?.value).toBe(1_000_000);
    expect(limitOn('ksef_small_monthly', '2025-12-31')).toBeNull();
    expect(limitOn('ksef_small_monthly', '2026-12-31')?.value).toBe(10_000);
    expect(limitOn('ksef_small_monthly', '2027-01-01')).toBeNull();
    expect(limitsOf(2027).map(({ key }) => key)).not.toContain('ksef_small_monthly');
    expect(limitsOf(2024).map(({ key }) => key)).not.toContain('kasowy_pit');
    expect(limitsOf(2021)).toEqual([]);
  });

  test('past the table is what the act says, or not known when it is announced each year', () => {
    expect(limitOn('pit_threshold', '2028-01-01')).toMatchObject({ value: 120_000, certainty: 'statute' });
    expect(limitOn('de_minimis', '2027-12-31')?.certainty).toBe('verified');
    expect(limitOn('de_minimis', '2028-01-01')).toMatchObject({ value: 300_000, certainty: 'statute' });
    expect(limitOn('minimum_wage', '2027-12-31')?.value).toBe(4950);
    expect(limitOn('minimum_wage', '2028-01-01')).toEqual({
      from: '2027-01-01',
      value: null,
      certainty: 'unknown',
      source: '',
      note: null,
    });
    expect(limitOn('cash_register', '2028-01-01')?.value).toBeNull();
    // The contribution year of 2027 ends with January 2028.
    expect(limitOn('health_min', '2028-01-31')).toMatchObject({ value: 445.5, certainty: 'computed' });
    expect(limitOn('health_min', '2028-02-01')?.value).toBeNull();
    expect(limitsOf(2028).find(({ key }) => key === 'health_min')?.parts).toEqual([
      { from: '2028-01-01', value: 445.5, certainty: 'computed' },
      { from: '2028-02-01', value: null, certainty: 'unknown' },
    ]);
    expect(limitOn('ryczalt_limit', '2028-01-01')).toMatchObject({ value: null, certainty: 'unknown', note: null });
    expect(limitsOf(2031).find(({ key }) => key === 'ike')).toMatchObject({ value: null, certainty: 'unknown', parts: [] });
  });

  test('tells a year with two values from its first day', () =>
    expect(limitsOf(2026).find(({ key }) => key === 'health_min')).toEqual({
      key: 'health_min',
      name: 'Minimalna składka zdrowotna (skala, liniowy)',
      group: 'health',
      unit: 'PLN/month',
      basis: expect.stringContaining('art. 81 ust. 2b'),
      value: 432.54,
      certainty: 'verified',
      source: expect.stringContaining('pitax.pl'),
      note: null,
      parts: [
        { from: '2026-01-01', value: 314.96, certainty: 'verified' },
        { from: '2026-02-01', value: 432.54, certainty: 'verified' },
      ],
    }));

  test('says what is counted besides what is to be known of its value', () => {
    const noteOf = (key: LimitKey, year: number) => limitsOf(year).find((limit) => limit.key === key)?.note;
    expect(noteOf('vat_exemption', 2025)).toBe('Sprzedaż bez VAT i bez niektórych dostaw jednorazowych.');
    expect(noteOf('vat_exemption', 2026)).toMatch(/^Sprzedaż bez VAT .*jednorazowych\. Kto w 2025 r\. miał sprzedaż/);
    expect(noteOf('ike', 2026)).toBeNull();
    expect(noteOf('rate_wypadkowa', 2026)).toContain('31.03.2026');
    expect(noteOf('mileage', 2025)).toBeNull();
    expect(noteOf('mileage', 2027)).toBe('O późniejszej zmianie nie wiadomo.');
  });

  test('is an exact number of grosze, and refuses to be one where it is not', () => {
    expect(limitInHundredths('minimum_hourly', '2026-05-05')).toBe(3140);
    expect(limitInHundredths('zus_full', '2026-05-05')).toBe(192_676);
    expect(limitInHundredths('ryczalt_limit', '2027-05-05')).toBeNull();
    expect(limitInHundredths('kasowy_pit', '2022-05-05')).toBeNull();
    expect(() => limitInHundredths('eur_rate_limits', '2026-05-05')).toThrow('"eur_rate_limits" is not one amount in hundredths');
    expect(() => limitInHundredths('car_limit', '2026-05-05')).toThrow(RangeError);
    expect(() => limitInHundredths('pit_rates', '2026-05-05')).toThrow(RangeError);
    expect(() => limitInHundredths('nieznany' as LimitKey, '2026-05-05')).toThrow('"nieznany" is not a limit');
  });
});

describe('values that follow from others', () => {
  test('limits in euro are the act’s amount at the rate of the year', () => {
    const inEuro = LIMITS.filter((limit) => 'euro' in limit).map(({ key }) => key);
    expect(inEuro).toHaveLength(7);
    for (const key of inEuro)
      for (const year of YEARS.slice(0, 5))
        for (const date of [`${year}-01-01`, `${year}-07-01`])
          expect([key, date, euroLimit(limitDefinition(key), date, Number(limitOn('eur_rate_limits', date)?.value))]).toEqual([
            key,
            date,
            limitOn(key, date)?.value,
          ]);
  });

  test('the office can type the rate of 2027 and have them', () => {
    expect(euroLimit(limitDefinition('small_taxpayer_income_tax'), '2027-01-01', 4.2519)).toBe(8_504_000);
    expect(euroLimit(limitDefinition('books_limit'), '2027-01-01', 4.2519)).toBe(10_629_750);
    expect(euroLimit(limitDefinition('vat_exemption'), '2027-01-01', 4.2519)).toBeNull();
    expect(euroLimit(limitDefinition('ryczalt_limit'), '2021-12-31', 4.5941)).toBeNull();
  });

  test.each([
    [333, undefined, 1418.11],
    [333, 1, 1418],
    [333, 1000, 1000],
    [1, undefined, 4.26],
  ])('%i euro at 4,2586, rounded to %s zł or a grosz, is %d zł', (amount, roundedTo, value) => {
    const euro = [{ from: '2026-01-01', amount, ...(roundedTo && { roundedTo }) }];
    expect(euroLimit({ ...limitDefinition('books_limit'), euro }, '2026-06-30', 4.2586)).toBe(value);
  });

  test.each(YEARS)('the amounts of %i hang together', (year) => {
    for (const date of [`${year}-01-01`, `${year}-07-01`]) {
      const [wage, minimum] = [grosze('zus_forecast_wage', date), grosze('minimum_wage', date)];
      expect(grosze('zus_full_base', date)).toBe((wage * 60) / 100);
      expect(grosze('zus_30x', date)).toBe(wage * 30);
      expect(grosze('ike', date)).toBe(wage * 3);
      expect(grosze('ikze', date)).toBe((wage * 12) / 10);
      expect(grosze('ikze_jdg', date)).toBe((wage * 18) / 10);
      expect(grosze('zus_pref_base', date)).toBe((minimum * 30) / 100);
      const part = date < '2023-07-01' ? 50 : date < '2026-01-01' ? 75 : 225;
      expect(grosze('unregistered_activity', date)).toBe((minimum * part) / 100);
    }
    const january = (grosze('minimum_wage', `${year}-01-01`) * (year === 2025 ? 75 : 100)) / 100;
    expect(grosze('health_min', `${year}-02-01`)).toBe(Math.round((january * 9) / 100));
  });

  test('contributions are the base times the rates, each rounded to a grosz', () => {
    const RATES = {
      emerytalna: 'rate_emerytalna',
      rentowa: 'rate_rentowa',
      chorobowa: 'rate_chorobowa',
      wypadkowa: 'rate_wypadkowa',
      FP_FS: 'rate_fp_fs',
    } as const;
    // The rates of 2027 are not announced; its forecast was made with those of 2026.
    const contribution = (base: number, name: keyof typeof RATES, date: string) =>
      Math.round((base * grosze(RATES[name], date < '2027' ? date : '2026-12-31')) / 10_000);
    let compared = 0;
    for (const { key, year, components, parts } of cases.filter((each) => /^zus_(full|pref)$/.test(each.key)))
      for (const recorded of components ? [{ from: `${year}-01-01`, ...components }] : (parts ?? [])) {
        const base = grosze(key === 'zus_full' ? 'zus_full_base' : 'zus_pref_base', recorded.from);
        const names = (Object.keys(RATES) as (keyof typeof RATES)[]).filter((name) => name in recorded);
        const own = Object.fromEntries(names.map((name) => [name, contribution(base, name, recorded.from) / 100]));
        const total = names.reduce((sum, name) => sum + contribution(base, name, recorded.from), 0);
        expect(recorded).toMatchObject(own);
        expect(limitInHundredths(key, recorded.from)).toBe(total);
        compared += 1;
      }
    expect(compared).toBe(14);
  });
});
