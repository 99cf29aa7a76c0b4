import { describe, expect, test } from 'vitest';
import type { Duty, OpenQuestion } from '../../../src/contract/obligations';
import type { CompanyQuestion } from '../../../src/contract/questions';
import type { WaitingGroup, WaitingItem } from '../../../src/contract/waiting';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const trader = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'pit_flat',
    vat_status: 'active',
    vat_period: 'monthly',
    vat_eu: true,
    accounting_type: 'kpir',
    employs: false,
    status: 'active',
    ...values,
  });
const october = { fact: 'eu_transactions', period: '2026-10' };
const vatEu = async (company: Added, who = staff()): Promise<Duty | undefined> =>
  (await who.get(`/api/companies/${company.id}/obligations`)).data.duties.find(
    ({ rule, period }: Duty) => rule === 'vat_ue' && period === 'październik 2026',
  );
const askedOf = async ({ id }: Added): Promise<string[]> =>
  (await staff().get(`/api/companies/${id}/questions`)).data.flatMap(({ month }: CompanyQuestion) => month ?? []);

describe('VAT-UE of a month', () => {
  test('hangs on an answer, which a client gives in their own panel', async () => {
    const company = await trader();
    const client = await office.client(company);
    expect(await vatEu(company, client)).toMatchObject({
      condition: 'Tylko gdy w miesiącu była transakcja wewnątrzunijna.',
      month_question: { fact: 'eu_transactions', month: '2026-10', label: expect.stringMatching(/^Październik 2026: czy /) },
    });
    expect(await askedOf(company)).toEqual(['2026-09', '2026-10']);
    const { status, body } = await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: true });
    expect([status, body.answered_by_id]).toEqual([201, undefined]);
    expect(await vatEu(company)).toMatchObject({ condition: null, month_question: null });
    expect(await askedOf(company)).toEqual(['2026-09']);
  });
  test('waits for the client until it is answered, in their own words and with the way there', async () => {
    const company = await trader();
    const client = await office.client(company);
    const asked = async (who: Caller) =>
      (await who.get('/api/waiting')).body.data.filter(({ kind }: WaitingItem) => kind === 'month-answers.ask');
    expect(await asked(client)).toMatchObject([
      { late: true, due: '2026-10-26', facts: { month: '2026-09' } },
      {
        title: expect.stringMatching(/^Październik 2026: czy /),
        company: { id: company.id },
        due: '2026-11-25',
        late: false,
        link: `/companies/${company.id}/obligations`,
        facts: { company_id: company.id, fact: 'eu_transactions', month: '2026-10' },
      },
    ]);
    const { groups } = (await client.get('/api/waiting')).body;
    expect(groups).toContainEqual(expect.objectContaining({ kind: 'month-answers.ask', count: 2, late: 1, link: '/' }));
    await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: false });
    expect((await asked(client)).map(({ facts }: WaitingItem) => facts.month)).toEqual(['2026-09']);
  });
  test('P04, P16: waits neither for who only looks on, nor where there is nothing to ask, nor for who is no client any more', async () => {
    const company = await trader();
    const waits = async (who: Caller) => (await who.get('/api/waiting')).body.groups.map(({ kind }: WaitingGroup) => kind);
    expect(await waits(await office.client(company, 'viewer'))).not.toContain('month-answers.ask');
    expect(await waits(await office.client(await trader({ vat_eu: false })))).not.toContain('month-answers.ask');
    expect(await waits(await office.client(await trader({ status: 'inactive' })))).not.toContain('month-answers.ask');
    expect(await waits(staff())).not.toContain('month-answers.ask');
  });
  test('is none where nothing was sold or bought, and comes back when the office corrects the word', async () => {
    const company = await trader();
    const { id } = await office.add('month-answers', { company_id: company.id, ...october, answer: false });
    expect(await vatEu(company)).toBeUndefined();
    expect((await staff().put('/api/month-answers/', { id, answer: true })).body).toMatchObject({
      answer: true,
      answered_by_id: office.idOf('ksiegowa'),
    });
    expect(await vatEu(company)).toMatchObject({ condition: null });
  });
  test('becomes a task once there was a transaction, and none before', async () => {
    const company = await trader();
    const tasks = async () => {
      await staff().post('/api/recurring-tasks/generate', {});
      const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${company.id}`);
      return (data as Values[]).map(({ title }) => String(title)).filter((title) => title.startsWith('VAT-UE'));
    };
    expect(await tasks()).toEqual([]);
    await office.add('month-answers', { company_id: company.id, ...october, answer: true });
    expect(await tasks()).toEqual(['VAT-UE – informacja podsumowująca za październik 2026']);
  });
  test('V01: a month that runs still is answered by yes alone, one to come not at all, and one twice not either', async () => {
    const { id: company_id } = await trader();
    const answer = async (period: string, value: boolean) =>
      (await staff().post('/api/month-answers/', { company_id, fact: 'eu_transactions', period, answer: value })).body.errors;
    expect(await answer('2026-11', false)).toEqual({ answer: 'Miesiąc jeszcze trwa: „nie” można odpowiedzieć po jego końcu' });
    expect(await answer('2026-12', true)).toEqual({ period: 'Ten miesiąc jeszcze się nie zaczął' });
    expect(await answer('2026-11', true)).toBeUndefined();
    expect(await answer('2026-11', true)).toBeDefined();
  });
});

describe('CIT of dividends', () => {
  const payer = (values: Values = {}) =>
    office.add('companies', {
      ...{ company_type: 'llc', taxation_form: 'cit_small', vat_status: 'exempt_limit', accounting_type: 'full_books' },
      ...{ employs: false, status: 'active', pays_company_dividends: true, ...values },
    });
  test('is asked of each month of who pays them, and what follows is told in its own words', async () => {
    const company = await payer();
    const client = await office.client(company);
    expect(await askedOf(company)).toEqual(['2026-09', '2026-10']);
    await client.post('/api/month-answers/', { company_id: company.id, ...october, fact: 'company_dividends', answer: true });
    expect(await askedOf(company)).toEqual(['2026-09']);
    const { data } = (await client.get(`/api/decisions/?filters=company_id:${company.id}`)).body;
    expect(data[0]).toMatchObject({
      title: 'Dywidenda dla polskiej firmy, październik 2026: tak',
      effect: 'Biuro sprawdzi, czy od tej dywidendy płaci się podatek, i poda kwotę.',
    });
  });
  test('is asked of no month while nobody said whether they pay any', async () =>
    expect(await askedOf(await payer({ pays_company_dividends: null }))).toEqual([]));
});

describe('a client’s own answer', () => {
  type Kept = Values & { id: string };
  const kept = async (who: Caller, company: Added): Promise<Kept> =>
    (await who.get(`/api/decisions/?filters=company_id:${company.id}`)).body.data[0];
  const back = (who: Caller, { id }: Kept) => who.post(`/api/decisions/${id}/actions/take_back`, {});
  const answer = async (company: Added, value: boolean, role?: Parameters<typeof office.client>[1]) => {
    const client = await office.client(company, role);
    await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: value });
    return client;
  };
  const told = (company: Added) =>
    office.services.db.query<{ text: string }>({
      text: 'select text from notices where user_id = $1 and event = $2 and record_id = $3',
      values: [office.idOf('ksiegowa'), 'decision_taken_back', company.id],
    });

  test('is kept as a decision and taken back: it is asked again, the keeper is told, and another may be given', async () => {
    const company = await trader({ title: 'Piekarnia Kłos', owner_id: office.idOf('ksiegowa') });
    const client = await answer(company, false);
    const decision = await kept(client, company);
    expect(decision).toMatchObject({
      kind: 'month_answer',
      title: 'Transakcje z Unią (VAT-UE), październik 2026: nie',
      effect: 'Biuro nie wyśle za ten miesiąc informacji do urzędu.',
      returnable: true,
      back_until: '2026-12-31 23:59:59',
    });
    expect((await back(client, decision)).body).toMatchObject({ status: 'taken_back', returnable: false });
    expect((await kept(staff(), company)).taken_back_by_id).toEqual(expect.any(String));
    expect(await askedOf(company)).toContain('2026-10');
    expect(await told(company)).toEqual([
      { text: 'Piekarnia Kłos: klient cofnął decyzję – Transakcje z Unią (VAT-UE), październik 2026: nie' },
    ]);
    await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: true });
    expect(await vatEu(company)).toMatchObject({ condition: null });
  });
  test('stands once the office has begun what hangs on it', async () => {
    const company = await trader({ owner_id: office.idOf('ksiegowa') });
    const client = await answer(company, true);
    await staff().post('/api/recurring-tasks/generate', {});
    const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${company.id}`);
    const task = (data as Kept[]).find(({ title }) => String(title).startsWith('VAT-UE'));
    expect((await staff().post(`/api/tasks/${task?.id}/actions/take`, {})).status).toBe(200);
    expect((await back(client, await kept(client, company))).body).toMatchObject({ code: 'acted_on' });
    expect(await vatEu(company)).toMatchObject({ condition: null });
    expect(await told(company)).toEqual([]);
  });
  test('stands once the office has corrected it', async () => {
    const company = await trader();
    const client = await answer(company, true);
    const [{ id }] = (await staff().get(`/api/month-answers/?filters=company_id:${company.id}`)).body.data;
    await staff().put('/api/month-answers/', { id, answer: false });
    const decision = await kept(client, company);
    expect(decision).toMatchObject({ status: 'standing', returnable: false });
    expect((await back(client, decision)).body).toMatchObject({ code: 'final' });
  });
  describe('and the task that it made', () => {
    const ofMonth = async (company: Added): Promise<Kept | undefined> =>
      ((await staff().get(`/api/tasks/?limit=100&filters=company_id:${company.id}`)).data as Kept[]).find(({ title }) =>
        String(title).startsWith('VAT-UE'),
      );
    const notes = async ({ id }: Kept): Promise<string[]> =>
      (await staff().get(`/api/tasks/${id}/posts`)).data.map(({ body, internal }: Values) => `${internal} ${body}`);
    const answered = async () => {
      const company = await trader({ owner_id: office.idOf('ksiegowa') });
      const client = await answer(company, true);
      await staff().post('/api/recurring-tasks/generate', {});
      const task = await ofMonth(company);
      if (!task) throw new Error('The answer made no task');
      return { company, client, task };
    };
    const asked = '„Transakcje z Unią (VAT-UE)” za październik 2026';

    test('goes with it where nobody has begun it, is not made anew, and comes back with the next yes', async () => {
      const { company, client, task } = await answered();
      expect((await back(client, await kept(client, company))).status).toBe(200);
      expect(await ofMonth(company)).toMatchObject({
        id: task.id,
        status: 'cancelled',
        completion_note: `Nic już nie nakłada tego terminu: odpowiedź „tak” na pytanie ${asked} została cofnięta.`,
      });
      expect(await notes(task)).toEqual([]);
      await staff().post('/api/recurring-tasks/generate', {});
      expect(await ofMonth(company)).toMatchObject({ id: task.id, status: 'cancelled' });
      await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: true });
      expect(await ofMonth(company)).toMatchObject({ id: task.id, status: 'new', completion_note: null });
    });
    test('stays where somebody has ticked a point of it, and says so to who works on it; the next yes is told there too', async () => {
      const { company, client, task } = await answered();
      const { text } = (task.checklist as [{ text: string }])[0];
      expect((await staff().post(`/api/tasks/${task.id}/checklist`, { index: 0, text, done: true })).status).toBe(200);
      expect((await back(client, await kept(client, company))).status).toBe(200);
      expect(await ofMonth(company)).toMatchObject({ status: 'new', completion_note: null });
      const gone = `true <p>Odpowiedź „tak” na pytanie ${asked} została cofnięta. To zadanie było już w pracy, więc zostaje: sprawdź, czy jest jeszcze potrzebne.</p>`;
      expect(await notes(task)).toEqual([gone]);
      await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: true });
      expect(await notes(task)).toEqual([
        gone,
        `true <p>Odpowiedź na pytanie ${asked} znów brzmi „tak”: to zadanie jest potrzebne.</p>`,
      ]);
    });
    test('that was closed because the yes was gone says that it is needed again', async () => {
      const { company, client, task } = await answered();
      const { text } = (task.checklist as [{ text: string }])[0];
      await staff().post(`/api/tasks/${task.id}/checklist`, { index: 0, text, done: true });
      await back(client, await kept(client, company));
      expect((await staff().post(`/api/tasks/${task.id}/actions/cancel`, { reason: 'Nie ma czego składać' })).status).toBe(200);
      await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: true });
      expect(await ofMonth(company)).toMatchObject({ status: 'cancelled' });
      expect((await notes(task)).at(-1)).toBe(
        `true <p>Odpowiedź na pytanie ${asked} znów brzmi „tak”: to zadanie jest zamknięte, a znów potrzebne. Otwórz je ponownie.</p>`,
      );
    });
    test('that is done says so where the office corrects the word, and one that a person cancelled is left alone', async () => {
      const { company, task } = await answered();
      const [{ id }] = (await staff().get(`/api/month-answers/?filters=company_id:${company.id}`)).body.data;
      await staff().post(`/api/tasks/${task.id}/actions/cancel`, { reason: 'Robi to klient' });
      await staff().put('/api/month-answers/', { id, answer: false });
      await staff().put('/api/month-answers/', { id, answer: true });
      expect(await ofMonth(company)).toMatchObject({ status: 'cancelled' });
      expect(await notes(task)).toEqual([]);
      await office.services.db.query({ text: `update tasks set status = 'done' where id = $1`, values: [task.id] });
      await staff().put('/api/month-answers/', { id, answer: false });
      expect(await notes(task)).toEqual([
        `true <p>Odpowiedź „tak” na pytanie ${asked} została zmieniona na „nie”. To zadanie jest już wykonane: sprawdź, czy trzeba coś skorygować.</p>`,
      ]);
    });
  });
  test('P04: is taken back by those who could give it', async () => {
    const company = await trader();
    const decision = await kept(await answer(company, true), company);
    expect((await back(await office.client(company, 'payroll'), decision)).status).toBe(403);
    expect((await back(await office.client(company, 'viewer'), decision)).status).toBe(403);
    expect((await back(await office.client(company, 'accountant'), decision)).status).toBe(200);
  });
  test('the office’s own is no decision of the client’s', async () => {
    const company = await trader();
    await office.add('month-answers', { company_id: company.id, ...october, answer: true });
    expect(await kept(staff(), company)).toBeUndefined();
  });
});

describe('the question of many companies', () => {
  const open = async () =>
    ((await staff().get('/api/obligations/questions')).data as OpenQuestion[]).find(
      ({ field, month }) => field === 'eu_transactions' && month === '2026-10',
    )?.companies ?? [];
  const send = (company_ids: string[], answer: unknown, who = staff()) =>
    who.post('/api/obligations/month-answers', { ...october, answer, company_ids });

  test('is answered for them at once, also for those whose answer stood already', async () => {
    const two = [await trader(), await trader()];
    const ids = two.map(({ id }) => id);
    expect((await open()).filter(({ id }) => ids.includes(id))).toHaveLength(2);
    expect((await send(ids, false)).status).toBe(200);
    expect((await open()).filter(({ id }) => ids.includes(id))).toEqual([]);
    for (const company of two) expect(await vatEu(company)).toBeUndefined();
    expect((await send(ids, true)).status).toBe(200);
    for (const company of two) expect(await vatEu(company)).toMatchObject({ condition: null });
  });
  test('V02: of what is wrong nothing is written', async () => {
    const company = await trader();
    expect((await send([company.id], 'może')).body.errors).toHaveProperty('answer');
    const foreign = await office.add('companies', {}, 'kancelaria');
    expect((await send([company.id, foreign.id], false)).status).toBe(422);
    expect(await vatEu(company)).toMatchObject({ month_question: { month: '2026-10' } });
  });
  test('P04: is the office’s', async () => {
    const company = await trader();
    expect((await send([company.id], false, await office.client(company))).status).toBe(404);
  });
});
