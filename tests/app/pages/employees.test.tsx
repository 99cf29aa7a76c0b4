import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, client } from '../support/people';

const bakery = company(1, { title: 'Piekarnia Kłos' });
const work = { position: 'Kucharka', contract_type: 'mandate', end_date: '2026-12-01', status: 'active' };
const answers = {
  [`GET /api/companies/${id(1)}`]: { json: bakery },
  'GET /api/employees/': page([{ id: id(7), first_name: 'Ola', last_name: 'Nowak', company_id: id(1), ...work }]),
  'GET /api/waiting': { json: { data: [] } },
};
const switchedOff = { modules: { company: { components: { employeeList: { visible: false } } } } };

test('a client’s employees have a title and a trail of their own, under their company', async () => {
  await openFirm(`/companies/${id(1)}/employees`, { person: client, answers });
  await heading('Pracownicy firmy');
  expect(document.title).toBe('Pracownicy firmy | Panel Biura');
  expect(await screen.findByText(/Nowak/)).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Okruszki' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Strona główna',
    'Piekarnia Kłos',
    'Pracownicy firmy',
  ]);
  expect(trail.getByRole('link', { name: 'Piekarnia Kłos' })).toHaveAttribute('href', `/companies/${id(1)}`);
});

test('a client’s list of employees tells what is left of each one’s leave, and that it may be more', async () => {
  const left = { employee: id(7), year: 2026, entitled: 20, carried: 2, used: 4.5, planned: 3, balance: 17.5, provisional: true };
  const { to } = await openFirm(`/companies/${id(1)}/employees`, {
    person: client,
    answers: { ...answers, 'GET /api/employees/leave': { json: { data: [left] } } },
  });
  const list = await screen.findByRole('region', { name: 'Wszyscy pracownicy' });
  expect(await within(list).findByText(/^Urlop: zostało 17,5\sdnia, zaplanowano 3\sdni, wstępnie$/)).toBeVisible();
  expect(within(list).getByText(/^Wstępnie: biuro ustala jeszcze staż pracy/)).toBeVisible();
  expect(to('GET /api/employees/leave')[0]?.query.get('company')).toBe(id(1));
});

test.each([
  ['the client’s', `/companies/${id(1)}/employees`, client],
  ['the office’s', `/dashboard/companies/${id(1)}/employees`, accountant],
])('%s address of employees is not found in a firm that switched the list off', async (_, address, person) => {
  const { at } = await openFirm(address, { person, answers, firm: switchedOff });
  await heading('Nie ma takiej strony');
  expect([at(), document.title]).toEqual([address, 'Nie ma takiej strony | Panel Biura']);
});

test('a client’s list of employees tells what runs out over them, and does not repeat their one company', async () => {
  const ends = {
    kind: 'employees.contract',
    resource: 'employees',
    id: id(7),
    title: 'Ola Nowak',
    asks: 'Kończy się umowa: daj znać, co dalej',
    company: null,
    due: '2026-12-01',
    late: false,
    amount: null,
    count: null,
    link: `/employees/${id(7)}`,
    component: 'employeeList',
    does: null,
    facts: {},
  };
  const waiting = { json: { data: [ends, { ...ends, resource: 'tasks', title: 'Inne' }], groups: [], total: 2 } };
  await openFirm('/employees', { person: client, answers: { ...answers, 'GET /api/waiting': waiting } });
  const dates = await screen.findByRole('region', { name: 'Co się kończy' });
  expect(within(dates).getByRole('listitem')).toHaveTextContent(/Ola Nowak.*Kończy się umowa/);
  const list = screen.getByRole('region', { name: 'Wszyscy pracownicy' });
  const person = await within(list).findByRole('listitem');
  expect(person).toHaveTextContent('Ola Nowak' + 'Kucharka, Umowa zlecenia, do 01.12.2026');
  expect(within(list).queryByText('Zatrudnienie trwa')).toBeNull();
});
