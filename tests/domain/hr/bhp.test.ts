import { describe, expect, test } from 'vitest';
import { type BhpFacts, bhpState, nextPeriodic } from '../../../src/domain/hr/bhp';
import { BHP_INITIAL, BHP_RULES, bhpRule, LOW_RISK_OFFICE, type WorkKind } from '../../../src/domain/hr/bhpRules';

const TODAY = '2026-11-20';
const worker = (facts: Partial<BhpFacts> = {}): BhpFacts => ({
  contract_type: 'employment_indefinite',
  work_kind: 'manual',
  start_date: '2020-01-02',
  end_date: null,
  bhp_initial_date: '2020-01-02',
  bhp_periodic_date: null,
  bhp_valid_to: null,
  low_risk_office: false,
  required: null,
  ...facts,
});
const at = (facts: Partial<BhpFacts>, today = TODAY) => bhpState(worker(facts), today);

describe('when the next periodic training is due', () => {
  test.each<[WorkKind, string, string]>([
    ['hazardous', '2027-01-02', '2025-06-30'],
    ['manual', '2027-01-02', '2027-06-30'],
    ['engineering', '2027-01-02', '2029-06-30'],
    ['bhp_service', '2027-01-02', '2029-06-30'],
    ['other', '2027-01-02', '2029-06-30'],
    ['employer', '2026-07-02', '2029-06-30'],
    ['managerial', '2026-07-02', '2029-06-30'],
    ['office', '2027-01-02', '2030-06-30'],
  ])('%s: first by %s, again by %s', (work_kind, first, again) => {
    expect(nextPeriodic(worker({ work_kind, start_date: '2026-01-02' }))).toBe(first);
    expect(nextPeriodic(worker({ work_kind, bhp_periodic_date: '2024-06-30' }))).toBe(again);
  });

  test('29 February counts to 28 February', () => {
    expect(nextPeriodic(worker({ bhp_periodic_date: '2024-02-29' }))).toBe('2027-02-28');
    expect(nextPeriodic(worker({ start_date: '2025-08-31', work_kind: 'managerial' }))).toBe('2026-02-28');
  });

  test('cannot be told without the kind of work, nor before the regulation', () => {
    expect(nextPeriodic(worker({ work_kind: null }))).toBeNull();
    expect(nextPeriodic(worker({ start_date: '2004-07-26' }))).toBeNull();
    expect(nextPeriodic(worker({ start_date: '2004-07-27' }))).toBe('2005-07-27');
    expect(BHP_RULES.every(({ kind }) => bhpRule(kind, TODAY)?.kind === kind)).toBe(true);
  });
});

describe('how it stands', () => {
  test('no instruction before work', () => {
    expect(at({ bhp_initial_date: null })).toMatchObject({
      status: 'missing',
      label: 'Brak',
      tone: 'danger',
      says: 'Brak szkolenia wstępnego BHP.',
      act: 'Przeprowadź instruktaż ogólny i stanowiskowy przed dopuszczeniem do pracy.',
    });
    expect(at({ bhp_initial_date: null, start_date: '2026-11-21' }).tone).toBe('warning');
    expect(at({ bhp_initial_date: null, start_date: TODAY }).tone).toBe('danger');
    expect(at({ bhp_initial_date: null, bhp_periodic_date: '2026-01-01' }).status).toBe('valid');
  });

  test.each([
    ['2026-01-19', 'expiring', 60, 60, 'info'],
    ['2026-01-20', 'valid', 61, null, 'ok'],
    ['2025-12-20', 'expiring', 30, 30, 'warning'],
    ['2025-12-04', 'expiring', 14, 14, 'warning'],
    ['2025-11-27', 'expiring', 7, 7, 'warning'],
    ['2025-11-20', 'expiring', 0, 0, 'warning'],
    ['2025-11-19', 'expired', -1, null, 'danger'],
  ])('hazardous work trained on %s is %s with %i days left', (bhp_periodic_date, status, days_left, step, tone) => {
    expect(at({ work_kind: 'hazardous', bhp_periodic_date })).toMatchObject({ status, days_left, step, tone });
  });

  test('says which training and what to do', () => {
    expect(at({ start_date: '2025-12-01', bhp_initial_date: '2025-12-01' })).toEqual({
      status: 'expiring',
      label: 'Wygasa',
      tone: 'warning',
      valid_to: '2026-12-01',
      days_left: 11,
      step: 14,
      says: 'Pierwsze szkolenie okresowe BHP: do 01.12.2026 (za 11\u00a0dni).',
      act: 'Skieruj na szkolenie okresowe BHP w godzinach pracy.',
      basis: 'rozp. z 27.07.2004 (Dz.U. nr 180 poz. 1860), art. 237³ KP',
      certainty: 'verified',
    });
    expect(at({ bhp_periodic_date: '2023-11-10' }).says).toBe('Szkolenie okresowe BHP: minęło 10.11.2026 (10\u00a0dni temu).');
  });

  test('the date of the certificate comes before the computed one', () => {
    expect(at({ bhp_periodic_date: '2020-01-01', bhp_valid_to: '2028-01-01' })).toMatchObject({
      status: 'valid',
      valid_to: '2028-01-01',
    });
    expect(at({ work_kind: null, bhp_valid_to: '2026-11-01' }).status).toBe('expired');
    expect(at({ work_kind: 'office', low_risk_office: true, bhp_valid_to: '2026-11-01' }).status).toBe('expired');
  });

  test('office posts of low risk need none, and may need none when the risk is not known', () => {
    expect(at({ work_kind: 'office', low_risk_office: true })).toMatchObject({
      status: 'valid',
      tone: 'ok',
      valid_to: null,
      basis: 'art. 237³ § 2² KP',
      certainty: 'statute',
    });
    expect(at({ work_kind: 'office', low_risk_office: null }).act).toBe(
      'Skieruj na szkolenie okresowe BHP w godzinach pracy. Nie jest wymagane, gdy kategoria ryzyka firmy nie przekracza 3.',
    );
    expect(at({ work_kind: 'office', low_risk_office: false }).act).toBe('Skieruj na szkolenie okresowe BHP w godzinach pracy.');
    expect(at({ work_kind: 'manual', low_risk_office: true }).status).toBe('expired');
    expect(at({ work_kind: 'manual', low_risk_office: null }).act).toBe('Skieruj na szkolenie okresowe BHP w godzinach pracy.');
    expect(
      at({ work_kind: 'office', low_risk_office: true, start_date: '2017-01-02', bhp_initial_date: '2017-01-02' }, '2018-12-31')
        .status,
    ).toBe('expired');
    expect(
      at({ work_kind: 'office', low_risk_office: true, start_date: '2017-01-02', bhp_initial_date: '2017-01-02' }, '2019-01-01')
        .status,
    ).toBe('valid');
  });

  test('an unknown kind of work is asked for', () => {
    expect(at({ work_kind: null })).toMatchObject({
      status: 'unknown',
      label: 'Brak danych',
      tone: 'info',
      act: 'Uzupełnij rodzaj stanowiska i datę ostatniego szkolenia albo datę z zaświadczenia.',
    });
  });

  test('of work begun before the regulation the last training is asked for', () =>
    expect(at({ start_date: '1999-05-04', bhp_initial_date: '1999-05-04' })).toMatchObject({
      status: 'unknown',
      valid_to: null,
    }));

  test('training that is only planned does not count', () => {
    expect(at({ bhp_initial_date: '2026-11-21' }).status).toBe('missing');
    expect(at({ bhp_initial_date: TODAY, start_date: TODAY }).status).toBe('valid');
    expect(at({ bhp_initial_date: null, bhp_periodic_date: '2026-11-21' }).status).toBe('missing');
    expect(at({ bhp_periodic_date: '2026-11-21' })).toMatchObject({ status: 'expired', valid_to: '2021-01-02' });
    expect(at({ bhp_periodic_date: TODAY })).toMatchObject({ status: 'valid', valid_to: '2029-11-20' });
  });

  test('somebody who leaves by then needs no further training', () => {
    expect(at({ work_kind: 'hazardous', bhp_periodic_date: '2025-12-01', end_date: '2026-12-01' })).toMatchObject({
      status: 'valid',
      tone: 'ok',
      days_left: 11,
      step: null,
    });
    expect(at({ work_kind: 'hazardous', bhp_periodic_date: '2025-12-01', end_date: '2026-12-02' }).status).toBe('expiring');
  });

  test('only workers are trained, unless the employer says otherwise', () => {
    expect(at({ contract_type: 'mandate', bhp_initial_date: null }).status).toBe('not_required');
    expect(at({ contract_type: 'mandate', bhp_initial_date: null, required: true }).status).toBe('missing');
    expect(at({ required: false, bhp_initial_date: null })).toMatchObject({
      status: 'not_required',
      label: 'Nie wymagane',
      says: null,
    });
    expect(at({ end_date: '2026-11-19', bhp_initial_date: null })).toMatchObject({
      status: 'not_required',
      says: 'Umowa jest zakończona.',
    });
    expect(at({ end_date: TODAY, bhp_initial_date: null }).status).toBe('missing');
  });

  test('other reminder days', () => {
    expect(bhpState(worker({ bhp_valid_to: '2027-02-01' }), TODAY, [90])).toMatchObject({ status: 'expiring', step: 90 });
  });
});

test('what needs nothing says so calmly, and what is not known says why', () => {
  expect(at({ required: false }).tone).toBe('ok');
  expect(at({ end_date: '2026-11-19' }).tone).toBe('ok');
  expect(at({ bhp_valid_to: '2028-01-01' })).toMatchObject({ says: null, act: null });
  expect(at({ work_kind: null }).says).toBe('Nie wiadomo, do kiedy ważne jest szkolenie BHP.');
  for (const { label, basis, source } of BHP_RULES)
    for (const text of [label, basis, source]) expect(text.length).toBeGreaterThan(5);
  expect(LOW_RISK_OFFICE.source).not.toBe('');
  expect(BHP_INITIAL).toMatchObject({
    says: 'Instruktaż ogólny i stanowiskowy przed dopuszczeniem do pracy; stanowiskowy ponownie po zmianie stanowiska.',
    from: '2004-07-27',
  });
});
