import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ShowMore } from '../../../src/app/layout/ShowMore';
import { Themed } from '../../../src/app/theme/PanelTheme';

function Rows({ all = 3 }: { all?: number }) {
  const [shown, setShown] = useState(1);
  return (
    <Themed value={true}>
      <ul>
        {Array.from({ length: shown }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else.
          <li key={nth}>wiersz</li>
        ))}
      </ul>
      <ShowMore more={shown < all ? () => setShown(shown + 1) : null} />
    </Themed>
  );
}

test('the focus stays on the button while there is more, and at its place once there is none', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  expect(screen.getByRole('button', { name: 'Pokaż więcej' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('To już wszystko')).toHaveFocus();
});

test('a list that was whole from the first says nothing', () => {
  render(<Rows all={1} />);
  expect(screen.queryByText('To już wszystko')).toBeNull();
});
