import { describe, expect, test } from 'vitest';
import { CONTRACT_RULES, type ContractType } from '../../../src/domain/hr/contracts';
import { type MedicalExam, type MedicalFacts, medicalState } from '../../../src/domain/hr/medical';
import { MEDICAL_RULES } from '../../../src/domain/hr/medicalRules';
import { longSickness, sickSpells } from '../../../src/domain/hr/sickness';
import { addDays, isDate } from '../../../src/lib/dates';
import fc from '../../support/properties';

const TODAY = '2026-11-20';
const exam = (valid_to: string | null, rest: Partial<MedicalExam> = {}): MedicalExam => ({
  kind: 'periodic',
  performed_on: '2024-11-21',
  valid_to,
  fit: true,
  ...rest,
});
const worker = (facts: Partial<MedicalFacts> = {}): MedicalFacts => ({
  contract_type: 'employment_indefinite',
  start_date: '2020-01-02',
  end_date: null,
  exams: [],
  sick_leaves: [],
  referred_on: null,
  required: null,
  on_long_leave: false,
  ...facts,
});
const at = (facts: Partial<MedicalFacts>, today = TODAY) => medicalState(worker(facts), today);
const brief = (facts: Partial<MedicalFacts>, today = TODAY) => {
  const { status, tone, days_left, step } = at(facts, today);
  return [status, tone, days_left, step];
};

describe('a certificate', () => {
  test.each([
    ['2027-01-20', ['valid', 'ok', 61, null]],
    ['2027-01-19', ['expiring', 'info', 60, 60]],
    ['2026-12-21', ['expiring', 'info', 31, 60]],
    ['2026-12-20', ['expiring', 'warning', 30, 30]],
    ['2026-12-05', ['expiring', 'warning', 15, 30]],
    ['2026-12-04', ['expiring', 'warning', 14, 14]],
    ['2026-11-27', ['expiring', 'warning', 7, 7]],
    ['2026-11-21', ['expiring', 'warning', 1, 7]],
    ['2026-11-20', ['expiring', 'warning', 0, 0]],
    ['2026-11-19', ['expired', 'danger', -1, null]],
  ])('valid to %s', (validTo, expected) => expect(brief({ exams: [exam(validTo)] })).toEqual(expected));

  test('says how long it is still valid and what to do', () => {
    expect(at({ exams: [exam('2026-11-30')] })).toEqual({
      status: 'expiring',
      label: 'Wygasa',
      tone: 'warning',
      valid_to: '2026-11-30',
      days_left: 10,
      step: 14,
      says: 'Badanie okresowe: do 30.11.2026 (za 10\u00a0dni).',
      act: 'Wystaw skierowanie na badanie okresowe, w miarę możliwości w godzinach pracy.',
      basis: 'art. 229 § 2 KP',
      certainty: 'verified',
    });
    expect(at({ exams: [exam('2026-11-20')] }).says).toBe('Badanie okresowe: do 20.11.2026 (dzisiaj).');
    expect(at({ exams: [exam('2026-11-19')] })).toMatchObject({
      label: 'Po terminie',
      says: 'Badanie okresowe: minęło 19.11.2026 (1\u00a0dzień temu).',
      act: 'Nie dopuszczaj do pracy bez nowego orzeczenia; wystaw skierowanie na badanie okresowe.',
      basis: 'art. 229 § 4 KP',
    });
    expect(at({ exams: [exam('2028-01-01')] })).toMatchObject({
      label: 'Ważne',
      valid_to: '2028-01-01',
      days_left: 407,
      says: null,
      act: null,
    });
  });

  test('the newest alone counts, in whatever order they are kept', () => {
    const older = exam('2030-01-01', { performed_on: '2022-01-01' });
    const newer = exam('2026-11-01', { performed_on: '2024-11-01' });
    expect(at({ exams: [older, newer] }).status).toBe('expired');
    expect(at({ exams: [newer, older] }).status).toBe('expired');
  });

  test('of a driver or of work at heights is another thing', () => {
    const other = exam('2030-01-01', { kind: 'other', performed_on: '2026-01-01' });
    expect(at({ exams: [exam('2026-11-01'), other] })).toMatchObject({ status: 'expired', valid_to: '2026-11-01' });
    expect(at({ exams: [other] }).status).toBe('missing');
    expect(at({ exams: [exam('2028-01-01'), { ...other, fit: false }] }).status).toBe('valid');
  });

  test('of two of one day the stricter one counts', () => {
    const both = (one: MedicalExam, other: MedicalExam) =>
      [
        [one, other],
        [other, one],
      ].map((exams) => {
        const { status, valid_to } = at({ exams });
        return [status, valid_to];
      });
    expect(both(exam('2026-11-01'), exam('2028-01-01'))).toEqual(Array(2).fill(['expired', '2026-11-01']));
    expect(both(exam('2026-11-01'), exam('2028-01-01', { fit: false }))).toEqual(Array(2).fill(['unfit', null]));
    expect(both(exam(null), exam('2028-01-01'))).toEqual(Array(2).fill(['missing', null]));
    expect(both(exam('2028-01-01'), exam('2028-01-01'))).toEqual(Array(2).fill(['valid', '2028-01-01']));
  });

  test('not yet performed does not count', () => {
    expect(at({ exams: [exam('2026-11-30'), exam('2030-01-01', { performed_on: '2026-11-21' })] }).status).toBe('expiring');
    expect(at({ exams: [exam('2030-01-01', { performed_on: '2026-11-20' })] }).status).toBe('valid');
  });

  test('without a next date is asked for, and is not covered by an older one', () => {
    expect(at({ exams: [exam('2030-01-01', { performed_on: '2022-01-01' }), exam(null)] })).toMatchObject({
      status: 'missing',
      tone: 'danger',
      says: 'Orzeczenie nie ma daty następnego badania.',
      act: 'Przepisz datę następnego badania z orzeczenia.',
    });
  });

  test('of contra-indications bars from work however long it is', () => {
    expect(at({ exams: [exam('2030-01-01', { fit: false })] })).toMatchObject({
      status: 'unfit',
      label: 'Przeciwwskazania',
      tone: 'danger',
      says: 'Ostatnie orzeczenie stwierdza przeciwwskazania.',
      act: 'Nie dopuszczaj do tej pracy; sprawdź, czy możliwe jest inne stanowisko.',
    });
    expect(at({ exams: [exam('2030-01-01', { fit: false, performed_on: '2022-01-01' }), exam('2030-01-01')] }).status).toBe(
      'valid',
    );
  });

  test('is needed before work and during it', () => {
    expect(at({})).toMatchObject({
      status: 'missing',
      label: 'Brak',
      tone: 'danger',
      says: 'Brak aktualnego orzeczenia.',
      act: 'Wystaw skierowanie i nie dopuszczaj do pracy bez orzeczenia.',
      valid_to: null,
    });
    expect(at({ start_date: '2026-11-21' })).toMatchObject({
      status: 'missing',
      tone: 'warning',
      says: 'Brak orzeczenia przed rozpoczęciem pracy.',
      act: 'Wystaw skierowanie na badanie wstępne; bez orzeczenia nie dopuszczaj do pracy.',
      basis: 'art. 229 § 1 i 1¹ KP',
    });
    expect(at({ start_date: '2026-11-20' }).tone).toBe('danger');
  });

  test('need not be renewed for somebody who leaves by its last day', () => {
    expect(brief({ exams: [exam('2026-11-30')], end_date: '2026-11-30' })).toEqual(['valid', 'ok', 10, null]);
    expect(brief({ exams: [exam('2026-11-30')], end_date: '2026-12-01' })[0]).toBe('expiring');
  });

  test('of other reminder days', () => {
    const { status, step } = medicalState(worker({ exams: [exam('2027-02-01')] }), TODAY, [90]);
    expect([status, step]).toEqual(['expiring', 90]);
  });
});

describe('who needs one', () => {
  test.each(Object.keys(CONTRACT_RULES) as ContractType[])('%s', (contract_type) => {
    const needed = ['employment_trial', 'employment_fixed', 'employment_indefinite', 'apprentice'].includes(contract_type);
    expect(at({ contract_type }).status).toBe(needed ? 'missing' : 'not_required');
  });

  test('the employer may require it of others, and say that it is not needed', () => {
    expect(at({ contract_type: 'mandate', required: true }).status).toBe('missing');
    expect(at({ required: false })).toMatchObject({ status: 'not_required', label: 'Nie wymagane', tone: 'ok', says: null });
  });

  test('not after the contract is over', () => {
    expect(at({ end_date: '2026-11-19' })).toMatchObject({ status: 'not_required', tone: 'ok', says: 'Umowa jest zakończona.' });
    expect(at({ end_date: '2026-11-20' }).status).toBe('missing');
  });
});

describe('a referral', () => {
  test('shows that something is being done, while the ban on working stays', () => {
    expect(at({ exams: [exam('2026-11-30')], referred_on: '2026-11-18' })).toMatchObject({
      status: 'referred',
      label: 'Skierowany',
      tone: 'warning',
      valid_to: '2026-11-30',
      says: 'Badanie okresowe: do 30.11.2026 (za 10\u00a0dni). Skierowanie z 18.11.2026.',
      act: 'Czekaj na orzeczenie.',
    });
    expect(at({ referred_on: '2026-11-18' })).toMatchObject({
      status: 'referred',
      tone: 'danger',
      act: 'Czekaj na orzeczenie; do tego czasu nie dopuszczaj do pracy.',
    });
  });

  test('of a later day is not given yet', () => {
    expect(at({ referred_on: '2026-11-21' }).status).toBe('missing');
    expect(at({ referred_on: TODAY }).status).toBe('referred');
  });

  test('older than the certificate, or while it is valid for long, means nothing', () => {
    expect(at({ exams: [exam('2026-11-30')], referred_on: '2024-11-21' }).status).toBe('expiring');
    expect(at({ exams: [exam('2028-11-30')], referred_on: '2026-11-18' }).status).toBe('valid');
  });
});

test('nobody is hurried during a long absence', () => {
  expect(at({ exams: [exam('2026-11-01')], on_long_leave: true })).toMatchObject({
    status: 'expired',
    tone: 'info',
    act: 'Pracownik jest na dłuższej nieobecności: zajmij się badaniem przed jego powrotem.',
  });
  expect(at({ exams: [exam('2028-11-01')], on_long_leave: true })).toMatchObject({ tone: 'ok', act: null });
});

describe('a control examination', () => {
  const leave = (from: string, days: number) => ({ from, to: addDays(from, days - 1) });
  const valid = { exams: [exam('2028-01-01')] };

  test('is due after 31 days of sickness and not after 30', () => {
    expect(at({ ...valid, sick_leaves: [leave('2026-10-01', 31)] })).toMatchObject({
      status: 'control',
      label: 'Wymagane kontrolne',
      tone: 'danger',
      says: 'Niezdolność do pracy od 01.10.2026 do 31.10.2026 (dni: 31) wymaga badania kontrolnego.',
      act: 'Wystaw skierowanie na badanie kontrolne; bez orzeczenia nie dopuszczaj do pracy.',
      basis: 'art. 229 § 2 KP',
    });
    expect(at({ ...valid, sick_leaves: [leave('2026-10-01', 30)] }).status).toBe('valid');
  });

  test('is done with on the last day of the sickness or after it, by a control examination only', () => {
    const stands = (performed_on: string, kind: MedicalExam['kind'] = 'control') =>
      at({ exams: [exam('2028-01-01'), exam('2028-01-01', { kind, performed_on })], sick_leaves: [leave('2026-10-01', 31)] })
        .status;
    expect(stands('2026-10-31')).toBe('valid');
    expect(stands('2026-11-20')).toBe('valid');
    expect(stands('2026-10-30')).toBe('control');
    expect(stands('2026-11-21')).toBe('control');
    expect(stands('2026-11-10', 'periodic')).toBe('control');
  });

  test('is prepared for while the sickness lasts, as long as it is already or will be', () => {
    expect(at({ ...valid, sick_leaves: [leave('2026-11-01', 40)] })).toMatchObject({
      status: 'control',
      tone: 'warning',
      act: 'Przygotuj skierowanie: badanie kontrolne musi poprzedzić powrót do pracy.',
    });
    expect(at({ ...valid, sick_leaves: [{ from: '2026-10-01', to: '2026-11-20' }] }).tone).toBe('warning');
    expect(at({ ...valid, sick_leaves: [{ from: '2026-10-01', to: '2026-11-19' }] }).tone).toBe('danger');
    expect(at({ ...valid, sick_leaves: [{ from: '2026-10-21', to: null }] })).toMatchObject({
      status: 'control',
      tone: 'warning',
      says: 'Niezdolność do pracy trwająca od 21.10.2026 (dni: 31) wymaga badania kontrolnego.',
    });
    expect(at({ ...valid, sick_leaves: [{ from: '2026-10-22', to: null }] }).status).toBe('valid');
    expect(at({ ...valid, sick_leaves: [leave('2026-11-21', 40)] }).status).toBe('valid');
  });

  test('contra-indications come first, a referral and a missing certificate after', () => {
    const sick_leaves = [leave('2026-10-01', 31)];
    expect(at({ exams: [exam('2028-01-01', { fit: false })], sick_leaves }).status).toBe('unfit');
    expect(at({ sick_leaves }).status).toBe('control');
  });

  test('is waited for once its referral is given', () => {
    const sick_leaves = [leave('2026-10-01', 31)];
    expect(at({ ...valid, sick_leaves, referred_on: '2026-10-31' })).toMatchObject({
      status: 'referred',
      tone: 'danger',
      says: 'Niezdolność do pracy od 01.10.2026 do 31.10.2026 (dni: 31) wymaga badania kontrolnego. Skierowanie z 31.10.2026.',
      act: 'Czekaj na orzeczenie; do tego czasu nie dopuszczaj do pracy.',
      basis: 'art. 229 § 2 KP',
    });
    expect(at({ ...valid, sick_leaves, referred_on: '2026-10-01' }).status).toBe('control');
    expect(at({ ...valid, sick_leaves: [{ from: '2026-10-01', to: null }], referred_on: '2026-11-18' }).act).toBe(
      'Czekaj na orzeczenie.',
    );
  });

  test('of somebody who is away for another reason afterwards can wait for the return', () => {
    const away = { ...valid, sick_leaves: [leave('2026-10-01', 31)], on_long_leave: true };
    expect(at(away)).toMatchObject({
      status: 'control',
      tone: 'warning',
      act: 'Przygotuj skierowanie: badanie kontrolne musi poprzedzić powrót do pracy.',
    });
  });
});

describe('sickness', () => {
  test('leaves that touch or overlap are one, with a day between them two', () => {
    const spells = (leaves: Parameters<typeof sickSpells>[0]) =>
      sickSpells(leaves, TODAY).map(({ from, to, days }) => `${from}–${to} ${days}`);
    expect(
      spells([
        { from: '2026-09-16', to: '2026-09-30' },
        { from: '2026-09-01', to: '2026-09-15' },
      ]),
    ).toEqual(['2026-09-01–2026-09-30 30']);
    expect(
      spells([
        { from: '2026-09-01', to: '2026-09-15' },
        { from: '2026-09-17', to: '2026-09-30' },
      ]),
    ).toEqual(['2026-09-01–2026-09-15 15', '2026-09-17–2026-09-30 14']);
    expect(
      spells([
        { from: '2026-09-01', to: '2026-09-30' },
        { from: '2026-09-10', to: '2026-09-15' },
      ]),
    ).toEqual(['2026-09-01–2026-09-30 30']);
    expect(
      spells([
        { from: '2026-11-01', to: null },
        { from: '2026-11-10', to: '2026-11-15' },
      ]),
    ).toEqual(['2026-11-01–null 20']);
    expect(
      spells([
        { from: '2026-11-01', to: '2026-11-09' },
        { from: '2026-11-10', to: null },
      ]),
    ).toEqual(['2026-11-01–null 20']);
    expect(spells([{ from: '2026-12-01', to: null }])).toEqual(['2026-12-01–null 0']);
    expect(spells([])).toEqual([]);
  });

  test('the last long one is told', () => {
    const leaves = [
      { from: '2025-01-01', to: '2025-03-01' },
      { from: '2026-01-01', to: '2026-03-01' },
      { from: '2026-05-01', to: '2026-05-02' },
    ];
    expect(longSickness(leaves, TODAY)?.from).toBe('2026-01-01');
    expect(longSickness([{ from: TODAY, to: '2027-01-01' }], TODAY)?.days).toBe(43);
    expect(longSickness([], TODAY)).toBeNull();
  });

  test('the days of spells are the days on which any leave runs', () => {
    const leave = fc
      .tuple(fc.nat(200), fc.nat(40))
      .map(([start, length]) => ({ from: addDays('2026-01-01', start), to: addDays('2026-01-01', start + length) }));
    fc.assert(
      fc.property(fc.array(leave, { maxLength: 8 }), (leaves) => {
        const days = new Set(
          leaves.flatMap(({ from, to }) =>
            [...Array(400).keys()].map((day) => addDays('2026-01-01', day)).filter((day) => from <= day && day <= to),
          ),
        );
        expect(sickSpells(leaves, TODAY).reduce((sum, spell) => sum + spell.days, 0)).toBe(days.size);
      }),
      { numRuns: 100 },
    );
  });
});

test('every kind of contract names its provision', () => {
  for (const { basis, label } of Object.values(CONTRACT_RULES))
    expect([basis, label]).toEqual([expect.stringMatching(/art\.|umowa|ustawa/), expect.stringMatching(/\p{L}{5}/u)]);
});

test('the length of absence that matters stands in the rule that says it', () => {
  const { initial, control } = MEDICAL_RULES;
  for (const { says, days } of [initial, control]) expect(says).toContain(`${days} dni`);
  for (const { says, basis, source, from, certainty } of Object.values(MEDICAL_RULES)) {
    expect(says).toMatch(/^(Badanie wstępne|Bez|Termin|Po|Skierowanie) .*\.$/);
    expect(basis).toContain('art. 229 §');
    expect([source.length > 5, isDate(from), certainty]).toEqual([true, true, 'verified']);
  }
});
