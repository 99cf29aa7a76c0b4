import { randomKey } from '../providers/randomKey';
import type { Delivery, Item, Lost, Named, Vault } from './item';
import { memoryVault } from './memoryVault';
import type { Performing } from './perform';
import { afterFailure, faultOf, nextMoment, nextOf, verdictOf, waitAfter } from './queue';

/**
 * What became of a delivery: it arrived, it waits for another try, the server refused it and the form has it back, or its form was left before
 * that was known, and the outbox tells.
 */
export type Outcome =
  | { state: 'sent'; json: unknown }
  | { state: 'waits' }
  | { state: 'refused'; error: unknown }
  | { state: 'left' };

/** A form that somebody may leave while its words are on their way. */
export interface Leaving {
  /** Nobody waits there for the answer any more. */
  left?: AbortSignal;
  /** Called once the outbox has it for longer than the page lives: what the form keeps of it too would be sent once more. */
  written?: () => void;
}

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

export interface Parts {
  /** Null where the browser keeps nothing. */
  vault: Vault | null;
  perform: (item: Item, performing: Performing) => Promise<unknown>;
  now: () => number;
  /** Runs the work while no other tab runs such. */
  inOneTab: (work: () => Promise<void>) => Promise<void>;
  /** Tells other tabs that something changed, and what arrived. */
  announce: (sent: Sent | null) => void;
  /** The session is still that of the person whose outbox this is. */
  isOpen: () => boolean;
  /** There is a network to try. */
  isOnline: () => boolean;
  /** Calls back after so many milliseconds; answers how to stop. */
  after: (ms: number, work: () => void) => () => void;
  onSent: () => void;
}

const sentShown = 50;

/** One person's things on their way: each is written down, then sent, in order and once. Knows no browser but by its parts. */
export function createOutbox(parts: Parts) {
  const { perform, now, inOneTab, announce } = parts;
  const memory = memoryVault();
  const lasting = parts.vault ?? memory;
  const home = ({ kept }: Pick<Item, 'kept'>) => (kept ? lasting : memory);
  const listeners = new Set<() => void>();
  const waiters = new Map<string, (outcome: Outcome) => void>();
  /** Put in on this page and not left waiting since: its sender sees what becomes of it. */
  const watched = new Set<string>();
  /** On their way into the vault, shown already. */
  const entering = new Map<string, Item>();
  /** Over, though the vault would not let go of them: what was sent goes again on another page, under its key, and gets the first answer. */
  const stuck = new Set<string>();
  /** What a try changed and the disk would not write: on another page it is tried as if anew, under its key. */
  const unwritten = new Map<string, Item>();
  let shown: Shown = { items: [], begun: [], sent: [], lost: [], active: null, unanswered: false, lasting: parts.vault !== null };
  let failures = 0;
  let notBefore = 0;
  /** How often in a row the disk could not be read, and when it is looked at again; what lies in memory does not wait for it. */
  let unread = 0;
  let readAgain = 0;
  let running: Promise<void> | null = null;
  let stopTimer = () => {};

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
  const written = (item: Item) => show(parted(all().map((each) => (each.id === item.id ? item : each))));
  async function reread(): Promise<void> {
    const [kept, held] = [await lasting.read(), parts.vault ? await memory.read() : null];
    const there = [...kept.items, ...(held?.items ?? [])].filter(({ id }) => !stuck.has(id));
    const stored = there.map((item) => unwritten.get(item.id) ?? item);
    const items = [...stored, ...[...entering.values()].filter(({ id }) => !stored.some((each) => each.id === id))];
    show({ ...parted(items.toSorted((one, other) => one.at - other.at)), lost: kept.lost });
  }
  /** As it stands, or as it was last seen where the disk can't be read. */
  async function look(): Promise<void> {
    try {
      await reread();
      [unread, readAgain] = [0, 0];
    } catch {
      unread += 1;
      readAgain = now() + waitAfter(unread);
    }
  }
  /** What there is to send: another tab may have sent what lies on the disk, so that waits until the disk is read. */
  const offered = () => shown.items.map((item) => (item.kept ? { ...item, next: Math.max(item.next, readAgain) } : item));
  function settle(id: string, outcome: Outcome): boolean {
    const waiter = waiters.get(id);
    waiters.delete(id);
    waiter?.(outcome);
    return waiter !== undefined;
  }
  /** From here on its form counts on the outbox, which tells when it went. */
  function leaveWaiting(id: string): void {
    watched.delete(id);
    settle(id, { state: 'waits' });
  }
  async function change(item: Item): Promise<void> {
    await home(item).change(item);
    unwritten.delete(item.id);
    written(item);
  }
  /** What became of a try: who waits for it is told, whatever the disk does. */
  async function note(item: Item): Promise<void> {
    await change(item).catch(() => {
      unwritten.set(item.id, item);
      written(item);
    });
  }
  /** Lets go of what is over, in sight even where the disk holds it. */
  async function over(ids: readonly string[]): Promise<void> {
    await remove(ids).catch(() => {
      for (const id of ids) stuck.add(id);
      show(parted(all().filter(({ id }) => !ids.includes(id))));
    });
  }
  async function remove(ids: readonly string[]): Promise<void> {
    await Promise.all([lasting.remove(ids), parts.vault && memory.remove(ids)]);
    for (const id of ids) watched.delete(id);
    show(parted(all().filter(({ id }) => !ids.includes(id))));
    announce(null);
  }

  /** Whether another may be tried after it. */
  async function send(item: Item): Promise<boolean> {
    show({ active: { id: item.id, part: 0 } });
    let latest = item;
    try {
      const json = await perform(item, {
        file: (nth) => home(item).file(item, nth),
        onProgress: (part) => show({ active: { id: item.id, part } }),
        onStored: (stored) => {
          latest = { ...latest, stored };
          return note(latest);
        },
      });
      failures = 0;
      // What was sent is sent, whatever the disk does: as a refusal it would go once more from its form.
      await home(item)
        .remove([item.id])
        .catch(() => stuck.add(item.id));
      const { id, delivery, files } = item;
      const sent: Sent = { id, delivery, files, at: now(), waited: !watched.delete(id), json };
      const items = shown.items.filter((each) => each.id !== id);
      show({ items, sent: [...shown.sent, sent].slice(-sentShown), unanswered: false });
      announce(sent);
      parts.onSent();
      settle(id, { state: 'sent', json });
      return true;
    } catch (error) {
      return failed(latest, error);
    } finally {
      show({ active: null });
    }
  }
  async function failed(item: Item, error: unknown): Promise<boolean> {
    const verdict = verdictOf(error);
    if (verdict === 'refused') {
      // Who waits for the answer has what was typed before them; else it stays here, with the reason.
      if (settle(item.id, { state: 'refused', error })) await over([item.id]);
      else await note({ ...item, state: 'refused', fault: faultOf(error) });
      return true;
    }
    await note(afterFailure(item, error, now()));
    leaveWaiting(item.id);
    if (verdict === 'later') return true;
    waitLonger();
    show({ unanswered: true });
    return false;
  }
  function waitLonger(): void {
    failures += 1;
    notBefore = now() + waitAfter(failures);
  }

  async function drain(): Promise<void> {
    stopTimer();
    let seen: readonly string[] = [];
    const here = () => shown.items.filter(({ id }) => !entering.has(id)).map(({ id }) => id);
    await inOneTab(async () => {
      for (;;) {
        if (!parts.isOpen()) return;
        await look();
        seen = here();
        const item =
          parts.isOnline() && notBefore <= now()
            ? nextOf(
                offered().filter(({ id }) => seen.includes(id)),
                now(),
              )
            : null;
        if (!item || !(await send(item))) break;
      }
    }).catch(() => {
      // What keeps the round from its work holds up no form: what is here is tried again later.
      seen = here();
      waitLonger();
    });
    // What stands behind another, or has no network to go by.
    for (const { id, state } of shown.items) if (state === 'waiting' && seen.includes(id)) leaveWaiting(id);
    const next = nextMoment(offered());
    if (next !== null && parts.isOpen() && parts.isOnline())
      stopTimer = parts.after(Math.max(next, notBefore) - now(), () => void flush());
  }
  /** Sends what may be sent now; resolves when nothing more can be. */
  async function flush(): Promise<void> {
    // What came while another round ran may have been too late for it.
    while (running) await running;
    running = drain().finally(() => {
      running = null;
    });
    await running;
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
    if (state !== 'begun') watched.add(item.id);
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
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    reread,
    /** Writes it down and sends it by itself from then on. */
    async add(delivery: Delivery, files: readonly File[] = []): Promise<void> {
      await put(delivery, files);
      await flush();
    },
    /** Writes down what stands in a form that is not sent yet. */
    begin: (delivery: Delivery, files: readonly File[]) =>
      inTurn(async () => {
        await put(delivery, files, 'begun');
        announce(null);
      }),
    /** Writes down the words of a form over those before; null forgets them. */
    write: (place: string, delivery: Delivery | null) =>
      inTurn(async () => {
        const [first] = wordsOf(place);
        if (!delivery) await remove(wordsOf(place).map(({ id }) => id));
        else if (first) await change({ ...first, delivery });
        else await put(delivery, [], 'begun');
      }),
    /**
     * Writes it down, in place of the files `begun` and the words of its form, and answers what became of the first try; a refusal is the form's, and waits here no more.
     * A form that is `left` meanwhile waits no longer: what is refused then stays here with the reason.
     */
    async deliver(
      delivery: Delivery,
      files: readonly File[] = [],
      begun: readonly string[] | null = null,
      { left, written }: Leaving = {},
    ): Promise<Outcome> {
      const id = randomKey();
      // Before it is written down: a round that runs already may be done with it before the rest is.
      const outcome = new Promise<Outcome>((resolve) => waiters.set(id, resolve));
      const { kept } = await put(delivery, files, 'waiting', id);
      if (kept) written?.();
      // From here on it is on its way: what the disk then does about that which was begun is no word about it.
      if (begun)
        await inTurn(async () => {
          const over = [...begun, ...wordsOf(delivery.place).map((each) => each.id)];
          await remove(over).catch(() => over.forEach((each) => void stuck.add(each)));
        });
      const leave = () => {
        if (settle(id, { state: 'left' })) watched.delete(id);
      };
      if (left?.aborted) leave();
      else left?.addEventListener('abort', leave, { once: true });
      void flush();
      return outcome;
    },
    /** The files that are begun in one form, once all that were chosen in it are written down. */
    async filesOf(place: string): Promise<readonly Item[]> {
      await turn;
      return shown.begun.filter((item) => item.delivery.place === place && item.files.length > 0);
    },
    /** Tries all that waits at once. */
    async hurry(): Promise<void> {
      notBefore = 0;
      await look();
      for (const item of shown.items) if (item.state === 'waiting' && item.next > now()) await note({ ...item, next: 0 });
      await flush();
    },
    /** Sends a refused one once more, with what it asked said yes to. */
    async again(id: string, said: Item['said'] = {}): Promise<void> {
      const item = shown.items.find((each) => each.id === id);
      if (!item) return;
      notBefore = 0;
      await note({ ...item, state: 'waiting', next: 0, fault: null, said: { ...item.said, ...said } });
      await flush();
    },
    remove,
    /** Throws away what is begun in one form. */
    removeBegun: (place: string) => remove(shown.begun.filter(({ delivery }) => delivery.place === place).map(({ id }) => id)),
    /** What was told needs no more telling. */
    async forgetLost(): Promise<void> {
      await remove(shown.lost.map(({ id }) => id));
      await reread();
    },
    forgetSent: (place?: string) => show({ sent: shown.sent.filter(({ delivery }) => place && delivery.place !== place) }),
    /** Another tab sent something, or changed what waits. */
    async heard(sent: Sent | null): Promise<void> {
      await look();
      if (!sent) return;
      // The other tab knows nothing of a form that waits for it here.
      const waited = sent.waited && !watched.delete(sent.id);
      show({ sent: [...shown.sent, { ...sent, waited }].slice(-sentShown) });
      settle(sent.id, { state: 'sent', json: sent.json });
    },
    /** A file of something that waits, for the form it goes back to. */
    file: (item: Item, nth: number) => home(item).file(item, nth),
    close: () => stopTimer(),
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

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
