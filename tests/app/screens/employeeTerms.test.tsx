import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EmployeeTerm, EmployeeTerms } from '../../../src/contract/employeeTerms';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';

const term = (nth: number, values: Partial<EmployeeTerm> = {}): EmployeeTerm => ({
  key: `${id(nth)} residence`,
  code: 'residence',
  employee: { id: id(nth), name: `Osoba ${nth}` },
  company: { id: id(90), title: 'Stolarnia Dąb' },
  date: '2026-12-01',
  days_left: 10,
  tone: 'warning',
  says: 'Dokument pobytowy: do 01.12.2026 (za 10 dni).',
  act: 'Poproś o nowy dokument pobytowy.',
  basis: 'art. 105 i 108 ustawy o cudzoziemcach',
  certainty: 'statute',
  refer: false,
  ...values,
});
const medical = term(2, { key: 'medical', code: 'medical', date: null, days_left: null, tone: 'danger', refer: true });
const found: EmployeeTerms = { terms: [medical, term(1)], total: 2, leave: null, sickness: null };
const path = '/api/employee-terms';
const answers = { 'GET /api/users/': page([]) };

test('each date says whose it is, what to do and by which act, and is narrowed by state', async () => {
  const { user, to } = await openFirm('/dashboard/employee-terms', {
    answers: { [`GET ${path}`]: { json: { data: found } }, ...answers },
  });
  await heading('Terminy pracowników');
  const list = await screen.findByRole('region', { name: 'Terminy' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('bez daty');
  expect(first).toHaveTextContent('Po terminie lub brak');
  expect(second).toHaveTextContent('Poproś o nowy dokument pobytowy.art. 105 i 108 ustawy o cudzoziemcach, z samego przepisu');
  expect(screen.getByRole('status')).toHaveTextContent(/2\stermin/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stan' }), 'Do 30 dni');
  await waitFor(() => expect(to(`GET ${path}`).at(-1)?.query.get('tone')).toBe('warning'));
});

test('who is to be examined is picked, and their referrals are asked for together', async () => {
  const { user, to } = await openFirm('/dashboard/employee-terms', {
    answers: {
      [`GET ${path}`]: { json: { data: found } },
      'POST /api/employees/referrals': { status: 409, json: { error: { code: 'not_employed', message: 'Umowa zakończona.' } } },
      ...answers,
    },
  });
  const button = await screen.findByRole('button', { name: 'Skierowania dla zaznaczonych (PDF)' });
  expect(button).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Skierowanie: Osoba 1' })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Skierowanie: Osoba 2' }));
  await user.click(button);
  await waitFor(() => expect(to('POST /api/employees/referrals')[0]?.body).toEqual({ ids: [id(2)] }));
});

test('an employee’s own page tells what is to be done by its day and the year’s leave', async () => {
  const left = { entitled: 26, carried: 0, used: 4, planned: 0, balance: 22, overdue: 0, on_demand: 0, more_from: null };
  const leave = { employee: { id: id(1), name: 'Osoba 1' }, ...left, basis: 'art. 154 § 1 KP', unknown: [] };
  const period = { limit: 182, used: 40, last_day: '2027-04-10', apply_by: '2027-02-27' };
  const sickness = { year: 2026, limit: 33, used: 33, benefit_from: '2026-11-14', period };
  const { to } = await openFirm(`/dashboard/employees/${id(1)}`, {
    answers: {
      [`GET ${path}`]: { json: { data: { terms: [term(1)], total: 1, leave: [leave], sickness } } },
      [`GET /api/employees/${id(1)}`]: {
        json: { id: id(1), version: 1, first_name: 'Osoba', last_name: '1', company_id: id(90), status: 'active' },
      },
      'GET /api/absences/': page([]),
      ...answers,
    },
  });
  const terms = await screen.findByRole('region', { name: 'Terminy (90 dni)' });
  expect(terms).toHaveTextContent('01.12.2026 Do 30 dni');
  expect(terms).toHaveTextContent('Poproś o nowy dokument pobytowy.');
  expect(screen.getByRole('region', { name: 'Urlopy w tym roku (dni)' })).toHaveTextContent('Osoba 1: zostało 22');
  const ill = screen.getByRole('region', { name: 'Zwolnienia lekarskie' });
  expect(ill).toHaveTextContent('Wynagrodzenie chorobowe w 2026 r. (płaci pracodawca): 33 z 33 dni.');
  expect(ill).toHaveTextContent('Zasiłek chorobowy z ZUS: od 14.11.2026.');
  expect(ill).toHaveTextContent('Okres zasiłkowy: 40 z 182 dni, jeśli choroba potrwa, do 10.04.2027.');
  expect(ill).toHaveTextContent('Wniosek o świadczenie rehabilitacyjne (ZNp-7) do 27.02.2027.');
  expect(ill).toHaveTextContent('art. 92 § 1, 4 i 5 KP');
  expect(to(`GET ${path}`)[0]?.query.get('employee')).toBe(id(1));
});

test('of one company the year’s leave is shown, with what must be found out first', async () => {
  const leave = {
    employee: { id: id(1), name: 'Osoba 1' },
    entitled: 20,
    carried: 3,
    used: 1,
    planned: 4,
    balance: 22,
    overdue: 2,
    on_demand: 5,
    basis: 'art. 154 § 1 KP',
    more_from: '2026-09-14',
    unknown: ['ukończona szkoła'],
  };
  await openFirm(`/dashboard/companies/${id(90)}/employee-terms`, {
    answers: {
      [`GET ${path}`]: { json: { data: { terms: [], total: 0, leave: [leave], sickness: null } } },
      [`GET /api/companies/${id(90)}`]: { json: company(90) },
      ...answers,
    },
  });
  const list = await screen.findByRole('region', { name: 'Urlopy w tym roku (dni)' });
  expect(list).toHaveTextContent('Osoba 1: zostało 22');
  expect(list).toHaveTextContent('do 30 września trzeba udzielić 2');
  expect(list).toHaveTextContent('do ustalenia: ukończona szkoła');
  expect(list).toHaveTextContent('Dni za 10 lat stażu dopiero od 14.09.2026 (art. 158 KP).');
  expect(list).toHaveTextContent('na żądanie 5 z 4');
  expect(list).toHaveTextContent('Na żądanie wzięto więcej niż 4 dni w roku (art. 167² KP).');
  expect(screen.getByText('Nic się nie kończy')).toBeVisible();
});
