import { randomKey } from '../providers/randomKey';
import type { Delivery, Item, Lost, Named, Vault } from './item';
import { memoryVault } from './memoryVault';
import { waitAfter } from './queue';

export interface Sent extends Pick<Item, 'id' | 'delivery' | 'files'> {
  /** When, in milliseconds since 1970. */
  at: number;
  /** It went later than it was put in, or its form was left: nobody else tells that it arrived. */
  waited: boolean;
  json: unknown;
}

/** All that screens show of an outbox; a new object whenever something changed. */
export interface Shown {
  items: readonly Item[];
  /** Words and files that stand in a form nobody has sent yet. */
  begun: readonly Item[];
  sent: readonly Sent[];
  lost: readonly Lost[];
  active: { id: string; part: number } | null;
  /** The last try met nobody. */
  unanswered: boolean;
  /** What is put here outlives the page. */
  lasting: boolean;
}

export interface ContentsParts {
  /** Null where the browser keeps nothing. */
  vault: Vault | null;
  now: () => number;
  /** Tells other tabs that something changed. */
  announce: () => void;
}

/** What lies in an outbox: each thing written down, and shown as it stands there. Sends nothing. */
export function createContents({ vault, now, announce }: ContentsParts) {
  const memory = memoryVault();
  const lasting = vault ?? memory;
  const home = ({ kept }: Pick<Item, 'kept'>) => (kept ? lasting : memory);
  const listeners = new Set<() => void>();
  /** On their way into the vault, shown already. */
  const entering = new Map<string, Item>();
  /** Over, though the vault would not let go of them: what was sent goes again on another page, under its key, and gets the first answer. */
  const stuck = new Set<string>();
  /** What a try changed and the disk would not write: on another page it is tried as if anew, under its key. */
  const unwritten = new Map<string, Item>();
  let shown: Shown = { items: [], begun: [], sent: [], lost: [], active: null, unanswered: false, lasting: vault !== null };
  /** How often in a row the disk could not be read, and when it is looked at again; what lies in memory does not wait for it. */
  let unread = 0;
  let readAgain = 0;

  function show(changes: Partial<Shown>): void {
    shown = { ...shown, ...changes };
    for (const listener of [...listeners]) listener();
  }
  /** All of them, parted as screens show them. */
  const parted = (all: readonly Item[]) => ({
    items: all.filter(({ state }) => state !== 'begun'),
    begun: all.filter(({ state }) => state === 'begun'),
  });
  const all = () => [...shown.items, ...shown.begun];
  const without = (ids: readonly string[]) => show(parted(all().filter(({ id }) => !ids.includes(id))));
  const written = (item: Item) => show(parted(all().map((each) => (each.id === item.id ? item : each))));

  async function reread(): Promise<void> {
    const [kept, held] = [await lasting.read(), vault ? await memory.read() : null];
    const there = [...kept.items, ...(held?.items ?? [])].filter(({ id }) => !stuck.has(id));
    const stored = there.map((item) => unwritten.get(item.id) ?? item);
    const items = [...stored, ...[...entering.values()].filter(({ id }) => !stored.some((each) => each.id === id))];
    show({ ...parted(items.toSorted((one, other) => one.at - other.at)), lost: kept.lost });
  }
  async function change(item: Item): Promise<void> {
    await home(item).change(item);
    unwritten.delete(item.id);
    written(item);
  }
  async function remove(ids: readonly string[]): Promise<void> {
    await Promise.all([lasting.remove(ids), vault && memory.remove(ids)]);
    without(ids);
    announce();
  }
  async function put(
    delivery: Delivery,
    files: readonly File[],
    state: Item['state'] = 'waiting',
    id = randomKey(),
  ): Promise<Item> {
    const facts = files.map(({ name, type, size }) => ({ name, type, size }));
    const at = Math.max(now(), ...all().map((each) => each.at + 1));
    const fresh = { id, at, state, tries: 0, next: 0, kept: shown.lasting } as const;
    let item: Item = { ...fresh, delivery, files: facts, stored: [], said: {}, fault: null };
    entering.set(item.id, item);
    show(parted([...all(), item]));
    try {
      await home(item).add(item, files);
    } catch {
      // No room on the disk: it goes from memory, and is shown as what won't outlive the page.
      item = { ...item, kept: false };
      await memory.add(item, files);
      written(item);
    }
    entering.delete(item.id);
    return item;
  }

  const wordsOf = (place: string) => shown.begun.filter((item) => item.delivery.place === place && item.files.length === 0);
  /** What is begun is written down one after another, or what was sent could be written down again. */
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn(work: () => Promise<void>): Promise<void> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    shown: () => shown,
    show,
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread,
    /** As it stands, or as it was last seen where the disk can't be read. */
    async look(): Promise<void> {
      try {
        await reread();
        [unread, readAgain] = [0, 0];
      } catch {
        unread += 1;
        readAgain = now() + waitAfter(unread);
      }
    },
    /** Ids of what a round may send: all but what is still on its way into the vault. */
    here: () => shown.items.filter(({ id }) => !entering.has(id)).map(({ id }) => id),
    /** What there is to send: another tab may have sent what lies on the disk, so that waits until the disk is read. */
    offered: () => shown.items.map((item) => (item.kept ? { ...item, next: Math.max(item.next, readAgain) } : item)),
    put,
    /** What became of a try: who waits for it is told, whatever the disk does. */
    async note(item: Item): Promise<void> {
      await change(item).catch(() => {
        unwritten.set(item.id, item);
        written(item);
      });
    },
    /** What was sent is sent, whatever the disk does: as a refusal it would go once more from its form. */
    async letGo(item: Item): Promise<void> {
      await home(item)
        .remove([item.id])
        .catch(() => stuck.add(item.id));
    },
    remove,
    /** Lets go of what is over, out of sight even where the disk holds it. */
    async over(ids: readonly string[]): Promise<void> {
      await remove(ids).catch(() => {
        for (const id of ids) stuck.add(id);
        without(ids);
      });
    },
    /** A file of something that lies here. */
    file: (item: Item, nth: number) => home(item).file(item, nth),

    wordsOf,
    inTurn,
    /** Writes down what stands in a form that is not sent yet. */
    begin: (delivery: Delivery, files: readonly File[]) =>
      inTurn(async () => {
        await put(delivery, files, 'begun');
        announce();
      }),
    /** Writes down the words of a form over those before; null forgets them. */
    write: (place: string, delivery: Delivery | null) =>
      inTurn(async () => {
        const [first] = wordsOf(place);
        if (!delivery) await remove(wordsOf(place).map(({ id }) => id));
        else if (first) await change({ ...first, delivery });
        else await put(delivery, [], 'begun');
      }),
    /** The files that are begun in one form, once all that were chosen in it are written down. */
    async filesOf(place: string): Promise<readonly Item[]> {
      await turn;
      return shown.begun.filter((item) => item.delivery.place === place && item.files.length > 0);
    },
    /** Throws away what is begun in one form. */
    removeBegun: (place: string) => remove(shown.begun.filter(({ delivery }) => delivery.place === place).map(({ id }) => id)),
    /** What was told needs no more telling. */
    async forgetLost(): Promise<void> {
      await remove(shown.lost.map(({ id }) => id));
      await reread();
    },
    forgetSent: (place?: string) => show({ sent: shown.sent.filter(({ delivery }) => place && delivery.place !== place) }),
  };
}

/** One for each form in which something is begun: its words, or else the first of its files. */
export function formsOf(begun: readonly Item[]): readonly Item[] {
  const wordsFirst = begun.toSorted((one, other) => one.files.length - other.files.length);
  return wordsFirst.filter(
    ({ delivery: { place } }, at) => wordsFirst.findIndex(({ delivery }) => delivery.place === place) === at,
  );
}

/** Things by what they are: „2 pliki, 1 wiadomość”. */
export function countsOf(names: readonly Named[]): [named: Named, count: number][] {
  const counts = new Map<string, [Named, number]>();
  for (const named of names) counts.set(named[0], [named, (counts.get(named[0])?.[1] ?? 0) + 1]);
  return [...counts.values()];
}
