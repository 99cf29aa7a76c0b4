import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inAll } from '../../support/inAll';
import { heading } from '../support/panel';
import { company, complaint, expectComplaint, id, openFirm, page } from './office';

const address = `/dashboard/companies/${id(1)}/edit`;
const one = `GET /api/companies/${id(1)}`;
const put = 'PUT /api/companies/';

test('only what was changed is sent, read as its type reads it, with the version it was read at', async () => {
  const { user, to, at } = await openFirm(address, {
    answers: {
      [one]: { json: company(1) },
      [put]: ({ body }) => ({ json: company(1, { ...(body as object), version: 2 }) }),
    },
  });
  const nip = await screen.findByRole('textbox', { name: /^NIP$/ });
  expect(nip).toHaveValue('526-025-02-74');
  await user.clear(nip);
  await user.type(nip, 'PL 106-00-00-062');
  const rate = screen.getByRole('textbox', { name: /Stopa wypadkowa/ });
  await user.clear(rate);
  await user.type(rate, '0,93');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));

  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect(to(put)[0]?.body).toEqual({ id: id(1), vat_number: '1060000062', accident_rate: 93, version: 1 });
  await waitFor(() => expect(at()).toBe(`/dashboard/companies/${id(1)}`));
});

inAll(
  'what is wrong is said in the browser already, above the form and at its field, which takes the focus',
  'e2e/accountant.test.ts',
  async () => {
    const { user, to } = await openFirm(address, { answers: { [one]: { json: company(1) } } });
    const nip = await screen.findByRole('textbox', { name: /^NIP$/ });
    await user.clear(nip);
    await user.type(nip, '5260250275');
    await user.clear(screen.getByRole('textbox', { name: /Miejscowość/ }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));

    const summary = await complaint();
    expect(summary).toHaveTextContent('Nie zapisano. Popraw 2 pola:');
    expect(nip).toBeInvalid();
    expect(nip).toHaveAccessibleDescription('NIP ma błędną cyfrę kontrolną');
    expect(nip).toHaveFocus();
    await user.click(within(summary).getByRole('button', { name: 'Miejscowość' }));
    expect(screen.getByRole('textbox', { name: /Miejscowość/ })).toHaveFocus();
    expect(to(put)).toHaveLength(0);
  },
);

test('a rule over several fields is said at the field it is about; an old fault nobody touched stops nobody', async () => {
  const { user, to } = await openFirm(address, {
    answers: {
      // Nobody but a person may have no NIP: broken before, and let be.
      [one]: { json: company(1, { vat_number: null }) },
      [put]: ({ body }) => ({ json: company(1, body as Record<string, unknown>) }),
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Status VAT/ }), 'Czynny podatnik VAT');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await complaint()).toHaveTextContent('Popraw zaznaczone pole:Okres VAT Czynny podatnik VAT ma okres rozliczenia');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Okres VAT/ }), 'Kwartalny (JPK_V7K)');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to(put)[0]?.body).toMatchObject({ vat_status: 'active', vat_period: 'quarterly' }));
});

test('the server’s 422 lands on its fields, items of lists included, and the form can be sent again', async () => {
  let refusals = 1;
  const contact = { first_name: 'Ala', last_name: 'Mak', role: null, email: 'ala@mak.pl', phone: null };
  const { user, to } = await openFirm(address, {
    answers: {
      [one]: { json: company(1, { contacts: [contact] }) },
      [put]: ({ body }) =>
        refusals-- > 0
          ? {
              status: 422,
              json: {
                error: 'Popraw dane.',
                code: 'invalid',
                errors: { vat_number: 'Taki NIP już jest', 'contacts.0.email': 'Nie ma takiej domeny' },
              },
            }
          : { json: company(1, body as Record<string, unknown>) },
    },
  });
  const name = await screen.findByRole('textbox', { name: /^Nazwa$/ });
  await user.type(name, ' i syn');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Taki NIP już jest', { selector: 'p' })).toBeVisible();
  expectComplaint('Popraw dane.');
  expect(screen.getByRole('textbox', { name: /^NIP$/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription('Nie ma takiej domeny');
  expect(screen.getByText(/^Pozycja 1, .+: Nie ma takiej domeny$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to(put)).toHaveLength(2));
  expect(await heading('Piekarnia nr 1')).toBeVisible();
});

test('a save that did not arrive leaves everything as it was typed', async () => {
  const { user } = await openFirm(address, {
    answers: { [one]: { json: company(1) }, [put]: new Error('line went dead') },
  });
  const name = await screen.findByRole('textbox', { name: /^Nazwa$/ });
  await user.type(name, ' i syn');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await complaint()).toHaveTextContent('Wystąpił nieoczekiwany błąd. Sprawdź połączenie z internetem i spróbuj ponownie.');
  expectComplaint('Wystąpił nieoczekiwany błąd');
  expect(name).toHaveValue('Piekarnia nr 1 i syn');
});

test('a form waits for the whole record: the copy that a list left is a part of it', async () => {
  let isDown = true;
  const { user, router } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page([company(1)]),
      [one]: () => (isDown ? { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } } : { json: company(1) }),
    },
  });
  await screen.findByRole('link', { name: 'Piekarnia nr 1' });
  await act(() => router.navigate(address));
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.queryByRole('textbox', { name: /^NIP$/ })).toBeNull();
  expectComplaint('Serwer jest chwilowo niedostępny.');
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('textbox', { name: /^NIP$/ })).toHaveValue('526-025-02-74');
});

test('leaving with something unsaved asks first', async () => {
  const { user, at } = await openFirm(address, { answers: { [one]: { json: company(1) }, 'GET /api/companies/': page([]) } });
  await user.type(await screen.findByRole('textbox', { name: /^Nazwa$/ }), '!');
  const away = screen.getAllByRole('link', { name: 'Firmy' })[0] as HTMLElement;
  await user.click(away);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anuluj' }));
  expect(at()).toBe(address);
  // Again at once, before the screen has heard of the answer: the question is asked again.
  fireEvent.click(away);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Porzuć' }));
  await heading('Firmy');
  expect(at()).toBe('/dashboard/companies');
});

test('a value kept encrypted shows its mask, stays as it is, and is sent only when another was typed', async () => {
  const payroll = { person: { ...(await import('../support/people')).accountant, payroll: true } };
  const { user, to } = await openFirm(address, {
    ...payroll,
    answers: {
      [one]: { json: company(1, { pesel: '*******1359' }) },
      [put]: ({ body }) => ({ json: company(1, body as Record<string, unknown>) }),
    },
  });
  expect(await screen.findByText('*******1359')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zmień PESEL właściciela' }));
  await user.type(screen.getByRole('textbox', { name: /PESEL/ }), '44051401359');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to(put)[0]?.body).toEqual({ id: id(1), pesel: '44051401359', version: 1 }));
});

test('a new record starts with what the address says, and posts the whole of it', async () => {
  const { user, to, at } = await openFirm(`/dashboard/employees/new?company_id=${id(1)}&status=leave&nonsense=1`, {
    answers: {
      'GET /api/companies/': page([company(1)]),
      'POST /api/employees': { status: 201, json: { id: id(9), version: 1, first_name: 'Ola', last_name: 'Nowak' } },
      [`GET /api/employees/${id(9)}`]: { json: { id: id(9), version: 1, first_name: 'Ola', last_name: 'Nowak' } },
    },
  });
  expect(await screen.findByDisplayValue('Piekarnia nr 1')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Imię/ }), 'Ola');
  await user.type(screen.getByRole('textbox', { name: /^Nazwisko/ }), 'Nowak');
  fireEvent.change(screen.getByRole('textbox', { name: /Data urodzenia/ }), { target: { value: '1990-04-01' } });
  await user.selectOptions(screen.getByRole('combobox', { name: /Rodzaj umowy/ }), 'Umowa o pracę – czas nieokreślony');
  await user.type(screen.getByRole('textbox', { name: /^Stanowisko/ }), 'Piekarka');
  fireEvent.change(screen.getByRole('textbox', { name: /Data rozpoczęcia/ }), { target: { value: '2026-11-01' } });
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));

  await waitFor(() => expect(at()).toBe(`/dashboard/employees/${id(9)}`));
  expect(to('POST /api/employees')[0]?.body).toMatchObject({
    company_id: id(1),
    first_name: 'Ola',
    birth_date: '1990-04-01',
    contract_type: 'employment_indefinite',
    status: 'leave',
    citizenship: 'PL',
    end_date: null,
  });
  expect(to('POST /api/employees')[0]?.body).not.toHaveProperty('pesel');
});

test('another record is found by typing, and who may not list people can still name themselves', async () => {
  const { worker } = await import('../support/people');
  const { user, to } = await openFirm('/dashboard/tasks/new', { person: worker });
  await user.click(await screen.findByRole('combobox', { name: /Osoba odpowiedzialna/ }));
  await user.click(await screen.findByRole('option', { name: 'Kasia' }));
  expect(screen.getByRole('combobox', { name: /Osoba odpowiedzialna/ })).toHaveValue('Kasia');
  expect(to('GET /api/users/')).toHaveLength(0);
});

inAll(
  'the index of a long form leads to a section’s first input and counts what is to be put right in it',
  'e2e/company.test.ts',
  async () => {
    const { user } = await openFirm(address, { answers: { [one]: { json: company(1) } } });
    const index = within(await screen.findByRole('navigation', { name: 'Części formularza', hidden: true }));
    const titles = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(index.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent?.trim())).toEqual(titles);
    await user.click(index.getByRole('link', { name: 'Adres', hidden: true }));
    expect(screen.getByRole('textbox', { name: 'Ulica' })).toHaveFocus();
    await user.clear(screen.getByRole('textbox', { name: /Miejscowość/ }));
    await user.clear(screen.getByRole('textbox', { name: /Kod pocztowy/ }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await index.findByRole('link', { name: /^Adres\s*2\s*do poprawienia$/, hidden: true })).toBeInTheDocument();
    expect(index.getByRole('link', { name: 'Firma', hidden: true })).toBeInTheDocument();
  },
);

test('a company’s form begins with its NIP, and says once what the asterisk means', async () => {
  await openFirm('/dashboard/companies/new');
  const [first] = await screen.findAllByRole('textbox');
  expect(first).toHaveAccessibleName('NIP');
  expect(screen.getAllByText('Pola z gwiazdką (*) są wymagane.')).toHaveLength(1);
});
