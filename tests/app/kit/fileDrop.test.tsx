import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileDrop } from '../../../src/app/kit/FileDrop';
import { Themed } from '../../../src/app/theme/PanelTheme';

const drop = (disabled: boolean) => (
  <Themed value={true}>
    <FileDrop
      name="Miejsce na pliki"
      files="Pliki"
      accept=".csv"
      label="Wybierz pliki"
      disabled={disabled}
      hint="albo upuść je tutaj."
      onFiles={() => {}}
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
