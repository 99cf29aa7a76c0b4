import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DateBox } from '../../../src/app/fields/dates/DateBox';
import type { DateKind } from '../../../src/app/fields/dates/kinds';
import { Themed } from '../../../src/app/theme/PanelTheme';

/** A computer with a mouse, set to English: neither may decide how a day is read. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer: fine'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
});

function Box({ kind, start = '' }: { kind: DateKind; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <form aria-label="Formularz">
      <Themed value={true}>
        <DateBox kind={kind} label="Okres" value={value} onChange={setValue} />
      </Themed>
      <output>{value}</output>
    </form>
  );
}
const box = () => screen.getByRole('textbox', { name: 'Okres' });
const held = () => screen.getByRole('status').textContent;

test.each([
  ['month', '2026-11', '2026-11', 'listopad 2026'],
  ['month', '11.2026', '2026-11', 'listopad 2026'],
  ['month', '3/2027', '2027-03', 'marzec 2027'],
  ['month', '2026-11-05', '2026-11', 'listopad 2026'],
  ['month', 'lis 2026', '2026-11', 'listopad 2026'],
  ['date', '11.12.2026', '2026-12-11', '11.12.2026'],
  ['date', '11/12/2026', '2026-12-11', '11.12.2026'],
  ['date', '2026-12-11', '2026-12-11', '11.12.2026'],
  ['date', '11 grudnia 2026', '2026-12-11', '11.12.2026'],
  ['dateTime', '11.12.2026 8:05', '2026-12-11 08:05:00', '11.12.2026, 08:05'],
  ['time', '1630', '16:30', '16:30'],
] as const)('a %s pasted as %s is %s, and told as %s when the box is left', async (kind, text, value, told) => {
  const user = userEvent.setup();
  render(<Box kind={kind} />);
  await user.click(box());
  await user.paste(text);
  expect(held()).toBe(value);
  await user.tab();
  expect(box()).toHaveValue(told);
});

test('what is no day stays as it was typed, for the form to refuse', () => {
  render(<Box kind="date" />);
  fireEvent.change(box(), { target: { value: '31.02.2026' } });
  fireEvent.blur(box());
  expect([held(), (box() as HTMLInputElement).value]).toEqual(['2026-02-31', '2026-02-31']);
});

test('a day is picked from a calendar in Polish that begins with Monday', async () => {
  const user = userEvent.setup();
  render(<Box kind="date" start="2026-12-11" />);
  await user.click(screen.getByRole('button', { name: 'Wybierz dzień: Okres' }));
  expect(await screen.findByText('grudzień 2026')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))[0]).toBe('poniedziałek');
  await user.click(screen.getByRole('gridcell', { name: '18' }));
  expect(held()).toBe('2026-12-18');
  expect(box()).toHaveValue('18.12.2026');
});

test('Escape closes the calendar, changes nothing, and goes no further', async () => {
  const user = userEvent.setup();
  const around = vi.fn();
  render(
    <fieldset onKeyDown={around}>
      <Box kind="month" start="2026-11" />
    </fieldset>,
  );
  await user.click(screen.getByRole('button', { name: 'Wybierz miesiąc: Okres' }));
  expect(await screen.findByRole('radio', { name: 'listopad' })).toBeChecked();
  fireEvent.keyDown(screen.getByRole('radio', { name: 'listopad' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(around).not.toHaveBeenCalled();
  expect(held()).toBe('2026-11');
});

test('a month is picked, over the year’s end', async () => {
  const user = userEvent.setup();
  render(<Box kind="month" start="2026-11" />);
  await user.click(screen.getByRole('button', { name: 'Wybierz miesiąc: Okres' }));
  await user.click(await screen.findByRole('radio', { name: 'grudzień' }));
  expect(held()).toBe('2026-12');
});

test('years stand twelve on a page, and are gone through by pages', async () => {
  const user = userEvent.setup();
  render(<Box kind="month" start="2026-11" />);
  await user.click(screen.getByRole('button', { name: 'Wybierz miesiąc: Okres' }));
  await user.click(await screen.findByRole('button', { name: /przełącz.*rok/i }));
  const years = () => screen.getAllByRole('radio').map(({ textContent }) => textContent);
  await waitFor(() => expect(years()).toHaveLength(12));
  expect([years().at(0), years().at(-1)]).toEqual(['2016', '2027']);
  await user.click(screen.getByRole('button', { name: 'Wcześniejsze lata' }));
  expect(screen.getByRole('navigation', { name: 'Lata' })).toHaveTextContent('2004–2015');
  await user.click(screen.getByRole('radio', { name: '2010' }));
  await user.click(await screen.findByRole('radio', { name: 'grudzień' }));
  expect(held()).toBe('2010-12');
});
