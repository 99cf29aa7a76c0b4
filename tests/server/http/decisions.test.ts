import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const hour = 3_600_000;
const keeper = () => office.as('ksiegowa');
const bakery = () => office.add('companies', { owner_id: office.idOf('ksiegowa') });
const decided = async (who: Caller, own: Added) =>
  (await who.get(`/api/decisions/?filters=company_id:${own.id}`)).body.data as (Values & { id: string })[];
const back = (who: Caller, { id }: { id: string }) => who.post(`/api/decisions/${id}/actions/take_back`, {});
const complete = (who: Caller, own: Added) => who.post('/api/month-declarations/', { company_id: own.id, period: '2026-10' });

/** A case with a price that waits for the client's word. */
async function priced(own: Added) {
  const item = await office.add('price-items', { net_amount: 10_000, vat_rate: '23', needs_acceptance: true });
  const ticket = await office.add('tickets', { company_id: own.id, subject: 'Leasing auta' });
  await keeper().post(`/api/tickets/${ticket.id}/actions/price`, { item_id: item.id, quantity: 100 });
  const show = async () => (await keeper().get(`/api/tickets/${ticket.id}`)).body as Values;
  return { ticket, show };
}

describe('what a client decides is kept', () => {
  test('a complete month is told with what follows, for the client and the office, and taken back where it was said', async () => {
    const own = await bakery();
    const client = await office.client(own);
    const { body: declared } = await complete(client, own);
    const [kept] = await decided(client, own);
    expect(kept).toMatchObject({
      title: 'Komplet dokumentów za październik 2026',
      effect: 'Biuro zaczyna rozliczać ten miesiąc.',
      status: 'standing',
      decided_at: '2026-11-20 09:00:00',
      returnable: true,
    });
    expect(kept).not.toHaveProperty('decided_by_id');
    expect((await decided(keeper(), own))[0]).toMatchObject({ decided_by_id: expect.any(String), record_id: declared.id });
    const answer = await back(client, kept as { id: string });
    expect(answer.body).toMatchObject({ status: 'taken_back', returnable: false, taken_back_at: '2026-11-20 09:00:00' });
    expect((await client.get(`/api/month-declarations/${declared.id}`)).body.status).toBe('withdrawn');
    expect((await back(client, kept as { id: string })).body).toMatchObject({ code: 'final' });
  });

  test('a word that is taken back where it was given stands no more here either', async () => {
    const own = await bakery();
    const client = await office.client(own);
    const { body } = await complete(client, own);
    await client.post(`/api/month-declarations/${body.id}/actions/withdraw`, {});
    expect(await decided(client, own)).toMatchObject([{ status: 'taken_back' }]);
    const told = await office.services.db.query<{ text: string }>({
      text: 'select text from notices where event = $1 and record_id = $2',
      values: ['decision_taken_back', own.id],
    });
    expect(told).toEqual([{ text: expect.stringMatching(/klient cofnął decyzję – Komplet dokumentów za październik 2026$/) }]);
  });

  test('what the office does in the client’s place is no decision of theirs', async () => {
    const own = await bakery();
    await complete(keeper(), own);
    expect(await decided(keeper(), own)).toEqual([]);
  });

  test('an accepted price waits again once taken back, and nothing is charged for it; a day later it stands', async () => {
    const own = await bakery();
    const client = await office.client(own);
    const { ticket, show } = await priced(own);
    await client.post(`/api/tickets/${ticket.id}/actions/accept_price`, {});
    const event = (await show()).billable_event_id;
    const [kept] = await decided(client, own);
    expect(kept).toMatchObject({
      kind: 'price',
      back_until: '2026-11-21 09:00:00',
      effect: 'Kwota trafi na najbliższą fakturę biura.',
    });
    expect(kept?.title).toMatch(
      /^Zaakceptowana cena: 123,00\szł brutto \(100,00\szł netto\), sprawa S\/\d{4}\/\d+ „Leasing auta”$/,
    );
    await back(client, kept as { id: string });
    expect(await show()).toMatchObject({ billable: 'extra_pending', billable_event_id: null });
    expect((await keeper().get(`/api/billable-events/${event}`)).status).toBe(404);

    await client.post(`/api/tickets/${ticket.id}/actions/refuse_price`, { note: 'Za drogo' });
    const [refused] = await decided(client, own);
    expect(refused).toMatchObject({ effect: 'Biuro nie naliczy tej kwoty.', status: 'standing' });
    office.pass(25 * hour);
    const late = await back(await office.client(own), refused as { id: string });
    office.pass(-25 * hour);
    expect(late.body).toMatchObject({ code: 'too_late' });
  });

  test('a price that the office has passed on to be invoiced is taken back no more', async () => {
    const own = await bakery();
    const client = await office.client(own);
    const { ticket, show } = await priced(own);
    await client.post(`/api/tickets/${ticket.id}/actions/accept_price`, {});
    await keeper().post(`/api/billable-events/${(await show()).billable_event_id}/actions/to_invoice`, {});
    const [kept] = await decided(client, own);
    expect((await back(client, kept as { id: string })).body).toMatchObject({ code: 'acted_on' });
    expect(await show()).toMatchObject({ billable: 'extra_accepted' });
  });

  test('a charge that was sent to be accepted waits again', async () => {
    const own = await bakery();
    const client = await office.client(own);
    const event = await office.add('billable-events', {
      company_id: own.id,
      description: 'Wniosek o ratę',
      unit_amount: 5_000,
      vat_rate: '23',
    });
    await keeper().post(`/api/billable-events/${event.id}/actions/ask`, {});
    await client.post(`/api/billable-events/${event.id}/actions/reject`, { reason: 'Nie zamawialiśmy' });
    const [kept] = await decided(client, own);
    await back(client, kept as { id: string });
    expect((await keeper().get(`/api/billable-events/${event.id}`)).body).toMatchObject({
      status: 'to_accept',
      decision_note: null,
    });
  });

  test('a holiday from contributions is offered again until the office has sent the application', async () => {
    const own = await office.add('companies', { company_type: 'jdg', zus_scheme: 'full', owner_id: office.idOf('ksiegowa') });
    const client = await office.client(own);
    const answer = { company_id: own.id, year: 2026, answer: 'yes', month_chosen: '2026-12' };
    const offered = async () =>
      (await client.get('/api/waiting')).body.data.filter(({ kind }: Values) => kind === 'zus-vacations.offer').length;
    await client.post('/api/zus-vacations/answer', answer);
    const [kept] = await decided(client, own);
    expect(kept).toMatchObject({ title: 'Wakacje składkowe 2026: grudzień 2026', returnable: true });
    expect(await offered()).toBe(0);
    await back(client, kept as { id: string });
    expect(await offered()).toBe(1);

    await client.post('/api/zus-vacations/answer', answer);
    const [{ id: written }] = (await keeper().get(`/api/zus-vacations/?filters=company_id:${own.id}`)).body.data;
    await keeper().post(`/api/zus-vacations/${written}/actions/submit`, {});
    const [final] = await decided(client, own);
    expect(final).toMatchObject({ returnable: false, status: 'standing' });
    expect((await back(client, final as { id: string })).body).toMatchObject({ code: 'final' });
  });

  test('an accepted document is kept for good; one that a grant closes is not named', async () => {
    const own = await bakery();
    const client = await office.client(own);
    for (const [title, visibility] of [
      ['Umowa o obsługę', 'company'],
      ['Lista płac Kowalskiej', 'payroll_only'],
    ]) {
      const paper = await office.add('documents', {
        company_id: own.id,
        title,
        visibility,
        direction: 'to_client',
        status: 'to_sign',
      });
      expect((await client.post(`/api/documents/${paper.id}/actions/sign`, {})).status).toBe(200);
    }
    const kept = await decided(client, own);
    expect(kept.map(({ title, returnable }) => [title, returnable])).toEqual([
      ['Zaakceptowany dokument kadrowy', false],
      ['Zaakceptowany dokument „Umowa o obsługę”', false],
    ]);
  });

  test('P06: who only looks on takes nothing back, nor does another company’s client know of it', async () => {
    const own = await bakery();
    await complete(await office.client(own), own);
    const [kept] = await decided(keeper(), own);
    expect((await back(await office.client(own, 'viewer'), kept as { id: string })).status).toBe(403);
    expect((await back(await office.client(await bakery()), kept as { id: string })).status).toBe(404);
    expect((await back(keeper(), kept as { id: string })).status).toBe(403);
  });
});
