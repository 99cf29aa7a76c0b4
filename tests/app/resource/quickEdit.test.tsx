import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountant, worker } from '../support/people';
import type { Call } from '../support/wire';
import { company, expectComplaint, id, openFirm, page } from './office';

const rows = [company(1, { version: 7 }), company(2, { title: 'Kłos sp. z o.o.' })];
const task = { id: id(5), version: 1, title: 'Wyciąg', status: 'new', due_date: '2026-12-01', created_at: '', updated_at: '' };

async function openList(answers: object = {}) {
  const opened = await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page(rows), ...answers } });
  const first = await screen.findByRole('link', { name: 'Piekarnia nr 1' });
  return { ...opened, first };
}

test('arrows go from row to row, Space picks the one with the focus, Enter opens it', async () => {
  const { user, first, at } = await openList({ [`GET /api/companies/${id(2)}`]: { json: rows[1] } });
  first.focus();
  await user.keyboard('{ArrowDown}');
  const second = screen.getByRole('link', { name: 'Kłos sp. z o.o.' });
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard(' ');
  expect(await screen.findByRole('toolbar')).toHaveTextContent('Zaznaczono 1 firmę');
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(at()).toBe(`/dashboard/companies/${id(2)}`));
});

test('“/” goes to the search from anywhere but a box, and the arrow down on to the rows', async () => {
  const { user, first } = await openList();
  first.focus();
  await user.keyboard('/');
  const box = screen.getByRole('searchbox', { name: 'Szukaj' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  await user.keyboard('/');
  expect(box).toHaveValue('/');
  await user.clear(box);
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
});

test('F2 changes a value where it stands: Enter saves it at the version that was read, Escape leaves it', async () => {
  const { user, first, to } = await openList({
    'PUT /api/companies/': ({ body }: Call) => ({ json: { ...rows[0], ...(body as object) } }),
  });
  first.focus();
  await user.keyboard('{F2}');
  const editor = await screen.findByRole('dialog', { name: 'Nazwa: Piekarnia nr 1' });
  const box = within(editor).getByRole('textbox', { name: 'Nazwa' });
  expect(box).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(to('PUT /api/companies/')).toEqual([]);

  await user.keyboard('{F2}');
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Nazwa' })).toHaveFocus();
  await user.keyboard('Piekarnia Kłos{Enter}');
  await waitFor(() => expect(to('PUT /api/companies/')[0]?.body).toEqual({ id: id(1), title: 'Piekarnia Kłos', version: 7 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the pencil of a cell opens just that value, and the row stays closed; what is wrong stands at it', async () => {
  const { user, at, to } = await openList();
  const cell = screen.getAllByRole('cell', { name: '526-025-02-74' })[0] as HTMLElement;
  cell.getBoundingClientRect = () => ({ right: 500, width: 120 }) as DOMRect;
  fireEvent.click(cell, { clientX: 490 });
  const editor = await screen.findByRole('dialog', { name: 'NIP: Piekarnia nr 1' });
  await user.clear(within(editor).getByRole('textbox', { name: 'NIP' }));
  await user.type(within(editor).getByRole('textbox', { name: 'NIP' }), '5260250275{Enter}');
  expect(await within(editor).findByText('NIP ma błędną cyfrę kontrolną')).toBeVisible();
  expect(to('PUT /api/companies/')).toEqual([]);
  expect(at()).toBe('/dashboard/companies');
});

test('I03: what somebody changed meanwhile is not written over, and that is said at the value', async () => {
  const says = 'Ktoś zmienił ten rekord w międzyczasie.';
  const { user, first } = await openList({
    'PUT /api/companies/': { status: 412, json: { error: says, current: { version: 8 } } },
  });
  first.focus();
  await user.keyboard('{F2}');
  const editor = await screen.findByRole('dialog');
  await user.type(within(editor).getByRole('textbox', { name: 'Nazwa' }), 'Inna{Enter}');
  expect(await within(editor).findByText(/Ktoś zmienił te dane w międzyczasie. Nic nie zapisano/)).toBeVisible();
  expectComplaint(says);
});

test('P02: nothing is changed in place by who may not change it, nor what is encrypted, decides rights or moves by steps', async () => {
  await openFirm('/dashboard/users', {
    person: accountant,
    answers: { 'GET /api/users/': page([{ id: accountant.id, first_name: 'Kasia', last_name: 'Kos' }]) },
  });
  await screen.findByRole('link', { name: 'Kasia' });
  expect(document.querySelector('td[data-edit]')).toBeNull();
});

test('a task’s state is no value to type over', async () => {
  await openFirm('/dashboard/tasks', { person: worker, answers: { 'GET /api/tasks/': page([task]) } });
  await screen.findByRole('link', { name: 'Wyciąg' });
  const edited = [...document.querySelectorAll<HTMLElement>('td[data-edit]')].map(({ dataset }) => dataset.edit);
  expect(edited).toContain('due_date');
  expect(edited).not.toContain('status');
});
