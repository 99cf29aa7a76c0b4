import { expect, test, vi } from 'vitest';
import { countsOf } from '../../../src/app/outbox/contents';
import type { Vault } from '../../../src/app/outbox/item';
import { memoryVault } from '../../../src/app/outbox/memoryVault';
import { busy, delivery, lastingVault, noAnswer, openOutbox, refusal } from './support';

test('what is put in goes in its order, and is told with its answer', async () => {
  const { outbox, tries, sent, waiting } = openOutbox((item) => ({ id: item.id }));
  await Promise.all(['raz', 'dwa', 'trzy'].map((title) => outbox.add(delivery(title))));
  expect([tries, sent(), waiting()]).toEqual([['raz', 'dwa', 'trzy'], ['raz', 'dwa', 'trzy'], []]);
  expect(outbox.shown().sent[0]).toMatchObject({ waited: false, at: Date.UTC(2026, 10, 23, 11, 0) });
});

test('without a network nothing is tried; when it is back all goes, in order', async () => {
  const { outbox, tries, sent, setOnline, timer } = openOutbox(() => null);
  setOnline(false);
  expect(await outbox.deliver(delivery('raz'))).toEqual({ state: 'waits' });
  expect(await outbox.deliver(delivery('dwa', 'inna'))).toEqual({ state: 'waits' });
  expect([tries, timer()]).toEqual([[], null]);
  setOnline(true);
  await outbox.hurry();
  expect(sent()).toEqual(['raz', 'dwa']);
  expect(outbox.shown().sent.map(({ waited }) => waited)).toEqual([true, true]);
});

test('W07: what waited untried, also through a closed page, is told once it went; what went at once is its form’s to tell', async () => {
  const vault = lastingVault();
  const first = openOutbox(() => null, { vault });
  first.setOnline(false);
  await first.outbox.add(delivery('raz'));
  first.outbox.close();
  const later = openOutbox(() => null, { vault });
  await later.outbox.hurry();
  await later.outbox.add(delivery('dwa'));
  later.setOnline(false);
  await later.outbox.add(delivery('trzy'));
  later.setOnline(true);
  await later.outbox.hurry();
  expect(later.outbox.shown().sent.map(({ delivery: { title }, waited }) => [title, waited])).toEqual([
    ['raz', true],
    ['dwa', false],
    ['trzy', true],
  ]);
});

test('when nobody answers, everything waits together, longer each time, and goes by itself', async () => {
  let dead = true;
  const { outbox, tries, sent, timer, pass } = openOutbox(() => {
    if (dead) throw noAnswer();
    return null;
  });
  await outbox.add(delivery('raz'));
  await outbox.add(delivery('dwa', 'inna'));
  expect([tries, timer(), outbox.shown().unanswered]).toEqual([['raz'], 2, true]);
  await pass(2);
  expect([tries.length, timer()]).toEqual([2, 4]);
  dead = false;
  await pass(4);
  expect([sent(), outbox.shown().unanswered]).toEqual([['raz', 'dwa'], false]);
  expect(outbox.shown().sent.map(({ waited }) => waited)).toEqual([true, true]);
});

test('a server that is busy with one thing takes another meanwhile', async () => {
  const { outbox, sent, timer, pass } = openOutbox((item, nth) => {
    if (item.delivery.title === 'raz' && nth === 1) throw busy(30);
    return null;
  });
  await outbox.add(delivery('raz'));
  await outbox.add(delivery('po nim'));
  await outbox.add(delivery('dwa', 'inna'));
  expect([sent(), timer()]).toEqual([['dwa'], 30]);
  await pass(30);
  expect(sent()).toEqual(['dwa', 'raz', 'po nim']);
});

test('I01: done by the server, its answer lost and the page closed: sent again under the same key, it is there once', async () => {
  const vault = lastingVault();
  const server = new Map<string, string>();
  const first = openOutbox(
    (item) => {
      server.set(item.id, item.delivery.title);
      throw noAnswer();
    },
    { vault },
  );
  expect(await first.outbox.deliver(delivery('raz'))).toEqual({ state: 'waits' });
  first.outbox.close();

  const later = openOutbox((item) => void server.set(item.id, item.delivery.title), { vault });
  await later.outbox.hurry();
  expect([later.sent(), [...server.values()], later.waiting()]).toEqual([['raz'], ['raz'], []]);
});

test('I01: sent, it is told as sent where the disk would not let go of it, and goes again on another page alone, under its key', async () => {
  const vault = lastingVault();
  const broken: Vault = { ...vault, remove: () => Promise.reject(new DOMException('', 'UnknownError')) };
  const keys: string[] = [];
  const first = openOutbox(({ id }) => void keys.push(id), { vault: broken });
  expect(await first.outbox.deliver(delivery('raz'))).toMatchObject({ state: 'sent' });
  await first.outbox.hurry();
  expect([first.tries, first.sent(), first.waiting()]).toEqual([['raz'], ['raz'], []]);
  first.outbox.close();

  const later = openOutbox(({ id }) => void keys.push(id), { vault });
  await later.outbox.hurry();
  expect([keys.length, new Set(keys).size, (await vault.read()).items]).toEqual([2, 1, []]);
});

test('W07: a form is answered also where the disk writes down nothing of its try, which comes again in its time and under its key', async () => {
  const vault = lastingVault();
  const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const keys: string[] = [];
  const { outbox, tries, sent, waiting, pass } = openOutbox(
    ({ id }, nth) => {
      keys.push(id);
      if (nth === 1) throw busy();
      return null;
    },
    { vault: { ...vault, change: full } },
  );
  expect(await outbox.deliver(delivery('raz'))).toEqual({ state: 'waits' });
  await outbox.flush();
  expect([tries, waiting()]).toEqual([['raz'], ['raz']]);
  await pass(2);
  expect([tries, sent(), waiting(), new Set(keys).size]).toEqual([['raz', 'raz'], ['raz'], [], 1]);
});

test('W07: what was refused goes back to its form once, also where the disk holds it', async () => {
  const held: Vault = { ...lastingVault(), remove: () => Promise.reject(new DOMException('', 'UnknownError')) };
  const { outbox, tries, waiting } = openOutbox(
    () => {
      throw refusal();
    },
    { vault: held },
  );
  expect(await outbox.deliver(delivery('raz'))).toMatchObject({ state: 'refused' });
  await outbox.hurry();
  expect([tries, waiting()]).toEqual([['raz'], []]);
});

test('W07: a disk that cannot be read keeps no form waiting: it is told that its words wait, and they go once it can', async () => {
  const vault = lastingVault();
  let readable = false;
  const { outbox, sent, timer, pass } = openOutbox(() => null, {
    vault: { ...vault, read: () => (readable ? vault.read() : Promise.reject(new DOMException('', 'UnknownError'))) },
  });
  expect(await outbox.deliver(delivery('raz'))).toEqual({ state: 'waits' });
  expect(timer()).toBe(2);
  readable = true;
  await pass(2);
  expect(sent()).toEqual(['raz']);
});

test('W07: with a disk that takes and tells nothing, what lies in memory goes all the same, and what it has waits for it', async () => {
  const vault = lastingVault();
  let broken = false;
  const gone = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  const { outbox, sent, waiting, timer, setOnline, pass } = openOutbox(() => null, {
    vault: {
      ...vault,
      add: (...put) => (broken ? gone() : vault.add(...put)),
      read: () => (broken ? gone() : vault.read()),
      remove: (ids) => (broken ? gone() : vault.remove(ids)),
    },
  });
  setOnline(false);
  await outbox.add(delivery('na dysku', 'inna'));
  broken = true;
  setOnline(true);
  expect(await outbox.deliver(delivery('raz'))).toMatchObject({ state: 'sent' });
  await outbox.hurry();
  expect([sent(), waiting()]).toEqual([['raz'], ['na dysku']]);
  expect(timer()).toBeGreaterThan(0);
  broken = false;
  await pass(60);
  expect([sent(), waiting()]).toEqual([['raz', 'na dysku'], []]);
});

test('W07: a refusal goes back to the form that waits for it, and waits here no more', async () => {
  const { outbox, waiting } = openOutbox(() => {
    throw refusal();
  });
  expect(await outbox.deliver(delivery('raz'))).toMatchObject({
    state: 'refused',
    error: { message: 'Ta sprawa jest zamknięta.' },
  });
  await outbox.flush();
  expect(waiting()).toEqual([]);
});

test('W07: a form that is left before the answer waits no longer: a refusal stays here with its reason, an arrival is told', async () => {
  let answer: (error: Error | null) => void = () => undefined;
  const answered = () => new Promise<null>((resolve, reject) => (answer = (error) => (error ? reject(error) : resolve(null))));
  const { outbox } = openOutbox(answered);
  const left = async (title: string) => {
    const form = new AbortController();
    const outcome = outbox.deliver(delivery(title), [], null, { left: form.signal });
    await vi.waitFor(() => expect(outbox.shown().active).not.toBeNull());
    form.abort();
    return outcome;
  };
  expect(await left('raz')).toEqual({ state: 'left' });
  answer(refusal());
  await outbox.flush();
  expect(outbox.shown().items).toMatchObject([{ state: 'refused', fault: { says: 'Ta sprawa jest zamknięta.' } }]);
  expect(await left('dwa')).toEqual({ state: 'left' });
  answer(null);
  await outbox.flush();
  expect(outbox.shown().sent).toMatchObject([{ delivery: { title: 'dwa' }, waited: true }]);
});

test('refused while nobody waited for it, it stays with the reason until it is tried again or thrown away', async () => {
  const { outbox, sent, waiting } = openOutbox((item) => {
    if (!item.said.late_accepted) throw refusal();
    return null;
  });
  await outbox.add(delivery('raz'));
  await outbox.add(delivery('dwa'));
  expect(outbox.shown().items).toMatchObject([
    { state: 'refused', fault: { says: 'Ta sprawa jest zamknięta.' } },
    { state: 'refused' },
  ]);
  const [one, other] = outbox.shown().items;
  await outbox.again(one?.id ?? '', { late_accepted: true });
  await outbox.remove([other?.id ?? '']);
  expect([sent(), waiting()]).toEqual([['raz'], []]);
});

test('a file that the server has is not sent to it again', async () => {
  const stored: (readonly string[])[] = [];
  let nth = 0;
  const { outbox, pass } = openOutbox(() => null, {
    perform: async (item, { file, onStored }) => {
      stored.push(item.stored);
      expect((await file(0)).name).toBe('faktura.pdf');
      nth += 1;
      await onStored(['plik-1']);
      if (nth === 1) throw noAnswer();
      return null;
    },
  });
  await outbox.add(delivery('faktura.pdf'), [new File(['x'], 'faktura.pdf')]);
  await pass(2);
  expect(stored).toEqual([[], ['plik-1']]);
});

test('a full disk costs a thing its life after the page, which is told, and nothing else', async () => {
  const full: Vault = { ...memoryVault(), add: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
  let dead = true;
  const { outbox, sent, pass } = openOutbox(
    () => {
      if (dead) throw noAnswer();
      return null;
    },
    { vault: full },
  );
  await outbox.add(delivery('raz'));
  expect(outbox.shown().items).toMatchObject([{ kept: false }]);
  dead = false;
  await pass(2);
  expect(sent()).toEqual(['raz']);
});

test('W07: a form lets go of its words once they would outlive the page in the outbox, and not before', async () => {
  const told: string[] = [];
  const written = () => void told.push('written');
  const lasting = openOutbox(() => void told.push('sent'));
  await lasting.outbox.deliver(delivery('raz'), [], null, { written });
  const fleeting = openOutbox(() => void told.push('sent from the page'), { vault: null });
  await fleeting.outbox.deliver(delivery('dwa'), [], null, { written });
  expect(told).toEqual(['written', 'sent', 'sent from the page']);
});

test('a browser that keeps nothing is told as such', async () => {
  const { outbox, setOnline } = openOutbox(() => null, { vault: null });
  setOnline(false);
  await outbox.add(delivery('raz'));
  expect(outbox.shown()).toMatchObject({ lasting: false, items: [{ kept: false }] });
});

test('S05: nothing is sent once the session is somebody else’s', async () => {
  let open = true;
  const { outbox, tries, setOnline } = openOutbox(() => null, { isOpen: () => open });
  setOnline(false);
  await outbox.add(delivery('raz'));
  open = false;
  setOnline(true);
  await outbox.hurry();
  expect(tries).toEqual([]);
});

test('what another tab sent is told to the form that waits here', async () => {
  const vault = lastingVault();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { outbox } = openOutbox(() => null, { vault, inOneTab: () => held });
  const outcome = outbox.deliver(delivery('raz'));
  await expect.poll(async () => (await vault.read()).items).toHaveLength(1);
  const [item] = (await vault.read()).items;
  await vault.remove([item?.id ?? '']);
  await outbox.heard({ id: item?.id ?? '', delivery: delivery('raz'), files: [], at: 1, waited: true, json: { id: '7' } });
  expect(await outcome).toEqual({ state: 'sent', json: { id: '7' } });
  // Its form tells it; what no form here waits for is told.
  await outbox.heard({ id: 'inna', delivery: delivery('dwa'), files: [], at: 2, waited: true, json: null });
  expect(outbox.shown().sent.map(({ waited }) => waited)).toEqual([false, true]);
  release();
});

test('things are counted by what they are', () => {
  const file = ['plik', 'pliki', 'plików'] as const;
  const word = ['wiadomość', 'wiadomości', 'wiadomości'] as const;
  expect(countsOf([file, word, file])).toEqual([
    [file, 2],
    [word, 1],
  ]);
});
