import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import { requestsMorning } from './requestsMorning';

const office = openOffice();
const day = 86_400_000;

test('reminders that wait over the days off go as one on the first working day', async () => {
  const firm = await office.add('companies', { title: 'Na weekend' });
  const client = office.idOf('klient');
  await office.add('memberships', { user_id: client, company_id: firm.id, role: 'owner' });
  // The 20th is a Friday: its last day is Saturday, and from Sunday on it is late.
  const body = { company_ids: [firm.id], period: '2026-09', due_date: '2026-11-21' };
  await office.as('ksiegowa').post('/api/document-requests/ask', body);
  const letters = () =>
    office.services.db.query<{ state: string; error: string | null; due: string }>({
      text: "select state, error, to_char(due_at at time zone 'Europe/Warsaw', 'MM-DD HH24') as due from deliveries where event = 'documents_missing' and user_id = $1 order by id",
      values: [client],
    });
  const superseded = { state: 'suppressed', error: 'Zastąpiło je nowsze przypomnienie', due: '11-23 09' };
  office.pass(day);
  await requestsMorning(office);
  office.pass(day);
  await requestsMorning(office);
  expect(await letters()).toEqual([superseded, { state: 'held_quiet', error: null, due: '11-23 09' }]);
  office.pass(day);
  await requestsMorning(office);
  await office.services.jobs.drain();
  expect((await letters()).map(({ state }) => state).filter((state) => state !== 'suppressed')).toHaveLength(1);
  office.pass(-3 * day);
});

test('a request whose day passes is late by the morning, and the client is reminded, but not every day', async () => {
  const firm = await office.add('companies');
  const client = office.idOf('klient');
  await office.add('memberships', { user_id: client, company_id: firm.id, role: 'owner' });
  const body = { company_ids: [firm.id], period: '2026-10', due_date: '2026-11-21' };
  const [id] = (await office.as('ksiegowa').post('/api/document-requests/ask', body)).data.made;
  // Sessions end before the days that pass here.
  const { db } = office.services;
  const standing = async () => {
    const [request] = await db.query<{ status: string }>({
      text: 'select status from document_requests where id = $1',
      values: [id],
    });
    const [told] = await db.query<{ told: number }>({
      text: "select count(*)::int as told from notices where user_id = $1 and event = 'documents_missing' and record_id = $2",
      values: [client, id],
    });
    return [request?.status, told?.told];
  };
  await requestsMorning(office);
  expect(await standing()).toEqual(['sent', 0]);
  office.pass(4 * day);
  await requestsMorning(office);
  expect(await standing()).toEqual(['overdue', 1]);
  await requestsMorning(office);
  expect(await standing()).toEqual(['overdue', 1]);
  office.pass(4 * day);
  await requestsMorning(office);
  expect(await standing()).toEqual(['overdue', 2]);
});
