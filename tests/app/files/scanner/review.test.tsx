import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Review from '../../../../src/app/files/scanner/Review';
import { Themed } from '../../../../src/app/theme/PanelTheme';

test('a page that is removed hands the focus to the one in its place, and the last one to the button that ends the review', async () => {
  const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  const element = (
    <Themed value={true}>
      <Review files={files} onSend={() => {}} onClose={() => {}} />
    </Themed>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const user = userEvent.setup();
  await screen.findByText(/a\.png: tego zdjęcia/);
  await screen.findByText(/b\.png: tego zdjęcia/);

  await user.click(screen.getByRole('button', { name: 'Usuń: strona 1' }));
  await waitFor(() => expect(screen.queryByText(/a\.png/)).toBeNull());
  await waitFor(() => expect(screen.getByRole('listitem')).toContainElement(document.activeElement as HTMLElement));

  await user.click(screen.getByRole('button', { name: 'Usuń: strona 1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wyślij' })).toHaveFocus());
});
