import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MonthBox } from '../../../src/app/fields/month/MonthBox';

function Box({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <form aria-label="Formularz">
      <label htmlFor="m">Okres</label>
      <MonthBox id="m" label="Okres" value={value} onChange={setValue} />
      <output>{value}</output>
    </form>
  );
}
const box = () => screen.getByRole('textbox', { name: 'Okres' });
const held = () => screen.getByRole('status').textContent;

test.each([
  ['2026-11', '2026-11'],
  ['11.2026', '2026-11'],
  ['3/2027', '2027-03'],
  ['2026-11-05', '2026-11'],
  ['Listopad 2026', '2026-11'],
  ['lis 2026', '2026-11'],
])('a month pasted as %s is read, and shown in Polish when the box is left', async (text, month) => {
  const user = userEvent.setup();
  render(<Box />);
  await user.click(box());
  await user.paste(text);
  expect(held()).toBe(month);
  await user.tab();
  expect((box() as HTMLInputElement).value).toMatch(/^\p{L}+ \d{4}$/u);
});

test('what is no month stays as it was typed, for the form to refuse', () => {
  render(<Box />);
  fireEvent.change(box(), { target: { value: '13.2026' } });
  fireEvent.blur(box());
  expect([held(), (box() as HTMLInputElement).value]).toEqual(['2026-13', '2026-13']);
});

test('a month is picked from a year by keys, over the year’s end', async () => {
  const user = userEvent.setup();
  render(<Box start="2026-11" />);
  expect(box()).toHaveValue('listopad 2026');
  await user.click(screen.getByRole('button', { name: 'Wybierz miesiąc: Okres' }));
  expect(screen.getByRole('button', { name: 'listopad 2026' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'styczeń 2027' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(held()).toBe('2027-01');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Wybierz miesiąc: Okres' })).toHaveFocus();
});

test('the picker goes by years, and Escape leaves everything as it was', async () => {
  const user = userEvent.setup();
  render(<Box start="2026-11" />);
  const opener = screen.getByRole('button', { name: 'Wybierz miesiąc: Okres' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Poprzedni rok' }));
  expect(screen.getByRole('button', { name: 'listopad 2025' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(held()).toBe('2026-11');
});
