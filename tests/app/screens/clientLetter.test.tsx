import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseCompany } from '../../../src/app/session/chosenCompany';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const other = id(8);
const several = { ...client, companies: [company, other], company_roles: { [company]: 'owner', [other]: 'owner' } } as const;
const made = { id: id(5), version: 1, subject: 'Leasing', company_id: company, status: 'waiting_office' };
type Answers = NonNullable<NonNullable<Parameters<typeof openFirm>[1]>['answers']>;
const open = (answers: Answers = {}, person: typeof client = client, at = '/messages/new') =>
  openFirm(at, {
    person,
    answers: {
      'GET /api/companies/': page(
        person.companies.map((each, nth) => ({ id: each, title: nth === 0 ? 'Piekarnia Kłos' : 'Kawiarnia Kłos' })),
      ),
      'POST /api/messages/': { status: 201, json: made },
      'GET /api/inbox': { json: { data: [], more: false } },
      [`GET /api/messages/${id(5)}`]: { json: made },
      [`GET /api/messages/${id(5)}/posts`]: { json: { data: [], more: false, receipts: [], notes: false } },
      ...answers,
    },
  });
const form = async () => within(await screen.findByRole('form', { name: 'Nowa wiadomość' }));

// A draft outlives its screen, and would fill the next test's form.
afterEach(() => {
  sessionStorage.clear();
  chooseCompany(null);
});

test('who has one company writes at once: about what, the words, the files, and it goes for that company', async () => {
  const { user, to } = await open();
  await heading('Nowa wiadomość');
  const letter = await form();
  expect(letter.queryByLabelText(/^Firma/)).toBeNull();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('checkbox', { name: 'Ważna' }));
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')).toHaveLength(1));
  expect(to('POST /api/messages/')[0]?.body).toEqual({
    company_id: company,
    subject: 'Leasing',
    important: true,
    post_body: '<p>Czy odliczę?</p>',
  });
  await heading('Leasing');
  expect(sessionStorage.length).toBe(0);
});

test('who has several says first which one it is about', async () => {
  const { user, to } = await open({}, several as never);
  const letter = await form();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  expect(await screen.findByText('Wybierz firmę')).toBeVisible();
  expect(to('POST /api/messages/')).toHaveLength(0);
  await user.selectOptions(letter.getByLabelText(/^Firma/), 'Kawiarnia Kłos');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')[0]?.body).toMatchObject({ company_id: other }));
});

test('the company that was chosen for a begun message stays with it, whichever one the panel shows', async () => {
  const { user, to, router } = await open({}, several as never, '/messages');
  await heading('Rozmowy');
  await act(async () => chooseCompany(company));
  await act(() => router.navigate('/messages/new'));
  const first = await form();
  expect(first.getByLabelText(/^Firma/)).toHaveValue(company);
  await user.selectOptions(first.getByLabelText(/^Firma/), 'Kawiarnia Kłos');
  await user.type(first.getByLabelText('Treść'), 'Czy odliczę?');
  await act(() => router.navigate('/messages'));
  await heading('Rozmowy');
  await act(() => router.navigate('/messages/new?subject=Leasing'));
  const letter = await form();
  expect(letter.getByLabelText(/^Firma/)).toHaveValue(other);
  expect(letter.getByLabelText('Treść')).toHaveValue('Czy odliczę?');
  expect(letter.getByLabelText('Temat')).toHaveValue('Leasing');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')[0]?.body).toMatchObject({ company_id: other }));
});

test('what is missing stands at its input, and the first of it is where one goes on', async () => {
  const { user, to } = await open({}, client, '/messages/new?subject=Leasing');
  const letter = await form();
  expect(letter.getByLabelText('Temat')).toHaveValue('Leasing');
  await user.clear(letter.getByLabelText('Temat'));
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  expect(await letter.findByText('Napisz krótko, czego dotyczy wiadomość')).toBeVisible();
  expect(letter.getByText('Napisz treść wiadomości')).toBeVisible();
  expect(letter.getByLabelText('Temat')).toHaveFocus();
  expect(to('POST /api/messages/')).toHaveLength(0);
});

test('W07: a new message that meets no server waits on the device, is told there, and arrives once', async () => {
  let broken = true;
  let taken = 0;
  const { user, to } = await open({
    'POST /api/messages/': () => {
      if (broken) return { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } };
      taken += 1;
      return { status: 201, json: made };
    },
  });
  const letter = await form();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await heading('Rozmowy');
  expect(await screen.findByText(/Wiadomość czeka na tym urządzeniu i pójdzie sama/)).toBeVisible();
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  await user.click(within(bar).getByRole('button', { name: 'Pokaż' }));
  expect(bar).toHaveTextContent('Leasing');
  broken = false;
  await user.click(within(bar).getByRole('button', { name: 'Wyślij teraz' }));
  expect(await within(bar).findByText(/^Wysłane o \d\d:\d\d\.$/)).toBeVisible();
  expect(taken).toBe(1);
  expect(new Set(to('POST /api/messages/').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(sessionStorage.length).toBe(0);
});

test('W07: one that is refused once nobody waits for it fills its form again, with the reason', async () => {
  let status = 503;
  const { user } = await open({
    'POST /api/messages/': () =>
      status === 503
        ? { status, json: { error: 'Serwer jest chwilowo niedostępny.' } }
        : { status, json: { error: 'Popraw zaznaczone pola.', errors: { subject: 'Za długi temat' } } },
  });
  const letter = await form();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await heading('Rozmowy');
  status = 422;
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  await user.click(within(bar).getByRole('button', { name: 'Wyślij teraz' }));
  expect(await within(bar).findByText('Nie przyjęto (1).')).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'Pokaż' }));
  await user.click(within(bar).getByRole('link', { name: 'Popraw: Leasing' }));
  await heading('Nowa wiadomość');
  await waitFor(() => expect(screen.getByLabelText('Treść')).toHaveValue('Czy odliczę?'));
  expect(await screen.findByText(/Za długi temat\.? Wszystko, co wpisano, jest nadal tutaj/)).toBeVisible();
});

/** The answer of the server, given when the test says so. */
function late() {
  let give: (reply: { status: number; json: unknown }) => void = () => undefined;
  const reply = new Promise<{ status: number; json: unknown }>((resolve) => {
    give = resolve;
  });
  return { reply: () => reply, give };
}
const refusal = { status: 422, json: { error: 'Popraw zaznaczone pola.', errors: { subject: 'Za długi temat' } } };

test('what is typed while the message is being sent stays, without what was sent, and goes as the next one', async () => {
  const first = late();
  let sent = 0;
  const { user, to } = await open({
    'POST /api/messages/': () => {
      sent += 1;
      return sent === 1 ? first.reply() : { status: 201, json: made };
    },
  });
  const letter = await form();
  const text = letter.getByLabelText('Treść');
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(text, 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')).toHaveLength(1));
  await user.type(text, ' A ubezpieczenie?');
  first.give({ status: 201, json: made });
  expect(await screen.findByText(/To, co dopisano po naciśnięciu „Wyślij”, nie poszło i zostało w formularzu/)).toBeVisible();
  expect(text).toHaveValue('A ubezpieczenie?');
  expect(letter.getByLabelText('Temat')).toHaveValue('Leasing');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await heading('Leasing');
  expect(to('POST /api/messages/').map(({ body }) => (body as { post_body: string }).post_body)).toEqual([
    '<p>Czy odliczę?</p>',
    '<p>A ubezpieczenie?</p>',
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('W07: what is typed while the message is being sent, by who then leaves, lies on the device and is back in its form in another tab', async () => {
  const first = late();
  const { user, to, router } = await open({ 'POST /api/messages/': first.reply });
  const letter = await form();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')).toHaveLength(1));
  await user.type(letter.getByLabelText('Treść'), ' A ubezpieczenie?');
  await act(() => router.navigate('/messages'));
  await heading('Rozmowy');
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  expect(await within(bar).findByText(/Zaczęte i niewysłane \(1\)\./)).toBeVisible();
  first.give({ status: 201, json: made });
  expect(await within(bar).findByText(/^Wysłane o \d\d:\d\d\. Zaczęte i niewysłane \(1\)\.$/)).toBeVisible();
  // What a tab keeps goes with it.
  sessionStorage.clear();
  await act(() => router.navigate('/messages/new'));
  await waitFor(async () => expect((await form()).getByLabelText('Treść')).toHaveValue('A ubezpieczenie?'));
  expect(to('POST /api/messages/')).toHaveLength(1);
});

test('a tick alone while the message is being sent is no second message; what was changed in the middle stays, and says that it went before', async () => {
  const first = late();
  const second = late();
  let sent = 0;
  const { user, to, router } = await open({
    'POST /api/messages/': () => {
      sent += 1;
      return sent === 1 ? first.reply() : second.reply();
    },
  });
  const letter = await form();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')).toHaveLength(1));
  await user.click(letter.getByRole('checkbox', { name: 'Ważna' }));
  first.give({ status: 201, json: made });
  await heading('Leasing');
  await act(() => router.navigate('/messages/new'));
  const next = await form();
  await user.type(next.getByLabelText('Temat'), 'Leasing');
  await user.type(next.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(next.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')).toHaveLength(2));
  await user.clear(next.getByLabelText('Treść'));
  await user.type(next.getByLabelText('Treść'), 'Czy odliczę całość?');
  second.give({ status: 201, json: made });
  expect(await screen.findByText(/^Wysłano to, co było przed zmianą\. Zmieniona treść została w formularzu/)).toBeVisible();
  expect(next.getByLabelText('Treść')).toHaveValue('Czy odliczę całość?');
});

test('W07: a refusal that comes once the person is on another screen is back in its form with its reason', async () => {
  const answer = late();
  const { user, to, router } = await open({ 'POST /api/messages/': answer.reply });
  const letter = await form();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')).toHaveLength(1));
  await act(() => router.navigate('/messages'));
  await heading('Rozmowy');
  expect(sessionStorage.length).toBe(0);
  answer.give(refusal);
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  expect(await within(bar).findByText('Nie przyjęto (1).')).toBeVisible();
  await heading('Rozmowy');
  await user.click(within(bar).getByRole('button', { name: 'Pokaż' }));
  await user.click(within(bar).getByRole('link', { name: 'Popraw: Leasing' }));
  await heading('Nowa wiadomość');
  await waitFor(() => expect(screen.getByLabelText('Treść')).toHaveValue('Czy odliczę?'));
  expect(await screen.findByText(/Za długi temat\.? Wszystko, co wpisano, jest nadal tutaj/)).toBeVisible();
});

test('W07: a message that arrives once the person is on another screen leaves them there, is told, and is in no form any more', async () => {
  const answer = late();
  const { user, to, router } = await open({ 'POST /api/messages/': answer.reply });
  const letter = await form();
  await user.type(letter.getByLabelText('Temat'), 'Leasing');
  await user.type(letter.getByLabelText('Treść'), 'Czy odliczę?');
  await user.click(letter.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages/')).toHaveLength(1));
  await act(() => router.navigate('/messages'));
  await heading('Rozmowy');
  answer.give({ status: 201, json: made });
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  expect(await within(bar).findByText(/^Wysłane o \d\d:\d\d\.$/)).toBeVisible();
  await heading('Rozmowy');
  await act(() => router.navigate('/messages/new'));
  expect((await form()).getByLabelText('Treść')).toHaveValue('');
  expect(to('POST /api/messages/')).toHaveLength(1);
});
