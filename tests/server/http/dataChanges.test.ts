// On a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const path = '/api/data-changes/';
const account = completeNrb('11402004', '0000310212345678') ?? '';
const staff = () => office.as('ksiegowa');
const act = (who: Caller, id: string, action: string, body: object = {}) => who.post(`${path}${id}/actions/${action}`, body);
const bell = async (who: Caller) =>
  ((await who.get('/api/notices/?limit=100')).data as { text: string }[]).map(({ text }) => text.replace(/\s/g, ' '));
const card = async ({ id }: Added) => (await staff().get(`/api/companies/${id}`)).body;

/** A client's request about their own company, kept by the accountant. */
async function asked(values: Values, of: Values = {}) {
  const company = await office.add('companies', { owner_id: office.idOf('ksiegowa'), ...of });
  const client = await office.client(company);
  const answer = await client.post(path, { company_id: company.id, ...values });
  return { company, client, answer, id: String(answer.body.id) };
}
const moved = {
  kind: 'address',
  address_street: 'Nowa',
  address_building: '7',
  address_postal_code: '00-950',
  address_city: 'Warszawa',
};

describe('a client’s request', () => {
  test('of a new address is written to the card by one press, and the client is told', async () => {
    const { company, client, answer, id } = await asked({ ...moved, since: '2026-12-01' }, { address_flat: '3' });
    expect([answer.status, answer.body.status, answer.body.decided_by_id]).toEqual([201, 'asked', undefined]);
    expect(await bell(staff())).toContainEqual(expect.stringMatching(/prośba o zmianę danych .*Adres firmy, od 01\.12\.2026/));
    const { groups } = (await staff().get('/api/waiting')).body;
    expect(groups).toContainEqual(expect.objectContaining({ kind: 'data-changes.asked' }));
    expect((await act(staff(), id, 'accept')).body).toMatchObject({ status: 'accepted', decided_by_id: office.idOf('ksiegowa') });
    expect(await card(company)).toMatchObject({
      address_street: 'Nowa',
      address_building: '7',
      address_flat: null,
      address_postal_code: '00-950',
      address_city: 'Warszawa',
    });
    expect(await bell(client)).toContainEqual(expect.stringContaining('(Adres firmy): wpisano na kartę firmy'));
    expect((await act(staff(), id, 'accept')).status).toBe(409);
  });
  test('of an account puts it first and leaves the others', async () => {
    const old = { number: completeNrb('10900004', '0000000123456789'), bank_name: 'Stary', purpose: 'other' };
    const { company, id } = await asked({ kind: 'account', account_number: account }, { accounts: [old] });
    expect((await act(staff(), id, 'accept')).status).toBe(200);
    expect((await card(company)).accounts).toMatchObject([{ number: account, purpose: 'main' }, old]);
  });
  test('of a contact changes the person who is known, and adds one who is not', async () => {
    const contacts = [{ first_name: 'Anna', last_name: 'Nowak', role: 'payroll', email: 'anna@klos.test', phone: null }];
    const anna = await asked({ kind: 'contact', first_name: 'Anna', last_name: 'Nowak', phone: '501 502 503' }, { contacts });
    await act(staff(), anna.id, 'accept');
    expect((await card(anna.company)).contacts).toMatchObject([
      { first_name: 'Anna', role: 'payroll', email: 'anna@klos.test', phone: '+48501502503' },
    ]);
    const jan = await asked({ kind: 'contact', first_name: 'Jan', last_name: 'Kłos', email: 'jan@klos.test' }, { contacts });
    await act(staff(), jan.id, 'accept');
    expect((await card(jan.company)).contacts).toHaveLength(2);
  });
  test('of a contact whose name two people bear is added beside both, and writes over neither', async () => {
    const person = { first_name: 'Jan', last_name: 'Kłos', role: null };
    const contacts = [
      { ...person, email: 'ojciec@klos.test', phone: '+48501502503' },
      { ...person, email: 'syn@klos.test', phone: '+48601602603' },
    ];
    const given = { kind: 'contact', first_name: 'Jan', last_name: 'Kłos', phone: '701 702 703' };
    const { company, id } = await asked(given, { contacts });
    await act(staff(), id, 'accept');
    expect((await card(company)).contacts).toMatchObject([...contacts, { ...person, email: null, phone: '+48701702703' }]);
  });
  test('I04: two that are accepted at once both stand on the card', async () => {
    const contact = { kind: 'contact', last_name: 'Kłos', phone: '501 502 503' };
    const { company, client, id } = await asked({ ...contact, first_name: 'Anna' });
    const other = String((await client.post(path, { ...contact, first_name: 'Jan', company_id: company.id })).body.id);
    const answers = await Promise.all([id, other].map((each) => act(staff(), each, 'accept')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { contacts } = await card(company);
    expect(contacts.map((each: Values) => each.first_name).sort()).toEqual(['Anna', 'Jan']);
  });
  test('is refused with a reason, which the client reads, and changes nothing', async () => {
    const { company, client, id } = await asked(moved);
    expect((await act(staff(), id, 'refuse')).status).toBe(422);
    expect((await act(staff(), id, 'refuse', { reason: 'Prosimy o wpis z CEIDG' })).body.status).toBe('refused');
    expect((await client.get(path + id)).body).toMatchObject({ status: 'refused', answer: 'Prosimy o wpis z CEIDG' });
    expect(await bell(client)).toContainEqual(expect.stringContaining('odmowa (Prosimy o wpis z CEIDG)'));
    expect((await card(company)).address_street).not.toBe('Nowa');
  });
  test('P11: keeps the reason that it was refused with, whoever writes to it afterwards', async () => {
    const { client, id } = await asked(moved);
    await act(staff(), id, 'refuse', { reason: 'Prosimy o wpis z CEIDG' });
    await staff().put(path, { id, answer: 'Zmienione po decyzji' });
    expect((await client.get(path + id)).body.answer).toBe('Prosimy o wpis z CEIDG');
  });
  test('R03: is taken back by the client alone, until the office decides, and is over from that day', async () => {
    const { client, id } = await asked(moved);
    expect((await act(staff(), id, 'withdraw')).status).toBe(403);
    expect((await act(client, id, 'withdraw')).body).toMatchObject({ status: 'withdrawn', decided_at: '2026-11-20 09:00:00' });
    expect((await act(staff(), id, 'accept')).status).toBe(409);
  });
  test.each([
    [{ kind: 'address' }, ['address_city', 'address_postal_code']],
    [{ kind: 'account' }, ['account_number']],
    [{ kind: 'account', account_number: '123' }, ['account_number']],
    [{ kind: 'contact' }, ['first_name', 'last_name', 'phone']],
  ])('V01: %j says what is missing or wrong', async (values, fields) => {
    expect(Object.keys((await asked(values)).answer.body.errors).sort()).toEqual(fields);
  });
  test('P04, P05: is neither a viewer’s to make, nor another client’s to read, nor their own to decide', async () => {
    const { company, client, id } = await asked(moved);
    const viewer = await office.client(company, 'viewer');
    expect((await viewer.post(path, { company_id: company.id, ...moved })).status).toBe(403);
    expect((await act(viewer, id, 'withdraw')).status).toBe(403);
    const stranger = await office.client(await office.add('companies'));
    expect((await stranger.get(path + id)).status).toBe(404);
    for (const action of ['accept', 'refuse']) expect((await act(client, id, action, { reason: 'x' })).status).toBe(403);
  });
});
