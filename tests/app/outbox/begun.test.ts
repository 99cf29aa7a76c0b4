import { expect, test, vi } from 'vitest';
import { formsOf } from '../../../src/app/outbox/contents';
import { delivery, lastingVault, openOutbox, refusal } from './support';

const photo = new File(['…'], 'paragon.jpg', { type: 'image/jpeg' });
const words = (text: string, place = 'rozmowa') => delivery(text, place, { calls: [], draft: { text } });
const chosen = (place = 'rozmowa') => delivery(photo.name, place, { calls: [] });

test('W07: what is begun lies there through a closed page, and nobody sends it', async () => {
  const vault = lastingVault();
  const first = openOutbox(() => null, { vault });
  await first.outbox.write('rozmowa', words('Czy to'));
  await first.outbox.begin(chosen(), [photo]);
  await first.outbox.write('rozmowa', words('Czy to koszt?'));
  first.outbox.close();

  const later = openOutbox(() => null, { vault });
  await later.outbox.hurry();
  const { begun, items } = later.outbox.shown();
  expect([later.tries, items, begun.map((item) => item.delivery.title)]).toEqual([[], [], ['Czy to koszt?', 'paragon.jpg']]);
  const [text, file] = begun;
  expect(text?.delivery.draft).toEqual({ text: 'Czy to koszt?' });
  expect(file && (await later.outbox.file(file, 0))).toBe(photo);
});

test('W07: sent, it stands in place of what was begun, which is there no more', async () => {
  const vault = lastingVault();
  const { outbox, sent, setOnline } = openOutbox(() => null, { vault });
  setOnline(false);
  await outbox.begin(chosen(), [photo]);
  const [file] = outbox.shown().begun;
  // Typed in the very moment of the press: written down before it, whatever comes first.
  const written = outbox.write('rozmowa', words('Wysyłam'));
  const outcome = outbox.deliver(delivery('Wysyłam'), [photo], [file?.id ?? '']);
  await written;
  expect(await outcome).toEqual({ state: 'waits' });
  expect([outbox.shown().begun, outbox.shown().items.map(({ files }) => files[0]?.name)]).toEqual([[], ['paragon.jpg']]);
  expect((await vault.read()).items).toHaveLength(1);
  setOnline(true);
  await outbox.hurry();
  expect(sent()).toEqual(['Wysyłam']);
});

test('W07: a round that runs already may send it before what was begun is removed, and its form is told', async () => {
  const vault = lastingVault();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first: string[] = [];
  const remove = (ids: readonly string[]) =>
    (first.some((id) => ids.includes(id)) ? held : Promise.resolve()).then(() => vault.remove(ids));
  const { outbox, sent } = openOutbox(() => ({ id: '7' }), { vault: { ...vault, remove } });
  await outbox.begin(chosen(), [photo]);
  first.push(outbox.shown().begun[0]?.id ?? '');
  const outcome = outbox.deliver(delivery('Wysyłam'), [photo], first);
  await vi.waitFor(async () => expect((await vault.read()).items).toHaveLength(2));
  await outbox.flush();
  expect(sent()).toEqual(['Wysyłam']);
  release();
  expect(await outcome).toEqual({ state: 'sent', json: { id: '7' } });
});

test('what was begun elsewhere stays where it is, and a file chosen meanwhile too', async () => {
  const { outbox } = openOutbox(() => {
    throw refusal();
  });
  await outbox.write('inna', words('Inna rozmowa', 'inna'));
  await outbox.begin(chosen(), [photo]);
  expect(await outbox.deliver(delivery('Wysyłam'), [], [])).toMatchObject({ state: 'refused' });
  expect(outbox.shown().begun.map((item) => item.delivery.place)).toEqual(['inna', 'rozmowa']);
  await outbox.removeBegun('inna');
  await outbox.write('rozmowa', null);
  expect(outbox.shown().begun.map((item) => item.delivery.title)).toEqual(['paragon.jpg']);
});

test('of each form one is told: its words, or where nothing is typed the first of its files', async () => {
  const { outbox } = openOutbox(() => null);
  await outbox.begin(chosen(), [photo]);
  await outbox.begin(chosen('inna'), [photo]);
  await outbox.write('rozmowa', words('Czy to koszt?'));
  expect(formsOf(outbox.shown().begun).map((item) => item.delivery.title)).toEqual(['Czy to koszt?', 'paragon.jpg']);
});
