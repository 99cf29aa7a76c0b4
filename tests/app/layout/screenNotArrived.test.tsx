import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openFirm } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';

/** The code of one screen, which a device without a network does not have. */
const code = vi.hoisted(() => ({ arrives: false }));
vi.mock('../../../src/app/screens/clientScreens', async (original) => {
  const { clientScreens, ...rest } = await original<typeof import('../../../src/app/screens/clientScreens')>();
  return {
    ...rest,
    clientScreens: {
      ...clientScreens,
      'client.decisions.list': async () => {
        if (!code.arrives) throw new TypeError('Failed to fetch dynamically imported module');
        return { default: () => <h1>Przyszedł ekran</h1> };
      },
    },
  };
});

test('W07: a screen whose code does not arrive says so in its place, with the menu around it, and comes when the network is back', async () => {
  const { router } = await openFirm('/', { person: client });
  await heading(/^Dzień dobry/);
  await act(() => router.navigate('/decisions'));
  await heading('Moje decyzje');
  expect(await screen.findByText(/Ten ekran się nie wczytał/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Na skróty' })).toBeVisible();
  code.arrives = true;
  act(() => void dispatchEvent(new Event('online')));
  await heading('Przyszedł ekran');
});
