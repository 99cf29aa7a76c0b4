import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company, openFirm, page } from './office';

test('a firm’s own words stand in menu, title, breadcrumbs and headings, and change nothing else', async () => {
  await openFirm('/dashboard/companies', {
    answers: { 'GET /api/companies/': page([company(1)]) },
    firm: {
      strings: {
        'resources.companies.name': 'Klient |||| Klienci |||| Klientów',
        'resources.companies.page.list': 'Nasi klienci',
      },
      modules: { company: { columns: [{ key: 'title', title: 'Klient' }, { key: 'regon' }] } },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nasi klienci' })).toBeVisible();
  expect(document.title).toBe('Nasi klienci | Panel Biura');
  expect(within(screen.getByRole('navigation', { name: 'Główne menu' })).getByRole('link', { name: 'Klienci' })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: /Klient/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /REGON/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /NIP/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Nowa firma' })).toHaveAttribute('href', '/dashboard/companies/new');
});
