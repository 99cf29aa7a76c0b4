import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Choice, Choices } from '../../../src/app/kit/Choice';
import { Themed } from '../../../src/app/theme/PanelTheme';

const options = [
  { value: 1, label: 'Źle' },
  { value: 2, label: 'Dobrze' },
  { value: 3, label: 'Bardzo dobrze' },
];

function Grade({ start }: { start: unknown }) {
  const [value, setValue] = useState(start);
  return (
    <Themed value={true}>
      <Choice name="Ocena" id="grade" options={options} value={value} onPick={setValue} />
      <output>{JSON.stringify(value)}</output>
    </Themed>
  );
}

test('one of a few is picked by a press or an arrow, and is handed over as it is, not as a text', async () => {
  const user = userEvent.setup();
  render(<Grade start={null} />);
  const group = within(screen.getByRole('radiogroup', { name: 'Ocena' }));
  expect(group.getAllByRole('radio').filter((each) => (each as HTMLInputElement).checked)).toEqual([]);
  expect(group.getByRole('radio', { name: 'Źle' })).toHaveAttribute('id', 'grade');

  await user.click(group.getByRole('radio', { name: 'Dobrze' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^2$/);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent(/^3$/);
  expect(group.getByRole('radio', { name: 'Bardzo dobrze' })).toHaveFocus();
});

test('a value that only reads like an option is none of them', () => {
  render(<Grade start="2" />);
  expect(screen.getByRole('radio', { name: 'Dobrze' })).not.toBeChecked();
});

test('within a fieldset the group is the fieldset alone, and what is wrong is told of each circle', () => {
  render(
    <Themed value={true}>
      <fieldset>
        <legend>Jak poszło?</legend>
        <Choice options={options} value={2} isWrong={true} onPick={() => {}} />
      </fieldset>
    </Themed>,
  );
  expect(screen.getByRole('group', { name: 'Jak poszło?' })).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Dobrze' })).toBeChecked();
  for (const each of screen.getAllByRole('radio')) expect(each).toBeInvalid();
});

test('several of a few are ticked one by one', async () => {
  const user = userEvent.setup();
  const told: [number, boolean][] = [];
  render(
    <Themed value={true}>
      <Choices name="Co było dobre?" options={options} values={[2]} onTick={(value, on) => told.push([value, on])} />
    </Themed>,
  );
  const group = within(screen.getByRole('group', { name: 'Co było dobre?' }));
  expect(group.getByRole('checkbox', { name: 'Dobrze' })).toBeChecked();
  await user.click(group.getByRole('checkbox', { name: 'Dobrze' }));
  await user.click(group.getByRole('checkbox', { name: 'Źle' }));
  expect(told).toEqual([
    [2, false],
    [1, true],
  ]);
});
