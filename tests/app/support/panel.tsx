import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { RouterProvider } from 'react-router/dom';
import CrashPage from '../../../src/app/pages/CrashPage';
import { preferences } from '../../../src/app/providers/preferences';
import { queryClient } from '../../../src/app/providers/queryClient';
import { createPanelRouter } from '../../../src/app/routing/PanelRouter';
import { kept } from '../../../src/app/session/session';
import { clearSession, keepTokens, keepUser } from '../../../src/app/session/store';
import type { SessionUser } from '../../../src/contract/session';

const FactorFirst = lazy(() => import('../../../src/app/pages/FactorFirstPage'));

/** The whole panel at an address, as `main.tsx` draws it, with a person logged in or nobody. */
export function openPanel(address: string, person: SessionUser | null = null) {
  clearSession();
  queryClient.clear();
  preferences.reset();
  if (person) {
    keepTokens({ access_token: 'access', refresh_token: 'refresh' });
    keepUser(kept(person));
  }
  window.history.replaceState(null, '', address);
  const router = createPanelRouter({ Crash: CrashPage, FactorFirst });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), at: () => window.location.pathname + window.location.search + window.location.hash };
}

/** The screen's heading, once it is drawn. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
