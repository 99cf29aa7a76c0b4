import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LeaveUnsent } from '../../../src/app/outbox/LeaveUnsent';
import type { Outbox } from '../../../src/app/outbox/outbox';
import { loadTenant } from '../../../src/app/tenant/store';
import { standard } from '../../../src/tenants/standard';
import { wire } from '../support/wire';
import { delivery, lastingVault, openOutbox } from './support';

const here = vi.hoisted(() => ({ outbox: null as unknown as Outbox, logout: vi.fn(async () => undefined) }));
vi.mock('../../../src/app/outbox/here', () => ({
  outboxHere: async () => here.outbox,
  shownHere: () => here.outbox.shown(),
  listenHere: (listener: () => void) => here.outbox.listen(listener),
}));
vi.mock('../../../src/app/providers/logout', () => ({ logout: here.logout }));

test('S05: who logs out with a word waiting is not kept by a disk that is gone: it may be tried, and it may be left', async () => {
  const vault = lastingVault();
  let gone = false;
  const or =
    <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    (...given: Given) =>
      gone ? Promise.reject(new DOMException('', 'InvalidStateError')) : work(...given);
  const { outbox, setOnline } = openOutbox(() => null, {
    vault: { ...vault, read: or(vault.read), remove: or(vault.remove), change: or(vault.change) },
  });
  here.outbox = outbox;
  setOnline(false);
  await outbox.add(delivery('raz'));
  gone = true;
  wire({ 'GET /api/config': { json: standard('demo') } });
  await loadTenant();
  const user = userEvent.setup();
  render(<LeaveUnsent onClose={() => undefined} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
  await press('Wyślij i wyloguj');
  expect(await screen.findByText('Nie udało się teraz wysłać wszystkiego. Spróbuj, gdy będzie sieć.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Usuń i wyloguj', hidden: true })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  expect(here.logout).not.toHaveBeenCalled();
  await press('Usuń i wyloguj');
  await waitFor(() => expect(here.logout).toHaveBeenCalledOnce());
});
