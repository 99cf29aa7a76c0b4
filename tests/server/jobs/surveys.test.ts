import { expect, test } from 'vitest';
import { blankQuestion } from '../../../src/contract/surveys/question';
import { openOffice } from '../../support/office';

const office = openOffice();
const firm = 'kancelaria';
const day = 86_400_000;

test('O06: a planned survey opens when its time comes, reminds the silent so many times, and closes when it is over', async () => {
  const ksiegowa = office.as('ksiegowa', firm);
  const company = await office.add('companies', { status: 'active' }, firm);
  const values = { title: 'Dane do PIT', company_filter: `id:${company.id}`, remind_every_days: 2, remind_most: 2 };
  const { id } = (await ksiegowa.post('/api/surveys', values)).body;
  const questions = [{ ...blankQuestion, key: 'dzieci', label: 'Czy są dzieci?', type: 'yes_no' }];
  expect((await ksiegowa.post(`/api/surveys/${id}/actions/questions`, { questions })).status).toBe(200);
  const without = await ksiegowa.post(`/api/surveys/${id}/actions/schedule`, {});
  expect(without.body.errors).toEqual({ opens_at: 'Podaj, kiedy ankieta ma się otworzyć' });
  const planned = { opens_at: '2026-11-21 08:00:00', closes_at: '2026-11-30 12:00:00' };
  expect((await ksiegowa.post(`/api/surveys/${id}/actions/schedule`, planned)).body.status).toBe('scheduled');

  const read = async (text: string) => (await office.services.db.query<Record<string, unknown>>({ text, values: [id] }))[0];
  const standing = async () => (await read('select status from surveys where id = $1'))?.status;
  const reminded = async () => (await read('select reminded_count from survey_invitations where survey_id = $1'))?.reminded_count;
  const pass = async (days: number) => {
    for (let nth = 0; nth < days; nth += 1) {
      office.pass(day);
      await office.services.jobs.drain();
    }
  };
  await office.services.jobs.drain();
  expect(await standing()).toBe('scheduled');
  await pass(1);
  expect([await standing(), await reminded()]).toEqual(['open', 0]);
  await pass(3);
  expect(await reminded()).toBe(1);
  await pass(5);
  expect([await standing(), await reminded()]).toEqual(['open', 2]);
  await pass(2);
  expect(await standing()).toBe('closed');
});
