import { beforeEach, describe, expect, test } from 'vitest';
import type { EmployeeTerm, EmployeeTerms } from '../../../src/contract/employeeTerms';
import { WATCH_RULES } from '../../../src/domain/hr/watchRules';
import { staffRows } from '../../../src/server/employees/staffRows';
import { termsOf } from '../../../src/server/employees/terms';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import type { Values } from '../../support/samples';

const office = openOffice();
let company: Added;
beforeEach(async () => {
  company = await office.add('companies', { title: 'Stolarnia Dąb', owner_id: office.idOf('ksiegowa') });
});
const person = (values: Values = {}) =>
  office.add('employees', {
    company_id: company.id,
    status: 'active',
    contract_type: 'employment_indefinite',
    start_date: '2020-01-01',
    end_date: null,
    birth_date: '1985-05-05',
    zus_registered_on: '2020-01-02',
    medical_exam_date: '2025-01-01',
    medical_exam_valid_to: '2029-01-01',
    bhp_initial_date: '2020-01-01',
    bhp_valid_to: '2029-01-01',
    fte: 10_000,
    education: 'higher',
    seniority_months: 0,
    leave_used_days: null,
    leave_entitlement_days: null,
    leave_carried_days: 0,
    leave_carried_year: 2026,
    ppk_status: 'enrolled',
    ...values,
  });
const answer = async (query = '', who: PrincipalName = 'kadry'): Promise<EmployeeTerms> =>
  (await office.as(who).get(`/api/employee-terms?company=${company.id}${query}`)).data;
const codes = async (query = '', who: PrincipalName = 'kadry') => (await answer(query, who)).terms.map(({ code }) => code);

const fields: Readonly<Record<(typeof WATCH_RULES)[number]['code'], Values>> = {
  contract_end: { contract_type: 'employment_fixed', start_date: '2026-06-01', end_date: '2026-12-01' },
  residence: { residence_valid_to: '2026-12-01' },
  work_permit: { work_permit_valid_to: '2026-12-01' },
  a1: { a1_valid_to: '2026-12-01' },
  sanitary: { sanitary_valid_to: '2026-12-01' },
  other_exam: { other_exam_valid_to: '2026-12-01' },
  disability: { disability_valid_to: '2026-12-01' },
  id_document: { id_document_valid_to: '2026-12-01' },
  driver_card: { driver_card_valid_to: '2026-12-01' },
  student: { contract_type: 'mandate', end_date: '2027-12-31', student: true, student_until: '2026-12-01' },
  student_zus: {
    contract_type: 'mandate',
    start_date: '2026-06-01',
    end_date: '2027-12-31',
    student: true,
    birth_date: '2000-12-10',
    zus_registered_on: null,
  },
  zus_registration: { start_date: '2026-11-17', zus_registered_on: null },
  zus_deregistration: { end_date: '2026-11-19', zus_deregistered_on: null },
  rud: { contract_type: 'specific_work', start_date: '2026-11-17', contract_signed_on: '2026-11-17', zus_registered_on: null },
  trial_limit: { contract_type: 'employment_trial', start_date: '2026-10-01', end_date: '2027-06-30' },
  fixed_term_limit: { contract_type: 'employment_fixed', start_date: '2024-04-01', end_date: '2028-06-30' },
  fixed_term_third: {
    contract_type: 'employment_fixed',
    start_date: '2026-06-01',
    end_date: '2026-12-31',
    earlier_fixed_contracts: [
      { from: '2025-01-01', to: '2025-01-31' },
      { from: '2026-01-01', to: '2026-01-31' },
    ],
  },
  fixed_term_count: {
    contract_type: 'employment_fixed',
    start_date: '2026-11-25',
    end_date: '2028-01-31',
    earlier_fixed_contracts: [
      { from: '2024-01-01', to: '2024-01-31' },
      { from: '2025-01-01', to: '2025-01-31' },
      { from: '2026-01-01', to: '2026-01-31' },
    ],
  },
  young_relief: { birth_date: '2000-12-01' },
  overdue_leave: { leave_carried_days: 6 },
  ppk_renewal: { ppk_status: 'resigned' },
  ppk_resume: { ppk_status: 'resume_check' },
  ppk_enrol: { start_date: '2026-09-01', ppk_status: null },
  seniority_papers: { seniority_other_months: null },
  rehabilitation: {},
};
/** Asked for when they are nearer: on 28.02.2027, 1.04.2027 and 30.04.2028. */
const far: readonly string[] = ['ppk_renewal', 'ppk_resume', 'seniority_papers'];

describe('employees’ dates', () => {
  test('every watched date stands in a field of the employee and is told with what to do, act and certainty', async () => {
    for (const { code, label, basis } of WATCH_RULES) {
      const one = await person(fields[code]);
      if (code === 'rehabilitation')
        await office.as('kadry').post('/api/absences/', { employee_id: one.id, kind: 'sick', from: '2026-08-20' });
      const isFar = far.includes(code);
      const terms = (await answer(`&within=${isFar ? 90 : 60}`)).terms;
      if (isFar) {
        expect(terms.some(({ employee }) => employee.id === one.id)).toBe(false);
        continue;
      }
      const found = terms.find((term) => term.code === code && term.employee.id === one.id);
      expect([code, found?.says, found?.act !== null, found?.basis]).toEqual([code, expect.stringContaining(label), true, basis]);
      expect(['verified', 'statute', 'disputed']).toContain(found?.certainty);
    }
  });

  test('are narrowed by days, kind and state, the most urgent first', async () => {
    await person({ residence_valid_to: '2026-11-10' });
    await person({ a1_valid_to: '2026-11-27' });
    await person({ work_permit_valid_to: '2027-01-15' });
    expect(await codes()).toEqual(['residence', 'a1', 'work_permit']);
    expect(await codes('&within=7')).toEqual(['residence', 'a1']);
    expect(await codes('&code=a1')).toEqual(['a1']);
    expect(await codes('&tone=danger')).toEqual(['residence']);
    for (const wrong of ['within=5', 'code=ostrich', 'tone=red', 'page=0'])
      expect((await office.as('kadry').get(`/api/employee-terms?${wrong}`)).status).toBe(422);
  });

  test('P08: what tells of health is told with the payroll grant alone, and leaves the trace of opening', async () => {
    const one = await person({
      disability_valid_to: '2026-12-01',
      residence_valid_to: '2026-12-02',
      medical_exam_valid_to: '2026-12-03',
    });
    expect(await codes('', 'ksiegowa')).toEqual(['residence']);
    expect(await codes()).toEqual(['disability', 'residence', 'medical']);
    const { data } = await office.as('super').get(`/api/employees/${one.id}/history`);
    // One for each date about health; which they are is told to who may know of them.
    expect(data.filter(({ action }: Values) => action === 'show')).toHaveLength(2);
  });

  test('P04, P05: are the office’s alone, and of no other firm', async () => {
    expect((await office.as('klient').get('/api/employee-terms')).status).toBe(404);
    expect((await office.as('pracownik').get('/api/employee-terms')).status).toBe(403);
    expect((await office.as('kadry', 'kancelaria').get(`/api/employee-terms?company=${company.id}`)).status).toBe(404);
  });
});

describe('absences', () => {
  const absent = (employee: Added, values: Values) =>
    office.as('kadry').post('/api/absences/', { employee_id: employee.id, ...values });

  test('take the working days at the part of full-time work, of the person’s company', async () => {
    const half = await person({ fte: 5_000 });
    const { body } = await absent(half, { kind: 'leave', from: '2026-11-09', to: '2026-11-13' });
    // Wednesday the eleventh is a holiday: four days of four hours.
    expect(body).toMatchObject({ company_id: company.id, hours: 1_600 });
  });

  test('of more than thirty days of sickness ask for a control examination', async () => {
    const one = await person();
    await absent(one, { kind: 'sick', from: '2026-10-01', to: '2026-10-30' });
    expect(await codes()).toEqual([]);
    await absent(one, { kind: 'sick', from: '2026-10-31', to: '2026-11-02' });
    const [term] = (await answer()).terms as [EmployeeTerm];
    expect(term).toMatchObject({ code: 'medical', tone: 'danger', says: expect.stringContaining('wymaga badania kontrolnego') });
  });

  test('of sickness say on the person’s own page who pays and until when, with the payroll grant alone', async () => {
    const one = await person();
    await absent(one, { kind: 'sick', from: '2026-02-02', to: '2026-02-13' });
    await absent(one, { kind: 'sick', from: '2026-11-01' });
    const own = async (who: PrincipalName) => (await office.as(who).get(`/api/employee-terms?employee=${one.id}`)).data;
    const pay = { year: 2026, limit: 33, used: 32, benefit_from: '2026-11-22' };
    const period = { limit: 182, used: 20, last_day: '2027-05-01', apply_by: '2027-03-20' };
    expect((await own('kadry')).sickness).toEqual({ ...pay, period });
    expect((await own('ksiegowa')).sickness).toBeNull();
    expect((await answer()).sickness).toBeNull();
    const mandate = await person({ contract_type: 'mandate' });
    await absent(mandate, { kind: 'sick', from: '2026-11-01' });
    expect((await office.as('kadry').get(`/api/employee-terms?employee=${mandate.id}`)).data.sickness).toBeNull();
  });

  test('of pregnancy have the longer period, and of what is no sickness say nothing of it', async () => {
    const one = await person();
    const { body } = await absent(one, { kind: 'sick', from: '2026-11-01', benefit_ground: 'pregnancy' });
    const { sickness } = (await office.as('kadry').get(`/api/employee-terms?employee=${one.id}`)).data as EmployeeTerms;
    expect([body.benefit_ground, sickness?.period?.limit]).toEqual(['pregnancy', 270]);
    const leave = await absent(one, { kind: 'leave', from: '2026-07-06', to: '2026-07-08', benefit_ground: 'pregnancy' });
    expect(leave.body.benefit_ground ?? null).toBeNull();
  });

  test('P08: of sickness are known with the payroll grant alone', async () => {
    const one = await person();
    const { body } = await absent(one, { kind: 'sick', from: '2026-11-02', to: '2026-11-06' });
    expect((await office.as('ksiegowa').get(`/api/absences/${body.id}`)).status).toBe(404);
    expect((await office.as('kadry').get(`/api/absences/${body.id}`)).status).toBe(200);
  });

  test('of one company the year’s leave is told: by law, taken, planned, left and overdue', async () => {
    const one = await person({ leave_carried_days: 5 });
    await absent(one, { kind: 'leave', from: '2026-07-06', to: '2026-07-08' });
    await absent(one, { kind: 'leave', from: '2026-12-28', to: '2026-12-31', planned: true });
    expect((await answer()).leave).toEqual([
      expect.objectContaining({ entitled: 26, carried: 5, used: 3, planned: 4, balance: 28, overdue: 2, unknown: [] }),
    ]);
    expect((await office.as('kadry').get('/api/employee-terms')).data.leave).toBeNull();
  });

  test('of one person all of theirs is told by itself, with days at a day’s notice and the leave that the end of a contract settles', async () => {
    const one = await person({ end_date: '2026-12-31', leave_carried_days: 2 });
    await person({ residence_valid_to: '2026-12-01' });
    await absent(one, { kind: 'on_demand', from: '2026-07-06', to: '2026-07-07' });
    await absent(one, { kind: 'unpaid', from: '2026-02-01', to: '2026-03-31' });
    const { terms, leave } = (await office.as('kadry').get(`/api/employee-terms?employee=${one.id}`)).data as EmployeeTerms;
    expect(terms.map(({ code, employee }) => [code, employee.id])).toEqual([['contract_end', one.id]]);
    // 26 days without two twelfths, with two from the year before, less two.
    expect(terms[0]?.act).toContain('Urlop do wykorzystania lub ekwiwalentu: 22\u00a0dni (art. 171 KP).');
    expect(leave).toEqual([expect.objectContaining({ entitled: 22, on_demand: 2, used: 2, balance: 22, more_from: null })]);
    expect((await office.as('kadry').get(`/api/employee-terms?employee=${company.id}`)).status).toBe(404);
    expect((await office.as('kadry').get('/api/employee-terms?employee=7')).status).toBe(404);
  });
});

test('a year’s leave has ten days more of a moderate disability, and keeps quiet of it without the payroll grant (P08)', async () => {
  await person({ disability_degree: 'moderate', disability_since: '2024-05-01' });
  const [leave, unknowing] = [(await answer()).leave, (await answer('', 'ksiegowa')).leave];
  expect([leave?.[0]?.entitled, unknowing?.[0]?.entitled]).toEqual([36, 26]);
  expect([leave?.[0]?.basis, unknowing?.[0]?.basis]).toEqual([
    expect.stringContaining('art. 19 ustawy o rehabilitacji'),
    expect.not.stringContaining('rehabilitacji'),
  ]);
});

describe('what is left of the year’s leave', () => {
  const leaveOf = async (one: Added, who: PrincipalName) =>
    (await office.as(who).get('/api/employees/leave')).data.find(({ employee }: Values) => employee === one.id);

  test('is told to the client who employs, by law and by what was taken and planned', async () => {
    const own = await person({ company_id: office.base().company, leave_carried_days: 5, seniority_other_months: 0 });
    for (const [from, to, planned] of [
      ['2026-07-06', '2026-07-08', false],
      ['2026-12-28', '2026-12-31', true],
    ] as const)
      await office.as('kadry').post('/api/absences/', { employee_id: own.id, kind: 'leave', from, to, planned });
    await office.as('kadry').post('/api/absences/', { employee_id: own.id, kind: 'sick', from: '2026-11-02', to: '2026-11-06' });
    const left = { employee: own.id, year: 2026, entitled: 26, carried: 5, used: 3, planned: 4, balance: 28, provisional: false };
    expect(await leaveOf(own, 'klient')).toEqual(left);
    expect(await leaveOf(own, 'ksiegowa')).toEqual(left);
  });

  test('says where something must be found out first', async () => {
    const own = await person({ company_id: office.base().company, education: null });
    expect(await leaveOf(own, 'klient')).toMatchObject({ provisional: true });
  });

  test('P08: has the days of a disability for who may know of it alone', async () => {
    const own = await person({
      company_id: office.base().company,
      disability_degree: 'moderate',
      disability_since: '2024-05-01',
    });
    expect((await leaveOf(own, 'klient')).entitled).toBe(36);
    expect((await leaveOf(own, 'kadry')).entitled).toBe(36);
    expect((await leaveOf(own, 'ksiegowa')).entitled).toBe(26);
  });

  test('P04, P05: is of no other client’s employees, and of no other firm’s', async () => {
    const other = await person();
    expect(await leaveOf(other, 'klient')).toBeUndefined();
    expect((await office.as('klient').get(`/api/employees/leave?company=${company.id}`)).status).toBe(404);
    expect((await office.as('klient').get('/api/employees/leave?company=7')).status).toBe(404);
    expect((await office.as('kadry', 'kancelaria').get(`/api/employees/leave?company=${company.id}`)).status).toBe(404);
  });
});

test('the renewal of PPK is asked for until the end of February 2027, and not after it', async () => {
  const one = await person({ ppk_status: 'resigned' });
  const { db } = office.services;
  const [row] = await staffRows(db, { where: 'e.id = $1', values: [one.id] }, false);
  if (!row) throw new Error('nobody');
  const codesOn = (today: string) => termsOf(row, [], today, false).map(({ code, date, tone }) => `${code} ${date} ${tone}`);
  expect(codesOn('2026-11-29')).toEqual([]);
  expect(codesOn('2026-11-30')).toEqual(['ppk_renewal 2027-02-28 info']);
  expect(codesOn('2027-02-28')).toEqual(['ppk_renewal 2027-02-28 warning']);
  expect(codesOn('2027-03-01')).toEqual([]);
});

describe('referrals of many', () => {
  const refer = (ids: string[], who: PrincipalName = 'kadry') => office.as(who).post('/api/employees/referrals', { ids });

  test('come in one file, with a trace at each person', async () => {
    const people = [await person(), await person()];
    const sent = await refer(people.map(({ id }) => id));
    expect([sent.status, sent.headers['content-type']]).toEqual([200, 'application/pdf']);
    for (const { id } of people)
      expect(JSON.stringify((await office.as('super').get(`/api/employees/${id}/history`)).data)).toContain('paper');
  });

  test('P15: with one who is not there, or left, nobody gets any', async () => {
    const one = await person();
    expect((await refer([one.id, '0199c3a2-1b2c-7d3e-8f40-123456789abc'])).status).toBe(404);
    expect((await refer([one.id, (await person({ status: 'ended' })).id])).status).toBe(409);
    expect((await refer([one.id], 'klient')).status).toBe(404);
  });
});
