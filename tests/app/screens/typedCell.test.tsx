import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TypedCell } from '../../../src/app/screens/settlements/TypedCell';

function cell({ fault, value = '' }: { fault?: string; value?: string } = {}) {
  const save = vi.fn(async (_typed: string) => {});
  const shown = (now: string, why?: string) => <TypedCell label="Kwota" value={now} type="text" fault={why} onSave={save} />;
  const { rerender } = render(shown(value, fault));
  return { save, become: (now: string, why?: string) => rerender(shown(now, why)), box: screen.getByLabelText('Kwota') };
}

test('I03: Enter and leaving afterwards save once, also before the answer is there', async () => {
  const { save, box } = cell();
  await userEvent.type(box, '1 234,50{Enter}');
  await userEvent.tab();
  expect(save.mock.calls).toEqual([['1 234,50']]);
});

test('what came back with the table’s own spaces is no change', async () => {
  const { save, box, become } = cell();
  await userEvent.type(box, '1234,5{Enter}');
  become('1\u00a0234,50');
  await userEvent.tab();
  expect(save).toHaveBeenCalledTimes(1);
  expect(box).toHaveValue('1\u00a0234,50');
});

test('what was refused stays as it was typed, and Enter tries it again', async () => {
  const { save, box, become } = cell();
  await userEvent.type(box, 'tysiąc{Enter}');
  become('', 'Kwota musi być liczbą');
  await userEvent.type(box, '{Enter}');
  await userEvent.tab();
  expect(save.mock.calls).toEqual([['tysiąc'], ['tysiąc']]);
  expect(box).toHaveValue('tysiąc');
});

test('Escape gives up what was typed', async () => {
  const { save, box } = cell({ value: '10,00' });
  await userEvent.type(box, '5{Escape}');
  await userEvent.tab();
  expect(box).toHaveValue('10,00');
  expect(save).not.toHaveBeenCalled();
});
