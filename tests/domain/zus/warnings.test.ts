import { describe, expect, test } from 'vitest';
import type { LadderFacts } from '../../../src/domain/zus/ladder/facts';
import { contributionLadder } from '../../../src/domain/zus/ladder/ladder';
import { ladderWarnings } from '../../../src/domain/zus/ladder/warnings';
import { entered } from '../limits/enteredValue';
import { starter } from './starter';

const warned = (facts: Partial<LadderFacts>, until = '2029-12', today: string | null = null) =>
  ladderWarnings(contributionLadder(starter(facts), until), starter(facts), today);
const brief = (facts: Partial<LadderFacts>, until?: string, today?: string) =>
  warned(facts, until, today).map(({ code, on, act_by }) => `${code} ${on}${act_by ? ` ≤ ${act_by}` : ''}`);

test('the whole way of a starter, in order of date', () => {
  expect(warned({})).toEqual([
    {
      code: 'no_sickness',
      on: '2026-03-01',
      act_by: null,
      says: 'W czasie ulgi na start nie ma zasiłku chorobowego, macierzyńskiego ani opiekuńczego, a okres nie liczy się do emerytury.',
      act: 'Jeśli świadczenia będą potrzebne, zgłoś do ubezpieczeń wcześniej: ulga kończy się wtedy bezpowrotnie.',
      basis: 'art. 18 Prawa przedsiębiorców',
    },
    {
      code: 'change',
      on: '2026-09-01',
      act_by: '2026-09-08',
      says: 'Ulga na start: do 31.08.2026. Od 01.09.2026: składki preferencyjne.',
      act: 'Wyrejestruj z kodem 05 40 XX (ZWUA) i zgłoś z kodem 05 70 XX (ZUA) w ciągu 7 dni.',
      basis: 'art. 18a u.s.u.s.',
    },
    {
      code: 'holiday_open',
      on: '2026-11-01',
      act_by: null,
      says: 'Pierwszy miesiąc, za który mogą przysługiwać wakacje składkowe: listopad 2026.',
      act: 'Wniosek RWS składa się w miesiącu poprzedzającym.',
      basis: 'art. 17a u.s.u.s.',
    },
    {
      code: 'change',
      on: '2028-09-01',
      act_by: '2028-09-08',
      says: 'Składki preferencyjne: do 31.08.2028. Od 01.09.2028: pełne składki.',
      act: 'Wyrejestruj z kodem 05 70 XX (ZWUA) i zgłoś z kodem 05 10 XX (ZUA) w ciągu 7 dni.',
      basis: 'art. 18 ust. 8 u.s.u.s.',
    },
  ]);
});

test('what is past is left out on the day given, but not what can still be sent', () => {
  expect(brief({}, '2029-12', '2026-09-08')).toEqual([
    'change 2026-09-01 ≤ 2026-09-08',
    'holiday_open 2026-11-01',
    'change 2028-09-01 ≤ 2028-09-08',
  ]);
  expect(brief({}, '2029-12', '2026-09-09')).toEqual(['holiday_open 2026-11-01', 'change 2028-09-01 ≤ 2028-09-08']);
  expect(brief({}, '2029-12', '2028-09-09')).toEqual([]);
});

describe('Mały ZUS Plus', () => {
  test('in the middle of a year is applied for within seven days', () => {
    const [application] = warned({ small_plus_from: '2026-01' }).filter(({ code }) => code === 'small_plus_apply');
    expect(application).toMatchObject({
      on: '2028-09-01',
      act_by: '2028-09-08',
      says: 'Od 01.09.2028 może przysługiwać Mały ZUS Plus zamiast: składki preferencyjne.',
      basis: 'art. 18c u.s.u.s.',
    });
    expect(application?.act).toContain('05 90 XX');
  });

  test('from January is applied for by the end of January, or the working day after it', () => {
    const old = { business_start: '2020-01-01', start_relief_waived_on: '2020-01-01', small_plus_from: '2027-01' };
    expect(brief(old, '2027-06', '2027-01-01')).toEqual([
      'small_plus_apply 2027-01-01 ≤ 2027-02-01',
      'check_revenue 2027-01-01 ≤ 2027-02-01',
      'check_revenue 2028-01-01 ≤ 2028-01-31',
    ]);
  });

  test('asks every January about the revenue not known yet', () => {
    const facts = { small_plus_from: '2026-01' };
    expect(brief(facts, '2031-12', '2028-10-01')).toEqual([
      'check_revenue 2029-01-01 ≤ 2029-01-31',
      'check_revenue 2030-01-01 ≤ 2030-01-31',
      'check_revenue 2031-01-01 ≤ 2031-01-31',
      'change 2031-09-01 ≤ 2031-09-08',
    ]);
    expect(warned(facts, '2031-12').find(({ on }) => on === '2030-01-01')).toMatchObject({
      says: 'Mały ZUS Plus w 2030 r. zależy od przychodu za 2029 r. (limit 120\u00a0000\u00a0zł, dla części roku proporcjonalnie).',
      act: 'Sprawdź przychód za 2029 r.; po przekroczeniu limitu zgłoś pełne składki (05 10 XX).',
    });
    const raised = [entered('zus_mzp_limit', 2029, 150_000)];
    const told = ladderWarnings(contributionLadder(starter(facts), '2031-12'), starter(facts), null, raised);
    expect(told.filter(({ says }) => says.includes('150\u00a0000\u00a0zł')).map(({ on }) => on)).toEqual(['2030-01-01']);
    const known = { ...facts, revenue: { 2027: 0, 2028: 0, 2029: 0, 2030: 0, 2031: 0 } };
    expect(brief(known, '2031-12', '2028-10-01')).toEqual(['change 2031-09-01 ≤ 2031-09-08']);
    expect(brief({ ...facts, revenue: { 2029: 0 } }, '2031-12', '2028-10-01')).toEqual([
      'check_revenue 2029-01-01 ≤ 2029-01-31',
      'check_revenue 2031-01-01 ≤ 2031-01-31',
      'change 2031-09-01 ≤ 2031-09-08',
    ]);
    expect(brief(facts, '2028-12', '2028-10-01')).toEqual(['check_revenue 2029-01-01 ≤ 2029-01-31']);
  });
});

test('a limit of revenue that the table does not go back to is said not to be known', () => {
  const facts = { business_start: '2018-05-07', start_relief_waived_on: '2018-05-07', small_plus_from: '2020-06' };
  const checks = warned(facts, '2023-12').filter(({ code }) => code === 'check_revenue');
  expect(checks.map(({ says }) => says)).toEqual([
    'Mały ZUS Plus w 2021 r. zależy od przychodu za 2020 r. (limit nie jest znany).',
    'Mały ZUS Plus w 2022 r. zależy od przychodu za 2021 r. (limit nie jest znany).',
    expect.stringContaining('za 2022 r. (limit 120\u00a0000\u00a0zł, dla części roku proporcjonalnie).'),
  ]);
});

test('work for a former employer is warned of, and asked about when not known', () => {
  expect(warned({ former_employer: true }, '2026-04')[0]).toMatchObject({
    code: 'former_employer',
    on: '2026-03-01',
    says: 'Praca dla byłego pracodawcy w tym samym zakresie wyłącza ulgę na start i składki preferencyjne.',
    act: 'Zgłoś do pełnych składek (05 10 XX).',
  });
  expect(warned({ former_employer: null }, '2026-04')[0]).toMatchObject({
    says: 'Nie wiadomo, czy działalność obejmuje pracę dla byłego pracodawcy; ulgi przyjęto, jakby jej nie było.',
    act: 'Zapytaj o umowy o pracę z tego i poprzedniego roku.',
  });
  expect(brief({ former_employer: true }, '2026-04')).toEqual(['former_employer 2026-03-01', 'holiday_open 2026-05-01']);
});

test('a suspension during the reliefs is warned of; going idle and back needs no change of code', () => {
  const during = (from: string) =>
    brief({ suspensions: [{ from, to: null }] }, '2029-12').filter((each) => each.startsWith('suspension'));
  expect(during('2028-08-31')).toEqual(['suspension 2028-08-31']);
  expect(during('2028-09-01')).toEqual([]);
  expect(brief({ suspensions: [{ from: '2026-08-01', to: '2026-10-31' }] }, '2026-12')).toEqual([
    'no_sickness 2026-03-01',
    'suspension 2026-08-01',
    'holiday_open 2027-01-01',
  ]);
  expect(
    warned({ suspensions: [{ from: '2026-05-04', to: null }] }, '2026-12').find(({ code }) => code === 'suspension'),
  ).toMatchObject({
    says: 'Zawieszenie od 04.05.2026 nie wydłuża ulg dla rozpoczynających: ich miesiące biegną dalej.',
  });
  expect(brief({ former_employer: true, suspensions: [{ from: '2026-05-01', to: null }] }, '2026-12')).toEqual([
    'former_employer 2026-03-01',
    'holiday_open 2026-05-01',
  ]);
});

test('who never has the insurances never hears of the holiday', () => {
  expect(brief({ closed_at: '2026-05-31' })).toEqual(['no_sickness 2026-03-01']);
});

test('Mały ZUS Plus begun within a year is looked at again from the next January on', () => {
  const facts = { business_start: '2024-03-01', start_relief_waived_on: '2024-03-01', small_plus_from: '2026-03' };
  const checks = warned(facts, '2030-12').filter(({ code }) => code === 'check_revenue');
  expect(checks[0]).toMatchObject({ on: '2027-01-01', says: expect.stringContaining('zależy od przychodu za 2026 r.') });
});

test('a suspension and work for a former employer say what to do and by what law', () => {
  const told = warned({ former_employer: null, suspensions: [{ from: '2026-05-01', to: '2026-06-30' }] });
  expect(told.find(({ code }) => code === 'suspension')).toMatchObject({
    act: 'Weź to pod uwagę, wybierając datę wznowienia.',
    basis: 'art. 18 Prawa przedsiębiorców; art. 18a u.s.u.s.',
  });
  expect(told.find(({ code }) => code === 'former_employer')?.basis).toBe(
    'art. 18 Prawa przedsiębiorców; art. 18a ust. 2 pkt 2 u.s.u.s.',
  );
});
