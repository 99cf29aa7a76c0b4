import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice({ daily: [] });
const staff = () => office.as('ksiegowa');
const client = () => office.as('klient');
const show = async (id: string, by = staff) => (await by().get(`/api/messages/${id}`)).body;
const write = (id: string, more: object = {}) => staff().post(`/api/messages/${id}/posts`, { body: '<p>Odpowiedź</p>', ...more });

const later = (at: string, values: object = {}) => office.sample('messages', { subject: 'Na rano', scheduled_at: at, ...values });
const told = async () => JSON.stringify((await client().get('/api/notices/?limit=100')).data);
const inMorning = async (days: number) => {
  office.pass(days * 86_400_000);
  await office.logInAgain();
  await office.services.jobs.drain();
  await office.services.jobs.drain();
};
test('O06: is nowhere for the client until its moment, and goes out then, once', async () => {
  const { status, body } = await staff().post('/api/messages/', later('2026-11-23 07:30:00'));
  expect([status, body.status, body.scheduled_at]).toEqual([201, 'planned', '2026-11-23 07:30:00']);
  await office.services.jobs.drain();
  expect((await client().get(`/api/messages/${body.id}`)).status).toBe(404);
  expect((await client().get(`/api/messages/${body.id}/posts`)).status).toBe(404);
  expect((await client().get('/api/messages/?search=rano')).body.total).toBe(0);
  expect(await told()).not.toContain('Na rano');
  await inMorning(4);
  expect((await show(body.id, client)).status).toBe('waiting_client');
  const { data } = await client().get(`/api/messages/${body.id}/posts`);
  expect(data).toHaveLength(1);
  expect((await told()).split('Na rano').length).toBe(2);
  await inMorning(1);
  expect((await client().get(`/api/messages/${body.id}/posts`)).data).toHaveLength(1);
  const { data: history } = await office.as('super').get(`/api/messages/${body.id}/history`);
  expect(JSON.stringify(history)).toContain('waiting_client');
});
test('is corrected, moved and called off until then; a note may be left, a second message not', async () => {
  const { id } = (await staff().post('/api/messages/', later('2027-01-10 08:00:00'))).body;
  const [post] = (await staff().get(`/api/messages/${id}/posts`)).data;
  expect(post).toMatchObject({ open: true, created_at: '2027-01-10 08:00:00' });
  office.pass(3_600_000);
  await office.logInAgain();
  expect((await staff().put(`/api/messages/${id}/posts/${post.id}`, { body: '<p>Poprawione</p>' })).status).toBe(200);
  expect((await write(id)).body.code).toBe('planned');
  expect((await write(id, { internal: true })).status).toBe(201);
  expect((await staff().put('/api/messages/', { id, scheduled_at: '2027-01-12 08:00:00' })).body.scheduled_at).toBe(
    '2027-01-12 08:00:00',
  );
  await inMorning(45);
  expect((await show(id)).status).toBe('planned');
  expect((await staff().post(`/api/messages/${id}/actions/call_off`)).body.status).toBe('called_off');
  await inMorning(10);
  expect((await client().get(`/api/messages/${id}`)).status).toBe(404);
  expect((await staff().post(`/api/messages/${id}/actions/send_now`)).body.status).toBe('waiting_client');
  expect((await client().get(`/api/messages/${id}/posts`)).data).toMatchObject([{ body: '<p>Poprawione</p>' }]);
  const answer = await staff().put('/api/messages/', { id, scheduled_at: '2027-02-12 08:00:00' });
  expect(Object.keys(answer.body.errors)).toEqual(['scheduled_at']);
});
test('P11: is the office’s alone to plan, and never for the past', async () => {
  expect((await client().post('/api/messages/', later('2027-02-12 08:00:00'))).body.errors).toHaveProperty('scheduled_at');
  expect((await staff().post('/api/messages/', later('2026-11-01 08:00:00'))).body.errors).toHaveProperty('scheduled_at');
});
test('an announcement goes to whoever meets its conditions when it is sent, by Warsaw’s clock over its change', async () => {
  await office.add('companies', { title: 'Stara', company_type: 'cooperative' });
  const { id } = (await staff().post('/api/announcements/', office.sample('announcements', { title: 'Wiosna' }))).body;
  const act = (name: string, body: object = {}) => staff().post(`/api/announcements/${id}/actions/${name}`, body);
  await act('recipients', { audience: 'company_type:cooperative' });
  expect((await act('schedule')).body.errors).toHaveProperty('scheduled_at');
  expect((await act('schedule', { scheduled_at: '2026-11-02 10:00:00' })).body.errors).toHaveProperty('scheduled_at');
  expect((await act('schedule', { scheduled_at: '2027-03-26 07:00:00' })).body.status).toBe('scheduled');
  expect((await act('unschedule')).body).toMatchObject({ status: 'draft', scheduled_at: null });
  expect((await act('schedule', { scheduled_at: '2027-03-29 07:00:00' })).body.status).toBe('scheduled');
  expect((await staff().put('/api/announcements/', { id, title: 'Wiosna 2027' })).status).toBe(200);
  await office.add('companies', { title: 'Nowa', company_type: 'cooperative' });
  const now = () => office.services.clock().getTime();
  // Summer time began on the 28th: seven in Warsaw is five in UTC.
  office.pass(Date.UTC(2027, 2, 29, 4, 59, 0) - now());
  await office.logInAgain();
  await office.services.jobs.drain();
  expect((await staff().get(`/api/announcements/${id}`)).body.status).toBe('scheduled');
  office.pass(61_000);
  await office.services.jobs.drain();
  await office.services.jobs.drain();
  expect((await staff().get(`/api/announcements/${id}`)).body).toMatchObject({
    status: 'sent',
    recipients_count: 2,
    sent_by_id: office.idOf('ksiegowa'),
    sent_at: '2027-03-29 07:00:01',
    stats: { sent: 2 },
  });
});
test('an announcement that finds nobody is a draft again, and whoever planned it is told why', async () => {
  const { id } = (await staff().post('/api/announcements/', office.sample('announcements', { title: 'Do nikogo' }))).body;
  const act = (name: string, body: object) => staff().post(`/api/announcements/${id}/actions/${name}`, body);
  await act('recipients', { audience: 'company_type:professional_partnership' });
  expect((await act('schedule', { scheduled_at: '2027-04-12 08:00:00' })).body.status).toBe('scheduled');
  office.pass(20 * 86_400_000);
  await office.services.jobs.drain();
  await office.logInAgain();
  expect((await staff().get(`/api/announcements/${id}`)).body.status).toBe('draft');
  const aboutIt = async (who: 'ksiegowa' | 'kierownik') =>
    (await office.as(who).get('/api/notices/?filters=event:plan_failed')).data as { text: string; link: string }[];
  expect(await aboutIt('ksiegowa')).toMatchObject([
    {
      text: 'Nie wysłano zaplanowanej wiadomości „Do nikogo”: Żadna firma nie spełnia warunków, więc nie ma do kogo wysłać.',
      link: expect.stringContaining(id),
    },
  ]);
  expect(await aboutIt('kierownik')).toEqual([]);
});
test('a message whose words were taken back is called off, and its author is told why', async () => {
  const { id } = (await staff().post('/api/messages/', later('2027-05-12 08:00:00', { subject: 'Bez słów' }))).body;
  const [post] = (await staff().get(`/api/messages/${id}/posts`)).data;
  expect((await staff().delete(`/api/messages/${id}/posts/${post.id}`)).status).toBe(200);
  await inMorning(40);
  expect((await show(id)).status).toBe('called_off');
  const { data } = await staff().get('/api/notices/?filters=event:plan_failed&sort=created:desc');
  expect(data[0].text).toContain('„Bez słów”');
});
