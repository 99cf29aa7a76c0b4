import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileDrop } from '../../../src/app/kit/FileDrop';
import { Themed } from '../../../src/app/theme/PanelTheme';

const taken = vi.fn();
const drop = (busy: boolean) => (
  <Themed value={true}>
    <FileDrop
      name="Miejsce na pliki"
      files="Pliki"
      accept=".csv"
      label="Wybierz pliki"
      busy={busy}
      hint="albo upuść je tutaj."
      onFiles={taken}
    />
  </Themed>
);

test('while files are read the button keeps the focus and opens no other choice', async () => {
  const user = userEvent.setup();
  const { rerender } = render(drop(false));
  const choice = vi.spyOn(screen.getByLabelText<HTMLInputElement>('Pliki'), 'click').mockImplementation(() => {});
  const button = screen.getByRole('button', { name: 'Wybierz pliki' });
  await user.click(button);
  rerender(drop(true));
  await user.click(button);
  expect(choice).toHaveBeenCalledTimes(1);
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
});

test('a file that is dropped while others are read is not taken, and the place does not offer itself', () => {
  const { rerender } = render(drop(true));
  const place = screen.getByRole('region', { name: 'Miejsce na pliki' });
  const dataTransfer = { files: [new File(['a'], 'a.csv')] };
  fireEvent.drop(place, { dataTransfer });
  expect(taken).not.toHaveBeenCalled();
  rerender(drop(false));
  fireEvent.drop(place, { dataTransfer });
  expect(taken).toHaveBeenCalledExactlyOnceWith(dataTransfer.files);
});
