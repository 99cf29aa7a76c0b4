import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { countedMonth } from '../../support/settlement';

const office = openOffice();
const at = (id: string) => `/api/settlements/${id}`;
const act = (who: PrincipalName, id: string, action: string, body: object = {}) =>
  office.as(who).post(`${at(id)}/actions/${action}`, body);
const itemsOf = async (id: string) =>
  (await office.as('ksiegowa').get(`/api/settlement-items/?filters=settlement_id:${id}&sort=created:asc`)).data;
const month = (values: object = {}) => countedMonth(office, { owner_id: office.idOf('ksiegowa'), ...values });

describe('a month', () => {
  test('goes from documents to the client step by step, each with its moment', async () => {
    const company = await office.add('companies', { vat_status: 'active', vat_period: 'monthly' });
    const { body } = await office.as('ksiegowa').post('/api/settlements/', { company_id: company.id, period: '2026-10' });
    expect(body).toMatchObject({ status: 'not_started', revision: 1, owner_id: office.idOf('ksiegowa') });
    expect(body.checklist.length).toBeGreaterThan(3);
    for (const step of ['wait', 'incomplete', 'complete', 'book', 'clarify', 'book', 'review', 'calculate'])
      expect([step, (await act('ksiegowa', body.id, step)).status]).toEqual([step, 200]);
    const counted = (await office.as('ksiegowa').get(at(body.id))).body;
    expect(counted.status).toBe('calculated');
    for (const key of ['documents_declared_at', 'booking_started_at', 'booking_finished_at', 'approved_at'])
      expect([key, counted[key]]).toEqual([key, '2026-11-20 09:00:00']);
    expect((await office.as('ksiegowa').get(`/api/companies/${company.id}`)).body.accounting_status).toBe('calculated');
    expect((await act('ksiegowa', body.id, 'book')).status).toBe(409);
  });
  test('is one for a company and period, besides its corrections', async () => {
    const { company } = await month();
    const again = await office.as('ksiegowa').post('/api/settlements/', { company_id: company.id, period: '2026-10' });
    expect(again.status).toBe(409);
  });
  test('is sent back with a reason, and its approval goes with it', async () => {
    const { settlement } = await month({ approved_at: '2026-11-20 08:00:00' });
    expect((await act('ksiegowa', settlement.id, 'send_back')).status).toBe(422);
    expect((await act('ksiegowa', settlement.id, 'send_back', { reason: 'Brak faktury' })).body).toMatchObject({
      status: 'booking',
      review_note: 'Brak faktury',
      approved_at: null,
    });
    const returned = (await office.as('ksiegowa').get(at(settlement.id))).body;
    await office
      .as('ksiegowa')
      .put('/api/settlements/', { id: settlement.id, version: returned.version, review_note: 'Inny powód' });
    expect((await office.as('ksiegowa').get(at(settlement.id))).body.review_note).toBe('Brak faktury');
  });
});

describe('publication', () => {
  test('P06: is for the keeper, the payroll keeper, a manager or a superuser alone', async () => {
    const strangers = await month({ owner_id: office.idOf('szef') });
    expect(await act('ksiegowa', strangers.settlement.id, 'publish')).toMatchObject({
      status: 403,
      body: { code: 'not_keeper' },
    });
    expect((await act('pracownik', strangers.settlement.id, 'publish')).status).toBe(403);
    const { settlement } = await month({ owner_id: office.idOf('szef'), payroll_owner_id: office.idOf('kadry') });
    expect((await act('kadry', settlement.id, 'publish')).status).toBe(200);
    expect((await act('kierownik', strangers.settlement.id, 'publish')).status).toBe(200);
  });
  test('P06: nobody makes themselves the keeper of a month in order to send it', async () => {
    const { settlement } = await month();
    const taken = await office.as('kadry').put('/api/settlements/', { id: settlement.id, owner_id: office.idOf('kadry') });
    expect(taken).toMatchObject({ status: 403, body: { code: 'not_keeper' } });
    const given = { id: settlement.id, payroll_owner_id: office.idOf('kadry') };
    expect((await office.as('ksiegowa').put('/api/settlements/', given)).status).toBe(200);
  });
  test('P06: nobody makes a month with themselves as its keeper in order to send it', async () => {
    const company = await office.add('companies', { owner_id: office.idOf('szef') });
    const make = (who: PrincipalName, more: object) =>
      office.as(who).post('/api/settlements/', { company_id: company.id, period: '2026-10', ...more });
    for (const key of ['owner_id', 'payroll_owner_id'])
      expect(await make('kadry', { [key]: office.idOf('kadry') })).toMatchObject({ status: 403, body: { code: 'not_keeper' } });
    const own = await make('kadry', { owner_id: office.idOf('szef') });
    expect(own).toMatchObject({ status: 201, body: { owner_id: office.idOf('szef') } });
    await office.as('super').delete(at(own.body.id));
    expect((await make('szef', { owner_id: office.idOf('kadry') })).status).toBe(201);
    const other = { company_id: (await office.add('companies')).id, owner_id: office.idOf('kadry') };
    expect((await make('kierownik', other)).body.owner_id).toBe(office.idOf('kadry'));
  });
  test('waits for the required points of the checklist, and names them', async () => {
    const checklist = [
      { text: 'Wyciągi', required: true, done: false },
      { text: 'Kawa', required: false, done: false },
    ];
    const { settlement } = await month({ checklist });
    expect(await act('ksiegowa', settlement.id, 'publish')).toMatchObject({
      status: 409,
      body: { code: 'checklist', error: 'Najpierw zamknij wymagane punkty: Wyciągi.' },
    });
    await office.as('ksiegowa').put(at(settlement.id), { checklist: checklist.map((point) => ({ ...point, done: true })) });
    expect((await act('ksiegowa', settlement.id, 'publish')).status).toBe(200);
  });
  test('with documents missing that were asked for says which and asks, or by the firm’s switch waits for them', async () => {
    const { settlement } = await month();
    const { company_id, period } = settlement;
    const asks = { company_ids: [company_id], period, due_date: '2026-11-25' };
    const [request] = (await office.as('ksiegowa').post('/api/document-requests/ask', asks)).data.made;
    const { data } = (await office.as('ksiegowa').get(`/api/document-request-items/?filters=request_id:${request}`)).body;
    const [first] = data.map(({ label }: { label: string }) => label);
    const asked = await act('ksiegowa', settlement.id, 'publish');
    expect([asked.status, asked.body.code, asked.body.confirm]).toEqual([409, 'documents_missing', 'without_documents']);
    expect(asked.body.error).toContain('Brakuje dokumentów, o które poproszono klienta: ');
    expect(asked.body.error).toContain(first);
    expect(asked.body.error).toContain('Wysłać mimo to?');

    const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
    if (!tenant) throw new Error('No firm');
    tenant.config.switches.completeDocuments = true;
    const refused = await act('ksiegowa', settlement.id, 'publish', { without_documents: true });
    tenant.config.switches.completeDocuments = false;
    expect([refused.status, refused.body.code, refused.body.confirm]).toEqual([409, 'documents_missing', undefined]);

    const bulk = { ids: [settlement.id], without_documents: true };
    expect((await office.as('ksiegowa').post('/api/settlements/actions/publish', { ids: [settlement.id] })).status).toBe(409);
    expect((await office.as('ksiegowa').post('/api/settlements/actions/publish', bulk)).status).toBe(200);
    expect((await office.as('ksiegowa').get(at(settlement.id))).body).toMatchObject({
      status: 'published',
      without_documents: true,
    });
  });
  test('leaves nothing hidden behind, or sends only what was approved and says so', async () => {
    const { settlement } = await countedMonth(office, { owner_id: office.idOf('ksiegowa') }, [
      { kind: 'vat' },
      { kind: 'ppk', stage: 'hidden' },
    ]);
    expect(await act('ksiegowa', settlement.id, 'publish')).toMatchObject({
      status: 409,
      body: { code: 'hidden_items', error: 'Zatwierdź albo usuń ukryte pozycje: PPK.' },
    });
    expect((await act('ksiegowa', settlement.id, 'publish_partial')).body.status).toBe('published_partial');
    expect((await itemsOf(settlement.id)).map(({ stage }: { stage: string }) => stage)).toEqual(['published', 'hidden']);
    expect((await act('ksiegowa', settlement.id, 'publish_partial')).body.code).toBe('nothing_approved');
  });
  test('of a month without a position is refused', async () => {
    const { settlement } = await countedMonth(office, { owner_id: office.idOf('ksiegowa') }, []);
    const refused = await act('ksiegowa', settlement.id, 'publish');
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'no_items',
      expect.stringContaining('Brak płatności za ten miesiąc'),
    ]);
  });
  test('of a month in which nothing is paid tells the client so, and no amount', async () => {
    const { company, settlement } = await countedMonth(office, { owner_id: office.idOf('ksiegowa') }, []);
    const client = await office.client(company);
    const added = await office.as('ksiegowa').post('/api/settlement-items/', {
      settlement_id: settlement.id,
      kind: 'other',
      amount_type: 'zero',
      amount: 0,
      due_nominal: '2026-11-20',
    });
    expect(added).toMatchObject({ status: 201, body: { payment_status: 'not_due' } });
    await office.as('ksiegowa').post('/api/settlement-items/actions/approve', { ids: [added.body.id] });
    expect((await act('ksiegowa', settlement.id, 'publish')).body.status).toBe('published');
    const told = (await client.get('/api/notices')).data as { text: string }[];
    expect(told.map(({ text }) => text)).toEqual([
      'Rozliczenie za październik 2026 jest gotowe: za ten miesiąc nie ma nic do zapłaty',
    ]);
  });
  test('P05, P11: until then the client knows of nothing, after it of what was sent, and of nothing internal', async () => {
    const { company, settlement, items } = await month({ note_internal: 'Spóźnialski', note_to_client: 'Dziękujemy' });
    const client = await office.client(company);
    expect((await client.get(at(settlement.id))).status).toBe(404);
    expect((await client.get(`/api/settlement-items/${items[0]?.id}`)).status).toBe(404);
    expect((await client.get('/api/settlement-items/')).body.total).toBe(0);
    expect((await client.get(`${at(settlement.id)}/papers/rozliczenie`)).status).toBe(404);
    await act('ksiegowa', settlement.id, 'publish');
    const seen = (await client.get(at(settlement.id))).body;
    expect(seen).toMatchObject({ note_to_client: 'Dziękujemy', totals: { due: 12_300, left: 12_300, next_due: '2026-11-20' } });
    for (const key of ['note_internal', 'checklist', 'author_id', 'reviewer_id', 'versions', 'worked_minutes', 'superseded'])
      expect(seen).not.toHaveProperty(key);
    const shown = (await client.get('/api/settlement-items/')).data;
    expect(shown).toHaveLength(1);
    expect(shown[0]).not.toHaveProperty('stage');
    expect((await client.get('/api/settlements/?filters=note_internal:x')).status).toBe(422);
    const stranger = await office.client(await office.add('companies'));
    expect((await stranger.get(at(settlement.id))).status).toBe(404);
    expect((await stranger.get(`/api/settlement-items/${items[0]?.id}`)).status).toBe(404);
    expect((await office.as('szef', 'kancelaria').get(at(settlement.id))).status).toBe(404);
  });
  test('tells the client by a notice, and the keeper of the first opening alone', async () => {
    const { company, settlement } = await month();
    const client = await office.client(company);
    await act('ksiegowa', settlement.id, 'publish');
    const told = (await client.get('/api/notices')).data as { text: string }[];
    expect(told.map(({ text }) => text).join()).toContain('Rozliczenie za październik 2026 jest gotowe: 123,00');
    expect((await client.get(at(settlement.id))).status).toBe(200);
    const opened = (await office.as('ksiegowa').get(at(settlement.id))).body;
    expect(opened.first_opened_at).toBe('2026-11-20 09:00:00');
    await client.get(at(settlement.id));
    expect((await office.as('ksiegowa').get(at(settlement.id))).body.version).toBe(opened.version);
  });
});

describe('with a second pair of eyes', () => {
  const doubled = async (on: boolean) => {
    const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
    if (tenant) tenant.config.switches.fourEyes = on;
  };
  test('P06: nobody reviews or sends what they counted themselves, and nothing skips the review', async () => {
    await doubled(true);
    try {
      const { settlement } = await month({ status: 'booking' });
      expect((await act('ksiegowa', settlement.id, 'calculate')).body.code).toBe('four_eyes');
      expect((await act('ksiegowa', settlement.id, 'review')).body.author_id).toBe(office.idOf('ksiegowa'));
      expect((await act('ksiegowa', settlement.id, 'calculate')).body.code).toBe('four_eyes');
      expect((await act('kadry', settlement.id, 'calculate')).body).toMatchObject({
        status: 'calculated',
        reviewer_id: office.idOf('kadry'),
      });
      expect((await act('ksiegowa', settlement.id, 'publish')).body.code).toBe('four_eyes');
      expect((await act('kierownik', settlement.id, 'publish')).status).toBe(200);
      const { id } = (await act('ksiegowa', settlement.id, 'correct', { reason: 'Faktura po terminie' })).body;
      expect((await act('kierownik', id, 'publish')).body.code).toBe('four_eyes');
    } finally {
      await doubled(false);
    }
  });
  test('P06: what was handed over or checked changes by sending it back alone, so nobody sends amounts of their own', async () => {
    await doubled(true);
    try {
      for (const status of ['review', 'calculated']) {
        const { settlement, items } = await month({
          status,
          author_id: office.idOf('ksiegowa'),
          reviewer_id: office.idOf('kadry'),
        });
        const item = `/api/settlement-items/${items[0]?.id}`;
        const kadry = office.as('kadry');
        expect((await kadry.put(item, { amount: 99_900 })).body.code).toBe('four_eyes');
        expect((await kadry.delete(item)).body.code).toBe('four_eyes');
        const more = {
          settlement_id: settlement.id,
          kind: 'other',
          amount: 1,
          due_nominal: '2026-11-20',
          due_effective: '2026-11-20',
        };
        expect((await kadry.post('/api/settlement-items/', more)).body.code).toBe('four_eyes');
        expect((await kadry.put(item, { filing_status: 'prepared' })).status).toBe(200);
        await act('kadry', settlement.id, 'send_back', { reason: 'Inna kwota' });
        expect((await kadry.put(item, { amount: 99_900 })).body).toMatchObject({ amount: 99_900, stage: 'hidden' });
      }
    } finally {
      await doubled(false);
    }
  });
  test('P06: whoever wrote an amount neither approves nor sends it, though a colleague handed it over', async () => {
    await doubled(true);
    try {
      const { settlement, items } = await month({ status: 'booking' });
      const [item] = items;
      const kadry = office.as('kadry');
      expect((await kadry.put(`/api/settlement-items/${item?.id}`, { amount: 45_600 })).body.prepared_by_id).toBe(
        office.idOf('kadry'),
      );
      await office.as('ksiegowa').post('/api/settlement-items/actions/approve', { ids: [item?.id] });
      await act('ksiegowa', settlement.id, 'review');
      for (const who of ['kadry', 'ksiegowa'] as const)
        expect((await act(who, settlement.id, 'calculate')).body.code).toBe('four_eyes');
      expect((await act('szef', settlement.id, 'calculate')).status).toBe(200);
      await office.as('kierownik').put('/api/settlements/', { id: settlement.id, payroll_owner_id: office.idOf('kadry') });
      expect((await act('kadry', settlement.id, 'publish')).body.code).toBe('four_eyes');
      expect((await act('kierownik', settlement.id, 'publish')).status).toBe(200);
    } finally {
      await doubled(false);
    }
  });
  test('P06: what is added to a month sent in part goes out by another person than who wrote it', async () => {
    await doubled(true);
    try {
      const { settlement, items } = await countedMonth(
        office,
        { owner_id: office.idOf('szef'), author_id: office.idOf('ksiegowa'), reviewer_id: office.idOf('kierownik') },
        [{ kind: 'vat' }, { kind: 'ppk', stage: 'hidden' }],
      );
      const hidden = items[1]?.id;
      expect((await act('kierownik', settlement.id, 'publish_partial')).status).toBe(200);
      const manager = office.as('kierownik');
      expect((await manager.put(`/api/settlement-items/${hidden}`, { amount: 99_900 })).status).toBe(200);
      await manager.post('/api/settlement-items/actions/approve', { ids: [hidden] });
      for (const step of ['publish', 'publish_partial'])
        expect((await act('kierownik', settlement.id, step)).body.code).toBe('four_eyes');
      expect((await act('szef', settlement.id, 'publish')).status).toBe(200);
    } finally {
      await doubled(false);
    }
  });
  test('P06: the month’s own amounts stand still once they are being checked', async () => {
    await doubled(true);
    try {
      const revenue = { revenue_amount: 100_000 };
      const { settlement } = await month({ status: 'booking' });
      const kadry = office.as('kadry');
      expect((await kadry.put(at(settlement.id), revenue)).body.prepared_by_id).toBe(office.idOf('kadry'));
      await act('ksiegowa', settlement.id, 'review');
      expect((await act('kadry', settlement.id, 'calculate')).body.code).toBe('four_eyes');
      for (const status of ['review', 'calculated', 'published_partial', 'published']) {
        const seen = await month({ status, author_id: office.idOf('ksiegowa'), reviewer_id: office.idOf('kadry') });
        expect([status, (await kadry.put(at(seen.settlement.id), revenue)).body.code]).toEqual([status, 'four_eyes']);
        expect((await kadry.put(at(seen.settlement.id), { note_internal: 'Jest' })).status).toBe(200);
      }
    } finally {
      await doubled(false);
    }
  });
});

describe('a correction', () => {
  test('is the next version: positions with what they were, the earlier one stays the client’s until this one is sent', async () => {
    const { company, settlement, items } = await month();
    await act('ksiegowa', settlement.id, 'publish');
    const client = await office.client(company);
    await client.post(`/api/settlement-items/${items[0]?.id}/actions/declare`);
    expect((await act('ksiegowa', settlement.id, 'correct')).body.errors).toEqual({ reason: 'Napisz, dlaczego' });
    const { id } = (await act('ksiegowa', settlement.id, 'correct', { reason: 'Doszła faktura' })).body;
    expect((await act('ksiegowa', settlement.id, 'correct', { reason: 'Jeszcze raz' })).body.code).toBe('correction_open');
    const [item] = await itemsOf(id);
    expect(item).toMatchObject({ amount: 12_300, previous_amount: 12_300, difference_amount: 0, stage: 'hidden' });
    const changed = await office.as('ksiegowa').put(`/api/settlement-items/${item.id}`, { amount: 20_000 });
    expect(changed.body).toMatchObject({ difference_amount: 7_700 });
    expect((await client.get('/api/settlements/')).data.map((each: { id: string }) => each.id)).toEqual([settlement.id]);

    await office.as('ksiegowa').post('/api/settlement-items/actions/approve', { ids: [item.id] });
    expect((await act('ksiegowa', id, 'publish')).body.status).toBe('partly_paid');
    expect((await client.get('/api/settlements/')).data.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await client.get('/api/settlement-items/')).data).toMatchObject([
      { amount: 20_000, paid_amount: 12_300, balance_amount: 7_700, payment_status: 'partly_paid', difference_amount: 7_700 },
    ]);
    expect((await client.get(at(settlement.id))).status).toBe(404);
    const versions = (await office.as('ksiegowa').get(at(id))).body.versions;
    expect(versions).toMatchObject([
      { revision: 1, superseded: true },
      { revision: 2, superseded: false },
    ]);
    expect((await office.as('ksiegowa').get(`/api/companies/${company.id}`)).body.accounting_status).toBe('partly_paid');
  });
  test.each([
    ['offset', 'as much', 12_300, { payment_status: 'offset', paid_amount: 0, balance_amount: 12_300 }],
    [
      'offset',
      'more',
      20_000,
      {
        payment_status: 'partly_paid',
        paid_amount: 12_300,
        balance_amount: 7_700,
        payments: [expect.objectContaining({ amount: 12_300, source: 'office', proof: 'Zaliczono z nadpłaty' })],
      },
    ],
    ['defer', 'more', 20_000, { payment_status: 'deferred', paid_amount: 0, balance_amount: 20_000 }],
  ] as const)('of a position after „%s”, to %s, keeps what was agreed', async (step, _, amount, says) => {
    const { company, settlement, items } = await month();
    await act('ksiegowa', settlement.id, 'publish');
    expect((await office.as('ksiegowa').post(`/api/settlement-items/${items[0]?.id}/actions/${step}`)).status).toBe(200);
    const { id } = (await act('ksiegowa', settlement.id, 'correct', { reason: 'Doszła faktura' })).body;
    const [item] = await itemsOf(id);
    await office.as('ksiegowa').put(`/api/settlement-items/${item.id}`, { amount });
    await office.as('ksiegowa').post('/api/settlement-items/actions/approve', { ids: [item.id] });
    expect((await act('ksiegowa', id, 'publish')).status).toBe(200);
    expect((await (await office.client(company)).get('/api/settlement-items/')).data).toMatchObject([says]);
  });
  test('to no more than a client said they paid in parts leaves that their word', async () => {
    const { company, settlement, items } = await month();
    await act('ksiegowa', settlement.id, 'publish');
    const client = await office.client(company);
    await client.post(`/api/settlement-items/${items[0]?.id}/actions/part`, { amount: 2_300 });
    const { id } = (await act('ksiegowa', settlement.id, 'correct', { reason: 'Pomyłka' })).body;
    const [item] = await itemsOf(id);
    await office.as('ksiegowa').put(`/api/settlement-items/${item.id}`, { amount: 2_300 });
    await office.as('ksiegowa').post('/api/settlement-items/actions/approve', { ids: [item.id] });
    expect((await act('ksiegowa', id, 'publish')).status).toBe(200);
    expect((await client.get('/api/settlement-items/')).data).toMatchObject([{ payment_status: 'declared', paid_amount: 2_300 }]);
  });
  test('leaves the earlier version read-only', async () => {
    const { settlement, items } = await month({ superseded: true, status: 'published' });
    expect((await office.as('super').put(at(settlement.id), { note_to_client: 'Nowe' })).body.code).toBe('superseded');
    expect((await office.as('super').put(`/api/settlement-items/${items[0]?.id}`, { amount: 1 })).body.code).toBe('superseded');
    for (const step of ['close', 'confirm']) expect([403, 409]).toContain((await act('super', settlement.id, step)).status);
    expect((await act('super', settlement.id, 'correct', { reason: 'Nie' })).status).toBe(409);
    expect((await office.as('super').delete(at(settlement.id))).status).toBe(409);
  });
});

test('P03: tells nothing of documents where the firm has none', async () => {
  const { settlement } = await month();
  const documents = async () => (await office.as('ksiegowa').get(at(settlement.id))).body.documents;
  expect(await documents()).toEqual({ count: 0, missing: 0 });
  const module = office.services.tenants.all().find(({ key }) => key === 'demo')?.config.modules.documents;
  if (!module) throw new Error('The module has another name');
  module.enabled = false;
  try {
    expect(await documents()).toBeUndefined();
  } finally {
    module.enabled = true;
  }
});

describe('opening a month', () => {
  test('makes a settlement for each active company once, and says where a suspension makes it not apply', async () => {
    const asleep = await office.add('companies', { status: 'suspended', suspended_from: '2026-09-01', accounting_type: 'kpir' });
    const awake = await office.add('companies', { accounting_type: 'kpir' });
    await office.add('companies', { status: 'inactive', accounting_type: 'kpir' });
    const open = () => office.as('ksiegowa').post('/api/settlements/open-month', { period: '2026-11' });
    const [first, second] = [await open(), await open()];
    expect(first.status).toBe(200);
    expect(first.data.opened).toBeGreaterThan(1);
    expect(second.data).toEqual({ opened: 0, not_applicable: 0 });
    const of = async (id: string) =>
      (await office.as('ksiegowa').get(`/api/settlements/?filters=company_id:${id},period:2026-11`)).data;
    expect(await of(asleep.id)).toMatchObject([{ status: 'not_applicable' }]);
    expect(await of(awake.id)).toMatchObject([{ status: 'not_started', documents_due: '2026-12-05' }]);
    expect((await office.as('ksiegowa').get(`/api/companies/${awake.id}`)).body.accounting_status).toBe('not_started');
  });
  test('P02: is the office’s alone, and of a real month', async () => {
    for (const who of ['pracownik', 'klient'] as const)
      expect((await office.as(who).post('/api/settlements/open-month', { period: '2026-11' })).status).toBe(403);
    for (const period of ['2026-13', null, '2031-01'])
      expect((await office.as('ksiegowa').post('/api/settlements/open-month', { period })).body.errors).toHaveProperty('period');
  });
});

test('its paper is a PDF for whoever sees it, named after company and month', async () => {
  const { company, settlement } = await month();
  await act('ksiegowa', settlement.id, 'publish');
  const client = await office.client(company);
  const paper = await client.get(`${at(settlement.id)}/papers/rozliczenie`);
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(paper.headers['content-disposition']).toMatch(/^attachment; filename="rozliczenie-firma-\d+-2026-10\.pdf"$/);
  expect(paper.text.startsWith('%PDF-1.7')).toBe(true);
  expect((await client.get(`${at(settlement.id)}/papers/nieznany`)).status).toBe(404);
});
