import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Outbox } from '../../../src/app/outbox/outbox';
import { useBegun } from '../../../src/app/outbox/useBegun';
import { delivery, lastingVault, openOutbox } from './support';

const here = vi.hoisted(() => ({ outbox: null as unknown as Outbox }));
vi.mock('../../../src/app/outbox/here', () => ({
  outboxHere: async () => here.outbox,
  shownHere: () => here.outbox.shown(),
  listenHere: (listener: () => void) => here.outbox.listen(listener),
}));

const named = ['wiadomość', 'wiadomości', 'wiadomości'] as const;
const form = { place: 'rozmowa', address: '/messages', named, title: 'Wysyłam', restore: () => undefined };
const paper = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const opened = () =>
  renderHook(({ draft }: { draft: string | null }) => useBegun<string>({ ...form, draft }), {
    initialProps: { draft: null as string | null },
  });

test('W07: pressed while chosen files are still being sealed, it takes all of them along', async () => {
  let seal = () => {};
  const sealed = new Promise<void>((resolve) => {
    seal = resolve;
  });
  const vault = lastingVault();
  const slow = { ...vault, add: (...put: Parameters<typeof vault.add>) => sealed.then(() => vault.add(...put)) };
  const sent: (readonly string[])[] = [];
  const { outbox } = openOutbox(({ files }) => void sent.push(files.map(({ name }) => name)), { vault: slow });
  here.outbox = outbox;
  const { result } = opened();
  act(() => result.current.add([paper('umowa.pdf'), paper('polisa.pdf')]));
  await waitFor(() => expect(result.current.files.map(({ name }) => name)).toEqual(['umowa.pdf']));
  await act(async () => {
    const outcome = result.current.deliver(delivery('Wysyłam'));
    seal();
    expect(await outcome).toMatchObject({ state: 'sent' });
  });
  expect([sent, outbox.shown().begun]).toEqual([[['umowa.pdf', 'polisa.pdf']], []]);
});

test('a file that cannot be read any more is told, sends nothing, and the form goes on', async () => {
  const torn = { ...lastingVault(), file: () => Promise.reject(new Error('Tego pliku już tu nie ma.')) };
  const { outbox, tries } = openOutbox(() => null, { vault: torn });
  here.outbox = outbox;
  const { result, rerender } = opened();
  act(() => result.current.add([paper('umowa.pdf')]));
  await waitFor(() => expect(result.current.files).toHaveLength(1));
  await act(async () => {
    const outcome = await result.current.deliver(delivery('Wysyłam'));
    expect(outcome).toMatchObject({ state: 'refused', error: { message: 'Tego pliku już tu nie ma.' } });
  });
  rerender({ draft: 'Piszę dalej' });
  await waitFor(() => expect(outbox.shown().begun.map((item) => item.delivery.draft)).toContain('Piszę dalej'));
  expect([tries, result.current.files.map(({ name }) => name)]).toEqual([[], ['umowa.pdf']]);
});

test('W07: what was begun and would not go from the disk is no refusal of what was sent in its place', async () => {
  const held = { ...lastingVault(), remove: () => Promise.reject(new DOMException('', 'UnknownError')) };
  const { outbox, sent } = openOutbox(() => null, { vault: held });
  here.outbox = outbox;
  const { result } = opened();
  act(() => result.current.add([paper('umowa.pdf')]));
  await waitFor(() => expect(result.current.files).toHaveLength(1));
  await act(async () => expect(await result.current.deliver(delivery('Wysyłam'))).toMatchObject({ state: 'sent' }));
  expect([sent(), outbox.shown().begun]).toEqual([['Wysyłam'], []]);
});
