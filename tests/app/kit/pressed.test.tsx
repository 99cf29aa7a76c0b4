import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pressed } from '../../../src/app/kit/Pressed';
import { Themed } from '../../../src/app/theme/PanelTheme';

test('a row of words is pressed whole, by a finger or a key, and sends no form around it', async () => {
  const [pick, send] = [vi.fn(), vi.fn()];
  render(
    <Themed value={true}>
      <form onSubmit={send}>
        <Pressed sx={{ display: 'block' }} onClick={pick}>
          <strong>Przypomnienie</strong> <span>Prosimy o dokumenty</span>
        </Pressed>
      </form>
    </Themed>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Prosimy o dokumenty'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Przypomnienie Prosimy o dokumenty' })).toHaveFocus();
  expect([pick.mock.calls.length, send.mock.calls.length]).toEqual([2, 0]);
});
