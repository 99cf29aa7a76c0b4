import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { standard } from '../../src/tenants/standard';
import { openPanel } from './support/panel';
import { accountant } from './support/people';
import { wire } from './support/wire';

vi.mock('../../src/app/shell/OfficeLayout', () => ({
  OfficeLayout: ({ children }: { children: React.ReactNode }) => (
    <>
      <nav>Menu</nav>
      {children}
    </>
  ),
}));
vi.mock('../../src/app/pages/OfficeHomePage', () => ({
  default: () => {
    throw new Error('Zepsuta strona');
  },
}));
vi.mock('../../src/app/pages/ProfilePage', () => ({ default: () => <h1>Mój profil</h1> }));

test('a screen that cannot be drawn leaves the shell standing, and the next one is drawn', async () => {
  wire({ 'GET /api/config': { json: standard('demo') } });
  const { router } = openPanel('/dashboard', accountant);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pokazać tej strony');
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(vi.mocked(console.error).mock.calls.flat().map(String).join()).toContain('Zepsuta strona');
  vi.mocked(console.error).mockClear();

  await router.navigate('/dashboard/users/profile');
  expect(await screen.findByRole('heading', { name: 'Mój profil' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
