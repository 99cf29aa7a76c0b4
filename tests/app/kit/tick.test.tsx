import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tick } from '../../../src/app/kit/Tick';
import { Themed } from '../../../src/app/theme/PanelTheme';

const ticked = vi.fn();

function Ticking(props: Partial<ComponentProps<typeof Tick>>) {
  const [on, setOn] = useState(false);
  const onTick = (next: boolean) => {
    ticked(next);
    setOn(next);
  };
  return (
    <Themed value={true}>
      <Tick checked={on} onTick={onTick} {...props} />
    </Themed>
  );
}

test('a press on the words ticks the box, and another takes it away', async () => {
  const user = userEvent.setup();
  render(<Ticking label="Tylko moje firmy" />);
  const box = screen.getByRole('checkbox', { name: 'Tylko moje firmy' });
  await user.click(screen.getByText('Tylko moje firmy'));
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(ticked.mock.calls).toEqual([[true], [false]]);
});

test('where no words stand beside it, it is found by its name, and tells that some of its own are ticked', () => {
  render(<Ticking name="Zaznacz wszystkie" some={true} />);
  expect(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie' })).toBePartiallyChecked();
});

test('while it is being saved it keeps the focus, and a press does nothing', async () => {
  ticked.mockClear();
  const user = userEvent.setup();
  const { rerender } = render(<Ticking label="Wyciąg" />);
  const box = screen.getByRole('checkbox', { name: 'Wyciąg' });
  await user.click(box);
  rerender(<Ticking label="Wyciąg" busy={true} />);
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard(' ');
  expect(box).toBeChecked();
  expect(ticked).toHaveBeenCalledTimes(1);
  rerender(<Ticking label="Wyciąg" disabled={true} />);
  expect(box).toBeDisabled();
});
