import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { company, openFirm, page } from './office';

let saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved = [];
  let file = new Blob();
  URL.createObjectURL = (given) => {
    file = given as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
});

const list = { 'GET /api/companies/': page([company(1)]) };
const named = { 'content-disposition': 'attachment; filename="firmy-2026-11-20.csv"' };

test('a list is taken away as a file, with its order, filters and search in a body (S11)', async () => {
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: { ...list, 'POST /api/companies/export': { json: 'Nazwa', headers: named } },
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Szukaj' }), 'kłos');
  await screen.findByRole('row', { name: /Piekarnia nr 1/ });
  await expect.poll(() => to('GET /api/companies/').at(-1)?.query.get('search')).toBe('kłos');
  await user.click(screen.getByRole('button', { name: 'Eksport' }));
  await user.click(screen.getByRole('menuitem', { name: 'Plik CSV' }));

  expect(await screen.findByText('Plik z listą został pobrany.')).toBeVisible();
  expect(to('POST /api/companies/export')[0]?.body).toEqual({ format: 'csv', sort: 'title:asc', search: 'kłos', filters: '' });
  expect(saved.map(({ name }) => name)).toEqual(['firmy-2026-11-20.csv']);
  expect(saved[0]?.file.size).toBe(7);
  expect(screen.getByRole('button', { name: 'Eksport' })).toHaveAttribute('aria-expanded', 'false');
});

test('S10: a mass export asks who it is first', async () => {
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      ...list,
      'POST /api/companies/export': {
        status: 403,
        json: { error: 'Potwierdź swoją tożsamość, aby kontynuować.', code: 'step_up' },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Eksport' }));
  await user.click(screen.getByRole('menuitem', { name: 'Arkusz Excela (XLSX)' }));
  expect(await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' })).toBeVisible();
  expect(saved).toEqual([]);
});

test('a refusal is told in the server’s words', async () => {
  const { user } = await openFirm('/dashboard/companies', {
    answers: { ...list, 'POST /api/companies/export': { status: 429, json: { error: 'Zbyt wiele prób.' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Eksport' }));
  await user.click(screen.getByRole('menuitem', { name: 'Plik CSV' }));
  expect(await screen.findByText('Zbyt wiele prób.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('while the file comes its button tells so, and a press gives it up', async () => {
  let answered = () => {};
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      ...list,
      'POST /api/companies/export': () => new Promise((resume) => (answered = () => resume(new Error('given up')))),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Eksport' }));
  await user.click(screen.getByRole('menuitem', { name: 'Plik CSV' }));
  await user.click(await screen.findByRole('button', { name: /Pobieranie….*przerwij/ }));
  answered();
  expect(await screen.findByText('Przerwano pobieranie listy.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Eksport' })).toBeVisible();
  expect(saved).toEqual([]);
});
