import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListColumn } from '../../../src/app/records/listColumns';
import { chosenColumns, moved } from '../../../src/app/resource/columns/chosenColumns';
import { company, openFirm, page } from './office';

const two = { 'GET /api/companies/': page([company(1), company(2)]) };
// What is behind an open menu is out of reach for those who listen.
const behind = { hidden: true };
const headings = () => within(screen.getByRole('table', behind)).getAllByRole('columnheader', behind).slice(1);
const titles = () => headings().map((cell) => cell.textContent);
const standard = ['Nazwa', 'Typ', 'Zadania', 'Opiekun', 'NIP', 'Status rozliczenia', 'Dokumenty'];

async function openColumns(user: Awaited<ReturnType<typeof openFirm>>['user']) {
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Kolumny' }));
  return screen.findByRole('dialog', { name: 'Kolumny' });
}

test('columns are hidden and moved by key, the focus stays where it was pressed, and all of it can be taken back', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: two });
  const panel = await openColumns(user);
  expect(within(panel).getByRole('checkbox', { name: 'Nazwa' })).toBeDisabled();
  await user.click(within(panel).getByRole('checkbox', { name: 'Typ' }));
  const higher = within(panel).getByRole('button', { name: /Przesuń wyżej.*NIP/ });
  higher.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(titles()).toEqual(['Nazwa', 'NIP', 'Zadania', 'Opiekun', 'Status rozliczenia', 'Dokumenty']);
  expect(document.activeElement).toHaveAccessibleName(/Przesuń wyżej.*NIP/);

  await user.click(within(panel).getByRole('button', { name: 'Przywróć' }));
  expect(titles()).toEqual(standard);
});

test('columns are moved by drag, never before the one that leads to the record', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: two });
  const panel = await openColumns(user);
  const line = (name: string) => within(panel).getByRole('checkbox', { name }).closest('li') as HTMLElement;
  fireEvent.dragStart(line('Dokumenty'));
  fireEvent.dragOver(line('Typ'));
  fireEvent.dragOver(line('Nazwa'));
  fireEvent.dragEnd(line('Dokumenty'));
  expect(titles()).toEqual(['Nazwa', 'Dokumenty', 'Typ', 'Zadania', 'Opiekun', 'NIP', 'Status rozliczenia']);
});

test('a column is widened by the edge of its heading, or by Alt and an arrow; a double press gives its own width back', async () => {
  await openFirm('/dashboard/companies', { answers: two });
  await screen.findByRole('table');
  const nip = () => screen.getByRole('columnheader', { name: 'NIP' });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 120 });
  HTMLElement.prototype.setPointerCapture = () => {};
  nip().getBoundingClientRect = () => ({ right: 300, width: 120 }) as DOMRect;

  fireEvent.pointerDown(nip(), { clientX: 297, button: 0, pointerId: 1 });
  fireEvent.pointerMove(nip(), { clientX: 357 });
  expect(nip()).toHaveStyle({ width: '180px' });
  fireEvent.pointerUp(nip());
  await waitFor(() => expect(nip()).toHaveStyle({ width: '180px', maxWidth: '180px' }));

  fireEvent.keyDown(within(nip()).getByRole('button'), { key: 'ArrowLeft', altKey: true });
  await waitFor(() => expect(nip()).toHaveStyle({ width: '104px' }));
  nip().getBoundingClientRect = () => ({ right: 300, width: 120 }) as DOMRect;
  fireEvent.doubleClick(nip(), { clientX: 298 });
  await waitFor(() => expect(nip().style.width).toBe(''));
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetWidth');
});

test('rows have more room for who wants it, in every list and in the next visit', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: two });
  const panel = await openColumns(user);
  const cell = () => screen.getAllByRole('cell', behind)[1];
  expect(cell()?.className).toContain('sizeSmall');
  await user.click(within(panel).getByRole('button', { name: 'Luźne' }));
  expect(cell()?.className).toContain('sizeMedium');
  expect(localStorage.getItem('panel.list.lists.comfortable')).toBe('true');
  await user.click(within(panel).getByRole('checkbox', { name: 'Typ' }));
  expect(localStorage.getItem('panel.list.companies.columns')).toContain('{"key":"company_type","hidden":true}');
});

const column = (key: string): ListColumn => ({ key, title: key, align: 'left', sort: key, column: {} as never });

test('columns are known by their keys: another set of the firm’s puts none in another’s place', () => {
  const choices = [{ key: 'a' }, { key: 'c', width: 90 }, { key: 'gone' }, { key: 'b', hidden: true }];
  const names = (keys: string[]) => chosenColumns(keys.map(column), choices).map(({ key, hidden }) => (hidden ? `-${key}` : key));
  expect(names(['a', 'b', 'c', 'd'])).toEqual(['a', 'c', '-b', 'd']);
  expect(names(['b', 'a', 'c'])).toEqual(['b', 'a', 'c']);
  expect(names([])).toEqual([]);
  expect(chosenColumns(['a', 'c'].map(column), choices)[1]?.width).toBe(90);
});

test('nothing is moved before the first, nor the first itself', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['a', 'b', 'c']);
});
