import { describe, expect, test } from 'vitest';
import { awaitsControl, type MedicalExam, newestExam } from '../../../src/domain/hr/medical';
import { EXPOSURES, REFERRAL_KINDS, referralKind } from '../../../src/domain/hr/referral';

const TODAY = '2026-11-20';
const exam = (performed_on: string, kind: MedicalExam['kind'] = 'periodic'): MedicalExam => ({
  kind,
  performed_on,
  valid_to: '2028-01-01',
  fit: true,
});
const sick = (from: string, to: string | null) => ({ from, to });

describe('the examination somebody is sent to', () => {
  test.each<[string, MedicalExam[], { from: string; to: string | null }[], keyof typeof REFERRAL_KINDS]>([
    ['nobody examined yet', [], [], 'initial'],
    ['one examined only as a driver', [exam('2026-01-01', 'other')], [], 'initial'],
    ['one whose examination is still to come', [exam('2026-11-21')], [], 'initial'],
    ['one with a certificate', [exam('2026-01-01', 'initial')], [], 'periodic'],
    ['one back after thirty days of sickness', [exam('2026-01-01')], [sick('2026-10-01', '2026-10-30')], 'periodic'],
    ['one back after thirty-one', [exam('2026-01-01')], [sick('2026-10-01', '2026-10-31')], 'control'],
    ['one ill for long and never examined', [], [sick('2026-10-01', null)], 'control'],
    [
      'one whose control examination is done',
      [exam('2026-01-01'), exam('2026-11-02', 'control')],
      [sick('2026-10-01', '2026-10-31')],
      'periodic',
    ],
  ])('%s', (_who, exams, sick_leaves, kind) => expect(referralKind({ exams, sick_leaves }, TODAY)).toBe(kind));

  test('is named as on the form', () => {
    expect(Object.values(REFERRAL_KINDS)).toEqual(['wstępne', 'okresowe', 'kontrolne']);
    expect(EXPOSURES).toEqual([
      'Czynniki fizyczne',
      'Pyły',
      'Czynniki chemiczne',
      'Czynniki biologiczne',
      'Inne czynniki, w tym niebezpieczne',
    ]);
  });
});

test('the certificate that counts is the newest, and control waits for the end of the sickness', () => {
  expect(newestExam([], TODAY)).toBeNull();
  expect(newestExam([exam('2026-03-01'), exam('2025-03-01')], TODAY)?.performed_on).toBe('2026-03-01');
  const during = { exams: [exam('2026-11-10', 'control')], sick_leaves: [sick('2026-10-01', null)] };
  expect(awaitsControl(during, TODAY)).toEqual({ from: '2026-10-01', to: null, days: 51 });
  expect(awaitsControl({ ...during, sick_leaves: [] }, TODAY)).toBeNull();
});
