import '../resource/dialogs';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, client } from '../support/people';

const bakery = company(1, { title: 'Piekarnia Kłos' });
const answers = {
  [`GET /api/companies/${id(1)}`]: { json: bakery },
  'GET /api/employees/': page([{ id: id(7), first_name: 'Ola', last_name: 'Nowak', company_id: id(1) }]),
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

test.each([
  ['the client’s', `/companies/${id(1)}/employees`, client],
  ['the office’s', `/dashboard/companies/${id(1)}/employees`, accountant],
])('%s address of employees is not found in a firm that switched the list off', async (_, address, person) => {
  const { at } = await openFirm(address, { person, answers, firm: switchedOff });
  await heading('Nie ma takiej strony');
  expect([at(), document.title]).toEqual([address, 'Nie ma takiej strony | Panel Biura']);
});
