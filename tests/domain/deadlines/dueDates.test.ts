import { describe, expect, test } from 'vitest';
import { holidaysOf } from '../../../src/domain/calendar/holidays';
import { describeDue } from '../../../src/domain/deadlines/describe';
import { dueDates } from '../../../src/domain/deadlines/dueDates';
import type { DeadlineRule } from '../../../src/domain/deadlines/rule';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { addMonths, isMonth } from '../../../src/lib/dates';
import vectors from '../vectors/deadlines-2026.json';

const IDS = [...new Set(DEADLINE_RULES.map(({ id }) => id))];

function datesOfYear(id: string, year: number) {
  return DEADLINE_RULES.filter((rule) => rule.id === id)
    .flatMap((rule) => dueDates(rule, `${year}-01-01`, `${year}-12-31`))
    .map(({ period, nominal, due }) => ({ rule: id, period: period.label, nominal, due }));
}

describe('the table of deadlines', () => {
  test('holds the 67 rules of the vectors, and those that advisers missed in them', () =>
    expect([...new Set(IDS)].sort()).toEqual(
      [
        ...vectors.rules.map(({ id }) => id),
        ...['zus_mzp_cz2', 'pit8a', 'cit8fr', 'fr_swiadczenia', 'rolny_rata', 'lesny_rata'],
        ...['e_doreczenia', 'e_doreczenia_krs', 'ksef_tokeny', 'ksef_wszyscy', 'krus_skladki', 'krus_oswiadczenie'],
        ...['cit10z', 'dywidenda_cit', 'cit6r', 'zaw_rd', 'cit15j', 'podatek_minimalny', 'podatek_od_budynkow', 'sf_poza_krs'],
        ...[
          'pfron_dekr',
          'pfron_inf1',
          'pfron_inf2',
          'zfss_korekta',
          'ppk_ponowny_zapis',
          'oplata_srodowiskowa',
          'opakowania',
          'vat_sme',
          'akcyza',
        ],
        ...['dac7', 'mdr3_pit', 'mdr3_cit', 'gus', 'fundacja_sprawozdanie', 'pit6'],
      ].sort(),
    ));

  test('shifts each rule as the vectors say', () => {
    for (const { id, shift } of vectors.rules)
      expect([id, DEADLINE_RULES.find((rule) => rule.id === id)?.shift]).toEqual([id, shift]);
  });

  test('calls verified nothing that the vectors call unverified', () => {
    for (const { id, confidence } of vectors.rules) {
      const certainty = DEADLINE_RULES.find((rule) => rule.id === id)?.certainty;
      const allowed = confidence.startsWith('verified') ? ['verified', 'disputed'] : ['statute'];
      expect([id, allowed.includes(certainty ?? '')]).toEqual([id, true]);
    }
  });

  test('gives each row its act, its source and a first period; a disputed one also says what is disputed', () => {
    for (const rule of DEADLINE_RULES) {
      expect(rule.basis).toMatch(/art\.|Dz\.U\./);
      expect(rule.source).not.toBe('');
      expect(isMonth(rule.from)).toBe(true);
      if (rule.certainty === 'disputed') expect(rule.note).toMatch(/podano|przyjęto/);
    }
  });

  test('never has two rows of one rule in force for the same period', () => {
    for (const [index, rule] of DEADLINE_RULES.entries())
      for (const other of DEADLINE_RULES.slice(index + 1).filter(({ id }) => id === rule.id))
        expect(rule.from > (other.until ?? '9999') || other.from > (rule.until ?? '9999')).toBe(true);
  });

  test('says in words what it computes', () => {
    const words = Object.fromEntries(DEADLINE_RULES.map((rule) => [rule.id, describeDue(rule)]));
    expect(words).toMatchObject({
      zus_20: '20. dzień następnego miesiąca',
      karta: '7. dzień następnego miesiąca; za grudzień: 28. dzień tego miesiąca',
      dn_rata: '15. dzień tego miesiąca; za styczeń: ostatni dzień tego miesiąca',
      dn_rata_of: '15 marca, 15 maja, 15 września, 15 listopada',
      rws: 'ostatni dzień poprzedniego miesiąca',
      jpk_v7k: '25. dzień miesiąca po kwartale',
      cit_zaliczka_q: '20. dzień miesiąca po kwartale',
      cit8: 'ostatni dzień 3. miesiąca po roku podatkowym',
      sf_krs: '15. dzień 7. miesiąca po roku podatkowym',
      pit11_podatnik: 'ostatni dzień lutego następnego roku',
      pit4r: '31 stycznia następnego roku',
      zus_rzsr: '1 czerwca następnego roku',
      dr1: '15 stycznia tego roku',
      zus_mzp: '31 stycznia tego roku',
      dt1: '15 lutego tego roku',
      zfss_1: '31 maja tego roku',
      remanent: '31 grudnia tego roku',
    });
  });
});

test('instalments name each month of the year', () => {
  const rule = DEADLINE_RULES.find(({ id }) => id === 'dn_rata_of') as DeadlineRule;
  const instalments = Array.from({ length: 12 }, (_, place) => place + 1);
  const day = new Intl.DateTimeFormat('pl', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(describeDue({ ...rule, period: { instalments }, due: { months: 0, day: 15 } })).toBe(
    instalments.map((month) => day.format(Date.UTC(2026, month - 1, 15))).join(', '),
  );
});

describe('the dates of 2026', () => {
  test.each(vectors.rules)('of $id are those of the vectors', ({ id }) =>
    expect(datesOfYear(id, 2026)).toEqual(
      vectors.deadlines
        .filter(({ rule }) => rule === id)
        .map(({ rule, period, nominal, due }) => ({ rule, period, nominal, due })),
    ),
  );
});

describe('the dates of other years', () => {
  test.each([
    ['karta', '2026-11', '2026-12-07'],
    ['karta', '2027-12', '2027-12-28'],
    ['jpk_v7m', '2026-11', '2026-12-28'],
    ['jpk_v7m', '2027-11', '2027-12-27'],
    ['jpk_v7k', '2027-Q2', '2027-07-26'],
    ['zus_15', '2027-12', '2028-01-17'],
    ['zus_5', '2027-05', '2027-06-07'],
    ['vat_oss', '2027-Q3', '2027-10-31'],
    ['wynagrodzenia', '2026-12', '2027-01-08'],
    ['wht_cit', '2027-01', '2027-02-08'],
    ['tp_local', '2026', '2027-11-02'],
    ['jpk_cit', '2026', '2027-08-02'],
    ['jpk_pit_ksiegi', '2026', '2027-08-02'],
    ['jpk_pkpir', '2026', '2027-04-30'],
    ['forma_opodatkowania', '2027', '2027-02-22'],
    ['pit11_podatnik', '2026', '2027-03-01'],
    ['kobize', '2027', '2028-02-29'],
    ['zus_imir', '2026', '2027-03-01'],
    ['zus_imir', '2027', '2028-02-28'],
    ['dr1', '2028', '2028-01-17'],
    ['pit36', '2027', '2028-05-02'],
    ['zus_rzsr', '2023', '2024-06-03'],
    ['rws', '2025-12', '2025-11-30'],
    ['rws', '2024-12', '2024-11-30'],
  ])('%s of %s is due %s', (id, period, due) =>
    expect(datesOfYear(id, Number(due.slice(0, 4))).find((date) => date.period === period)?.due).toBe(due),
  );

  test('do not exist before the law did', () => {
    expect(datesOfYear('rws', 2024).map(({ period }) => period)).toEqual(['2024-12', '2025-01']);
    expect(datesOfYear('jpk_pkpir', 2026)).toEqual([]);
    expect(datesOfYear('jpk_pit_ksiegi', 2026)).toEqual([]);
    expect(datesOfYear('jpk_cit', 2025)).toEqual([]);
  });

  test('are found in a range of one day, whichever month the day off moved them from', () => {
    const onlyOn = (id: string, day: string, change: Partial<DeadlineRule> = {}) =>
      dueDates({ ...(DEADLINE_RULES.find((rule) => rule.id === id) as DeadlineRule), ...change }, day, day).map(
        ({ nominal }) => nominal,
      );
    expect(onlyOn('tp_local', '2026-11-02')).toEqual(['2026-10-31']);
    expect(onlyOn('tp_local', '2026-11-01')).toEqual([]);
    expect(onlyOn('tp_local', '2026-11-03')).toEqual([]);
    expect(onlyOn('pit36', '2028-05-02')).toEqual(['2028-04-30']);
    expect(onlyOn('wynagrodzenia', '2026-12-31', { due: { months: 1, day: 1 } })).toEqual(['2027-01-01']);
    expect(onlyOn('wynagrodzenia', '2027-10-29', { due: { months: 1, day: 1 } })).toEqual(['2027-11-01']);
  });

  test('are found where one month of the year is due earlier than the others', () => {
    const rule = DEADLINE_RULES.find(({ id }) => id === 'karta') as DeadlineRule;
    const early = { ...rule, due: { months: 1, day: 22, except: { month: 12, months: 0, day: 15 } } };
    const on = (day: string) => dueDates(early, day, day).map(({ period }) => period.label);
    expect(on('2026-12-15')).toEqual(['2026-12']);
    expect(on('2026-12-22')).toEqual(['2026-11']);
    expect(on('2027-01-22')).toEqual([]);
    expect(on('2027-02-22')).toEqual(['2027-01']);
  });

  test('end with the row', () => {
    const rule = DEADLINE_RULES.find(({ id }) => id === 'zus_20') as DeadlineRule;
    const closed = { ...rule, until: '2026-09' };
    expect(dueDates(closed, '2026-08-01', '2026-12-31').map(({ period }) => period.label)).toEqual([
      '2026-07',
      '2026-08',
      '2026-09',
    ]);
  });

  /** Another reckoning: each rule's distance from its period is read off the vectors of 2026 and carried to every year. */
  test('follow the pattern of 2026 in every year to 2099, walked over days off by other means', () => {
    const lastOf = (month: string) =>
      new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
    const endOf = (period: string) => {
      const [year = '', part = ''] = period.split('-');
      if (part.startsWith('Q')) return `${year}-${String(Number(part[1]) * 3).padStart(2, '0')}`;
      if (part.startsWith('R')) return `${year}-${['03', '05', '09', '11'][Number(part[1]) - 1]}`;
      return part === '' ? `${year}-12` : period;
    };
    const months = (from: string, to: string) =>
      Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(0, 4)) * 12 - Number(from.slice(5, 7));
    const off = (day: Date) =>
      day.getUTCDay() % 6 === 0 || holidaysOf(day.getUTCFullYear()).some(({ date }) => date === day.toISOString().slice(0, 10));
    const shifts = Object.fromEntries(vectors.rules.map(({ id, shift }) => [id, shift]));
    const monthsBack = new Set(['rws', 'vat_oss', 'vat_ioss']);
    let compared = 0;
    for (const { rule, period, nominal } of vectors.deadlines) {
      const offset = months(endOf(period), nominal.slice(0, 7));
      const isLast = nominal === lastOf(nominal.slice(0, 7)) && (Number(nominal.slice(8)) === 28 || monthsBack.has(rule));
      for (let ahead = 1; ahead <= 73; ahead += 4) {
        const newPeriod = period.replace(/^\d{4}/, (year) => String(Number(year) + ahead));
        const month = addMonths(endOf(newPeriod), offset);
        const expected = isLast && nominal.slice(5) !== '12-28' ? lastOf(month) : `${month}${nominal.slice(7)}`;
        const day = new Date(`${expected}T00:00:00Z`);
        const step = shifts[rule] === 'backward' ? -1 : 1;
        while (shifts[rule] !== 'none' && off(day)) day.setUTCDate(day.getUTCDate() + step);
        const due = day.toISOString().slice(0, 10);
        expect(datesOfYear(rule, Number(due.slice(0, 4)))).toContainEqual({ rule, period: newPeriod, nominal: expected, due });
        compared += 1;
      }
    }
    expect(compared).toBe(299 * 19);
  });
});
