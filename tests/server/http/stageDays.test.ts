import { describe, expect, test } from 'vitest';
import type { CompanyContributions } from '../../../src/contract/contributions';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
/** Nobody is entered: the card of the company is the owner's. The tests' day is 20 November 2026. */
const trader = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
    zus_scheme: 'full',
    zus_scheme_from: '2025-03-01',
    insured_since: '2019-03-01',
    ceidg_start_date: '2018-09-01',
    employs: false,
    status: 'active',
    ...values,
  });
const owner = ({ id }: Added, values: Values = {}) =>
  office.add('company-persons', {
    company_id: id,
    role: 'owner',
    first_name: 'Jan',
    last_name: 'Kot',
    zus_scheme: 'full',
    zus_scheme_from: null,
    zus_scheme_to: null,
    ...values,
  });
const change = (of: 'companies' | 'company-persons', { id }: Added, values: Values) =>
  staff().put(`/api/${of}/`, { id, ...values });
const card = async (of: 'companies' | 'company-persons', { id }: Added) => (await staff().get(`/api/${of}/${id}`)).body;
const lines = async ({ id }: Added) => {
  const { data } = await staff().get(`/api/profile-lines/?limit=100&sort=valid_from:asc&filters=company_id:${id},subject:zus`);
  return (data as Values[]).map(({ valid_from, valid_to, zus_scheme }) => [zus_scheme, valid_from, valid_to]);
};
const steps = async ({ id }: Added) => {
  const { owners }: CompanyContributions = (await staff().get(`/api/companies/${id}/contributions`)).data;
  return owners[0]?.ladder.steps.map(({ scheme, from }) => [scheme, from]);
};

describe('the first day of a stage of contributions', () => {
  test('is the card’s own, apart from that of insurance, and stays with the stage once another is entered', async () => {
    const company = await trader();
    expect(await steps(company)).toEqual([['full', '2025-03-01']]);
    const { status, body } = await change('companies', company, { zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01' });
    expect([status, body.zus_scheme, body.zus_scheme_from, body.insured_since]).toEqual([
      200,
      'maly_plus',
      '2026-01-01',
      '2019-03-01',
    ]);
    expect(await lines(company)).toEqual([
      ['full', '2025-03-01', '2025-12-31'],
      ['maly_plus', '2026-01-01', null],
    ]);
    const ahead = await change('companies', company, { zus_scheme: 'full', profile_from: '2027-01-01' });
    expect([ahead.body.zus_scheme, ahead.body.zus_scheme_from]).toEqual(['maly_plus', '2026-01-01']);
  });

  test('typed anew moves the dated line, of the company and of its people', async () => {
    const company = await trader();
    await change('companies', company, { zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01' });
    expect((await change('companies', company, { zus_scheme_from: '2026-02-01' })).body.zus_scheme_from).toBe('2026-02-01');
    expect(await lines(company)).toEqual([
      ['full', '2025-03-01', '2026-01-31'],
      ['maly_plus', '2026-02-01', null],
    ]);

    const owned = await trader();
    const person = await owner(owned, { zus_scheme_from: '2021-03-01' });
    await change('company-persons', person, { zus_scheme: 'none', zus_scheme_from: '2026-05-01' });
    const moved = await change('company-persons', person, { zus_scheme_from: '2026-06-01' });
    expect(moved.body).toMatchObject({ zus_scheme: 'none', zus_scheme_from: '2026-06-01' });
    expect(await lines(owned)).toEqual([
      ['full', '2021-03-01', '2026-05-31'],
      ['none', '2026-06-01', null],
    ]);
  });

  test('moved is told beforehand: what a month of another stage takes away and brings', async () => {
    const company = await trader();
    await change('companies', company, { zus_scheme: 'none', zus_scheme_from: '2026-11-01' });
    const preview = await staff().post('/api/profile-lines/card-preview', {
      company_id: company.id,
      person_id: null,
      changes: { zus_scheme_from: '2026-09-01' },
    });
    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.body.data.disappears)).toContain('ZUS');
  });

  test.each([
    ['no day', null, 'Podaj pierwszy dzień schematu'],
    ['a day to come', '2027-01-01', 'Ten schemat już obowiązuje: jego pierwszy dzień nie może być w przyszłości'],
    ['the day of the stage before', '2025-03-01', 'Poprzedni schemat zaczyna się 01.03.2025: ten może zacząć się dopiero po nim'],
  ])('V07: is refused on its field where it would be %s', async (_, zus_scheme_from, says) => {
    const company = await trader();
    await change('companies', company, { zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01' });
    const refused = await change('companies', company, { zus_scheme_from });
    expect([refused.status, refused.body.errors]).toEqual([422, { zus_scheme_from: says }]);
    expect((await card('companies', company)).zus_scheme_from).toBe('2026-01-01');
  });

  test('on the company’s card is the owner’s who is entered, with lines and without', async () => {
    const company = await trader({ zus_scheme_from: null });
    const person = await owner(company);
    await change('companies', company, { zus_scheme_from: '2024-02-01' });
    expect(await card('company-persons', person)).toMatchObject({ zus_scheme: 'full', zus_scheme_from: '2024-02-01' });
    expect(await steps(company)).toEqual([['full', '2024-02-01']]);
    await change('companies', company, { zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01' });
    await change('companies', company, { zus_scheme_from: '2026-03-01' });
    expect(await card('company-persons', person)).toMatchObject({ zus_scheme: 'maly_plus', zus_scheme_from: '2026-03-01' });
    expect(await card('companies', company)).toMatchObject({ zus_scheme: 'maly_plus', zus_scheme_from: '2026-03-01' });
    expect((await steps(company))?.slice(0, 2)).toEqual([
      ['full', '2024-02-01'],
      ['maly_plus', '2026-03-01'],
    ]);
  });
});

describe('the first day of social insurance', () => {
  /** Months still open for a contribution holiday; of somebody insured since September none is left this year but December. */
  const advised = async (company: Added, person_id: string | null = null) => {
    const made = await office.add('zus-vacations', {
      company_id: company.id,
      person_id,
      year: 2026,
      answer: 'yes',
      status: 'accepted',
    });
    return (await staff().get(`/api/zus-vacations/${made.id}`)).body.advice as string;
  };
  const begun = 'Od którego miesiąca są pełne ubezpieczenia społeczne';

  test('follows from the dated stages, as long as none of them is without insurance', async () => {
    const company = await trader({ insured_since: null, zus_scheme: 'start_relief', zus_scheme_from: '2026-01-01' });
    await change('companies', company, { zus_scheme: 'preferential', zus_scheme_from: '2026-07-01' });
    await change('companies', company, { zus_scheme: 'full', zus_scheme_from: '2026-11-01' });
    // Insured since July, it is there for December; since November it would be too late for this year.
    expect(await advised(company)).not.toContain('Pełne ubezpieczenia trwają zbyt krótko');
    const fresh = await trader({ insured_since: null, zus_scheme: 'start_relief', zus_scheme_from: '2026-05-01' });
    await change('companies', fresh, { zus_scheme: 'preferential', zus_scheme_from: '2026-11-01' });
    expect(await advised(fresh)).toContain('Pełne ubezpieczenia trwają zbyt krótko');
  });

  test('of a person stands on their card before anything else', async () => {
    const company = await trader({ insured_since: null, zus_scheme_from: null });
    const person = await owner(company);
    expect(await advised(company, person.id)).toContain(begun);
    await change('company-persons', person, { zus_scheme_from: '2026-11-01' });
    expect(await advised(company, person.id)).toContain('Pełne ubezpieczenia trwają zbyt krótko');
    await change('company-persons', person, { insured_since: '2015-01-01' });
    const text = await advised(company, person.id);
    expect([text.includes(begun), text.includes('zbyt krótko')]).toEqual([false, false]);
  });
});
