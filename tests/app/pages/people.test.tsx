import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedOf, company, expectComplaint, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

const manager = { ...accountant, roles: ['manager' as const] };
const anna = {
  id: id(5),
  version: 2,
  first_name: 'Anna',
  last_name: 'Mak',
  email: 'anna@klient.test',
  isAdmin: false,
  roles: [],
  status: 'active',
  payroll: false,
};
const people = { 'GET /api/users/': page([anna]), 'GET /api/memberships/': page([]) };

test('people are listed 25 at a time, by first name, as the specification says', async () => {
  const { to } = await openFirm('/dashboard/users', { person: manager, answers: people });
  await screen.findByRole('link', { name: 'Anna' });
  expect(askedOf(to('GET /api/users/')[0] as never)).toMatchObject({ page: '1', limit: '25', sort: 'first_name:asc' });
});

test('A21: a client’s person is invited with the companies they may see', async () => {
  const { user, to } = await openFirm('/dashboard/users', {
    person: manager,
    answers: { ...people, 'GET /api/companies/': page([company(1)]), 'POST /api/users/invite': { status: 201, json: anna } },
  });
  await user.click(await screen.findByRole('button', { name: 'Zaproś osobę' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zaproś osobę' });
  await user.type(await within(dialog).findByLabelText(/^E-mail/), 'anna@klient');
  await user.click(within(dialog).getByRole('button', { name: 'Wyślij zaproszenie' }));
  expect(await within(dialog).findByText('Podaj adres e-mail, na przykład anna@firma.pl')).toBeVisible();
  expect(within(dialog).getByText('Wskaż co najmniej jedną firmę')).toBeVisible();

  await user.type(within(dialog).getByLabelText(/^E-mail/), '.test');
  await user.type(within(dialog).getByLabelText(/^Imię/), 'Anna');
  await user.type(within(dialog).getByLabelText(/^Nazwisko/), 'Mak');
  await user.click(within(dialog).getByRole('combobox', { name: /^Firmy/ }));
  await user.click(await within(dialog).findByRole('option', { name: 'Piekarnia nr 1' }));
  await user.click(within(dialog).getByRole('button', { name: 'Wyślij zaproszenie' }));
  expect(await screen.findByText('Zaproszenie wysłane na adres anna@klient.test')).toBeVisible();
  expect(to('POST /api/users/invite')[0]?.body).toEqual({
    email: 'anna@klient.test',
    first_name: 'Anna',
    last_name: 'Mak',
    isAdmin: false,
    role: 'owner',
    companies: [id(1)],
  });
});

test('an office’s person is invited with roles, and the server’s word stands at its field', async () => {
  let taken = true;
  const { user, to } = await openFirm('/dashboard/users/new', {
    person: manager,
    answers: {
      ...people,
      'POST /api/users/invite': () =>
        taken
          ? {
              status: 409,
              json: { error: 'Taki adres już jest.', code: 'conflict', errors: { email: 'Ten adres ma już konto' } },
            }
          : { status: 201, json: anna },
    },
  });
  await heading('Zaproś osobę');
  await user.type(await screen.findByLabelText(/^E-mail/), 'ola@demo.test');
  await user.type(screen.getByLabelText(/^Imię/), 'Ola');
  await user.type(screen.getByLabelText(/^Nazwisko/), 'Nowak');
  await user.click(screen.getByLabelText('Pracownik biura'));
  await user.click(await screen.findByLabelText('Pracownik (zadania)'));
  await user.click(screen.getByRole('button', { name: 'Wyślij zaproszenie' }));
  expect(await screen.findByText('Ten adres ma już konto')).toBeVisible();
  taken = false;
  await user.click(screen.getByRole('button', { name: 'Wyślij zaproszenie' }));
  await heading('Użytkownicy');
  expect(to('POST /api/users/invite')[1]?.body).toEqual({
    email: 'ola@demo.test',
    first_name: 'Ola',
    last_name: 'Nowak',
    isAdmin: true,
    roles: ['worker-tasks'],
    payroll: false,
  });
});

test('an invitation that is being sent is not sent again by a second press, and the button keeps the focus', async () => {
  let answer: () => void = () => {};
  const { user, to } = await openFirm('/dashboard/users/new', {
    person: manager,
    answers: {
      ...people,
      'POST /api/users/invite': () =>
        new Promise<{ status: number; json: unknown }>((resolve) => (answer = () => resolve({ status: 201, json: anna }))),
    },
  });
  await heading('Zaproś osobę');
  await user.type(await screen.findByLabelText(/^E-mail/), 'ola@demo.test');
  await user.type(screen.getByLabelText(/^Imię/), 'Ola');
  await user.type(screen.getByLabelText(/^Nazwisko/), 'Nowak');
  await user.click(screen.getByLabelText('Pracownik biura'));
  await user.click(await screen.findByLabelText('Pracownik (zadania)'));
  const button = screen.getByRole('button', { name: 'Wyślij zaproszenie' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveFocus();
  await user.click(button);
  await user.type(screen.getByLabelText(/^Nazwisko/), '{Enter}');
  expect(to('POST /api/users/invite')).toHaveLength(1);
  answer();
  await heading('Użytkownicy');
});

test('an account is deactivated after a question, by the specification’s call', async () => {
  let standing = anna;
  const { user, to } = await openFirm(`/dashboard/users/${id(5)}`, {
    person: manager,
    answers: {
      ...people,
      [`GET /api/users/${id(5)}`]: () => ({ json: standing }),
      [`GET /api/users/deactivate/${id(5)}`]: () => {
        standing = { ...anna, status: 'deactivated' };
        return { json: { data: { id: id(5), status: 'deactivated' } } };
      },
    },
  });
  await heading('Anna Mak');
  await user.click(await screen.findByRole('button', { name: 'Dezaktywuj' }));
  const dialog = screen.getByRole('dialog', { name: 'Dezaktywować konto: Anna Mak?' });
  expect(to(`GET /api/users/deactivate/${id(5)}`)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Dezaktywuj' }));
  expect(await screen.findByText('Konto jest nieaktywne')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dezaktywuj' })).toBeNull());
});

test('P12: the last superuser stays, and why is said', async () => {
  const { user } = await openFirm(`/dashboard/users/${id(5)}`, {
    person: manager,
    answers: {
      ...people,
      [`GET /api/users/${id(5)}`]: { json: anna },
      [`GET /api/users/deactivate/${id(5)}`]: {
        status: 409,
        json: { error: 'To ostatni administrator biura.', code: 'conflict' },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Dezaktywuj' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dezaktywuj' }));
  expect(await screen.findByText('To ostatni administrator biura.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dezaktywuj' })).toBeVisible();
});

test('S10, P13: access is given back after a question and a confirmation of who gives it', async () => {
  let standing: object = { ...anna, status: 'deactivated' };
  let confirmed = false;
  const { user, to } = await openFirm(`/dashboard/users/${id(5)}`, {
    person: manager,
    answers: {
      ...people,
      [`GET /api/users/${id(5)}`]: () => ({ json: standing }),
      [`POST /api/users/${id(5)}/actions/reactivate`]: () => {
        if (!confirmed) return { status: 403, json: { error: 'Potwierdź swoją tożsamość.', code: 'step_up' } };
        standing = anna;
        return { json: { id: id(5), status: 'active' } };
      },
      'POST /api/users/step-up': () => {
        confirmed = true;
        return { json: { data: { until: '2026-11-21 12:00:00' } } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Przywróć dostęp' }));
  const dialog = screen.getByRole('dialog', { name: 'Przywrócić dostęp: Anna Mak?' });
  await user.click(within(dialog).getByRole('button', { name: 'Przywróć dostęp' }));
  await user.type(await screen.findByLabelText(/Twoje hasło/), 'Lipowa-Herbata-2026');
  await user.click(screen.getByRole('button', { name: 'Potwierdź' }));
  expect(await screen.findByText('Dostęp przywrócony')).toBeVisible();
  expect(to(`POST /api/users/${id(5)}/actions/reactivate`)).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Dezaktywuj' })).toBeVisible();
});

test('S10: an invitation that gives a role is sent once the person has confirmed who they are, with what was typed', async () => {
  let confirmed = false;
  const { user, to } = await openFirm('/dashboard/users/new', {
    person: manager,
    answers: {
      ...people,
      'POST /api/users/invite': () =>
        confirmed ? { status: 201, json: anna } : { status: 403, json: { error: 'Potwierdź swoją tożsamość.', code: 'step_up' } },
      'POST /api/users/step-up': () => {
        confirmed = true;
        return { json: { data: { until: '2026-11-21 12:00:00' } } };
      },
    },
  });
  await user.type(await screen.findByLabelText(/^E-mail/), 'ola@demo.test');
  await user.type(screen.getByLabelText(/^Imię/), 'Ola');
  await user.type(screen.getByLabelText(/^Nazwisko/), 'Nowak');
  await user.click(screen.getByLabelText('Pracownik biura'));
  await user.click(await screen.findByLabelText('Kierownik'));
  await user.click(screen.getByRole('button', { name: 'Wyślij zaproszenie' }));
  await user.type(await screen.findByLabelText(/Twoje hasło/), 'Lipowa-Herbata-2026');
  await user.click(screen.getByRole('button', { name: 'Potwierdź' }));
  await heading('Użytkownicy');
  expect(to('POST /api/users/invite').map(({ body }) => body)).toEqual([
    expect.objectContaining({ email: 'ola@demo.test', roles: ['manager'] }),
    expect.objectContaining({ email: 'ola@demo.test', roles: ['manager'] }),
  ]);
});

test('a picker of records says that it must be filled in, as every other input', async () => {
  await openFirm('/dashboard/memberships/new', { person: manager, answers: people });
  for (const name of ['Użytkownik', 'Firma', 'Rola w firmie']) {
    const input = await screen.findByLabelText(new RegExp(`^${name}`));
    expect(input).toBeRequired();
    expect(document.querySelector(`label[for="${input.id}"]`)).toHaveTextContent(`${name} *`);
  }
});

test('S10: a deletion that was not confirmed deletes nothing; confirmed, it is done', async () => {
  let confirmed = false;
  const remove = `DELETE /api/users/${id(5)}`;
  const { user, to } = await openFirm(`/dashboard/users/${id(5)}`, {
    person: manager,
    answers: {
      ...people,
      [`GET /api/users/${id(5)}`]: { json: anna },
      [remove]: () =>
        confirmed ? { json: anna } : { status: 403, json: { error: 'Potwierdź swoją tożsamość.', code: 'step_up' } },
      'POST /api/users/step-up': () => {
        confirmed = true;
        return { json: { data: { until: '2026-11-21 12:00:00' } } };
      },
    },
  });
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'Więcej' }));
    await user.click(screen.getByRole('menuitem', { name: 'Usuń' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń' }));
    return screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' });
  };
  await user.click(within(await press()).getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await heading('Anna Mak')).toBeVisible();
  const question = await press();
  await user.type(within(question).getByLabelText('Twoje hasło'), 'Lipowa-Herbata-2026');
  await user.click(within(question).getByRole('button', { name: 'Potwierdź' }));
  await heading('Użytkownicy');
  expect(to(remove)).toHaveLength(3);
  expectComplaint('Potwierdź swoją tożsamość.');
});

test('a person’s page tells what their roles open, and why the rest is closed', async () => {
  const worker = { ...anna, id: id(6), first_name: 'Ola', isAdmin: true, roles: ['worker-tasks'], email: 'ola@demo.test' };
  await openFirm(`/dashboard/users/${id(6)}`, {
    person: manager,
    firm: { deniedAreas: ['messages'] },
    answers: { [`GET /api/users/${id(6)}`]: { json: worker } },
  });
  const access = await screen.findByRole('region', { name: 'Co otwiera ten dostęp' });
  const line = (area: string) => within(access).getByText(area).closest('li');
  expect(line('Zadania')).toHaveTextContent('ma dostęp');
  expect(line('Firmy')).toHaveTextContent('bez dostępu');
  expect(line('Firmy')).toHaveTextContent('zamyka rola „Pracownik (zadania)”');
  expect(line('Wiadomości')).toHaveTextContent('wyłączone w tym biurze dla wszystkich');
  expect(within(access).getByText(/nie widzi PESEL-i/)).toBeVisible();
});

test('a client’s page tells in words what they may do in each company', async () => {
  await openFirm(`/dashboard/users/${id(5)}`, {
    person: manager,
    answers: {
      [`GET /api/users/${id(5)}`]: { json: anna },
      'GET /api/memberships/': page([
        { id: id(31), user_id: id(5), company_id: id(1), company: { id: id(1), title: 'Piekarnia nr 1' }, role: 'viewer' },
      ]),
    },
  });
  const access = await screen.findByRole('region', { name: 'Dostęp do firm' });
  const line = (await within(access).findByText('Piekarnia nr 1')).closest('li');
  expect(line).toHaveTextContent('Piekarnia nr 1: Podgląd – czyta dane firmy bez danych kadrowych');
});
