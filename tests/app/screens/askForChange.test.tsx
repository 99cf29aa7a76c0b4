import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseCompany } from '../../../src/app/session/chosenCompany';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const account = completeNrb('11402004', '0000310212345678') ?? '';
const made = { id: id(5), version: 1, company_id: company, kind: 'account', status: 'asked', account_number: account };
const other = id(8);
const several = { ...client, companies: [company, other], company_roles: { [company]: 'owner', [other]: 'owner' } } as const;
const sends = 'POST /api/data-changes/';
type Answers = NonNullable<NonNullable<Parameters<typeof openFirm>[1]>['answers']>;

const open = async (answers: Answers = {}, person: typeof client = client) => {
  const opened = await openFirm('/data-changes/new', {
    person,
    answers: {
      'GET /api/companies/': page(
        person.companies.map((each, nth) => ({ id: each, title: nth === 0 ? 'Piekarnia Kłos' : 'Kawiarnia Kłos' })),
      ),
      [`GET /api/companies/${company}`]: { json: { id: company, version: 1, title: 'Piekarnia Kłos' } },
      'GET /api/waiting': { json: { data: [], groups: [], total: 0 } },
      'GET /api/tickets/': page([]),
      [sends]: { status: 201, json: made },
      [`GET /api/data-changes/${id(5)}`]: { json: made },
      ...answers,
    },
  });
  await heading('Nowa prośba o zmianę danych');
  return { ...opened, form: within(await screen.findByRole('form', { name: 'Nowa prośba o zmianę danych' })) };
};
type Opened = Awaited<ReturnType<typeof open>>;
const askForAccount = async ({ user, form }: Pick<Opened, 'user' | 'form'>) => {
  await user.selectOptions(form.getByLabelText(/^Co się zmieniło/), 'Rachunek bankowy');
  await user.type(form.getByLabelText(/^Nowy rachunek/), account);
  await user.click(form.getByRole('button', { name: 'Wyślij' }));
};

// A draft outlives its screen, and would fill the next test's form.
afterEach(() => {
  sessionStorage.clear();
  chooseCompany(null);
});

test('a client asks for a new account: what is asked follows from what changed, and it goes for their one company', async () => {
  const opened = await open();
  const { form, to } = opened;
  for (const label of [/^Firma/, /^Nowy rachunek/, /^Ulica/]) expect(form.queryByLabelText(label)).toBeNull();
  await askForAccount(opened);
  expect(form.queryByLabelText(/^Ulica/)).toBeNull();
  await waitFor(() => expect(to(sends)).toHaveLength(1));
  expect(to(sends)[0]?.body).toEqual({
    company_id: company,
    kind: 'account',
    account_number: account,
    account_purpose: 'main',
  });
  expect(await screen.findByText('Wysłano')).toBeVisible();
  expect(sessionStorage.length).toBe(0);
});

test('what is missing or wrong stands at its input, in the server’s words, and nothing is sent', async () => {
  const { user, form, to } = await open({}, several as never);
  await user.click(form.getByRole('button', { name: 'Wyślij' }));
  expect(await form.findByText('Wybierz firmę')).toBeVisible();
  expect(form.getByText('Wybierz, co się zmieniło')).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Firma/), 'Kawiarnia Kłos');
  await user.selectOptions(form.getByLabelText(/^Co się zmieniło/), 'Adres firmy');
  await user.type(form.getByLabelText(/^Kod pocztowy/), '12');
  await user.click(form.getByRole('button', { name: 'Wyślij' }));
  expect(await form.findByText('Podaj miejscowość')).toBeVisible();
  expect(form.getByLabelText(/^Kod pocztowy/)).toHaveAttribute('aria-invalid', 'true');
  expect(form.getByLabelText(/^Kod pocztowy/)).toHaveFocus();
  expect(to(sends)).toHaveLength(0);
  await user.clear(form.getByLabelText(/^Kod pocztowy/));
  await user.type(form.getByLabelText(/^Kod pocztowy/), '00950');
  await user.type(form.getByLabelText(/^Miejscowość/), 'Warszawa');
  await user.click(form.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() =>
    expect(to(sends)[0]?.body).toEqual({
      company_id: other,
      kind: 'address',
      address_postal_code: '00-950',
      address_city: 'Warszawa',
    }),
  );
});

test('W07: a request that meets no server waits on the device, is told there, and arrives once', async () => {
  let broken = true;
  let taken = 0;
  const opened = await open({
    [sends]: () => {
      if (broken) return { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } };
      taken += 1;
      return { status: 201, json: made };
    },
  });
  const { user, to } = opened;
  await askForAccount(opened);
  expect(await screen.findByText(/Prośba czeka na tym urządzeniu i pójdzie sama/)).toBeVisible();
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  await user.click(within(bar).getByRole('button', { name: 'Pokaż' }));
  expect(bar).toHaveTextContent('Zmiana danych: Rachunek bankowy');
  broken = false;
  await user.click(within(bar).getByRole('button', { name: 'Wyślij teraz' }));
  expect(await within(bar).findByText(/^Wysłane o \d\d:\d\d\.$/)).toBeVisible();
  expect(taken).toBe(1);
  expect(new Set(to(sends).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});
