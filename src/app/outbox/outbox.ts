import { randomKey } from '../providers/randomKey';
import { createContents, type Sent } from './contents';
import type { Delivery, Item, Vault } from './item';
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
  const { vault, perform, now, inOneTab, announce } = parts;
  const contents = createContents({ vault, now, announce: () => announce(null) });
  const { shown, show, note } = contents;
  const waiters = new Map<string, (outcome: Outcome) => void>();
  /** Put in on this page and not left waiting since: its sender sees what becomes of it. */
  const watched = new Set<string>();
  let failures = 0;
  let notBefore = 0;
  let running: Promise<void> | null = null;
  let stopTimer = () => {};

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
  async function remove(ids: readonly string[]): Promise<void> {
    await contents.remove(ids);
    for (const id of ids) watched.delete(id);
  }

  /** Whether another may be tried after it. */
  async function send(item: Item): Promise<boolean> {
    show({ active: { id: item.id, part: 0 } });
    let latest = item;
    try {
      const json = await perform(item, {
        file: (nth) => contents.file(item, nth),
        onProgress: (part) => show({ active: { id: item.id, part } }),
        onStored: (stored) => {
          latest = { ...latest, stored };
          return note(latest);
        },
      });
      failures = 0;
      await contents.letGo(item);
      const { id, delivery, files } = item;
      const sent: Sent = { id, delivery, files, at: now(), waited: !watched.delete(id), json };
      const items = shown().items.filter((each) => each.id !== id);
      show({ items, sent: [...shown().sent, sent].slice(-sentShown), unanswered: false });
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
      if (settle(item.id, { state: 'refused', error })) await contents.over([item.id]);
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
    await inOneTab(async () => {
      for (;;) {
        if (!parts.isOpen()) return;
        await contents.look();
        seen = contents.here();
        const item =
          parts.isOnline() && notBefore <= now()
            ? nextOf(
                contents.offered().filter(({ id }) => seen.includes(id)),
                now(),
              )
            : null;
        if (!item || !(await send(item))) break;
      }
    }).catch(() => {
      // What keeps the round from its work holds up no form: what is here is tried again later.
      seen = contents.here();
      waitLonger();
    });
    // What stands behind another, or has no network to go by.
    for (const { id, state } of shown().items) if (state === 'waiting' && seen.includes(id)) leaveWaiting(id);
    const next = nextMoment(contents.offered());
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

  async function put(delivery: Delivery, files: readonly File[], id = randomKey()): Promise<Item> {
    watched.add(id);
    return contents.put(delivery, files, 'waiting', id);
  }

  const { listen, reread, begin, write, filesOf, file, removeBegun, forgetLost, forgetSent } = contents;
  return {
    ...{ shown, listen, reread, begin, write, filesOf, file, remove, removeBegun, forgetLost, forgetSent },
    flush,
    /** Writes it down and sends it by itself from then on. */
    async add(delivery: Delivery, files: readonly File[] = []): Promise<void> {
      await put(delivery, files);
      await flush();
    },
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
      const { kept } = await put(delivery, files, id);
      if (kept) written?.();
      // From here on it is on its way: what the disk then does about that which was begun is no word about it.
      if (begun)
        await contents.inTurn(() => contents.over([...begun, ...contents.wordsOf(delivery.place).map((each) => each.id)]));
      const leave = () => {
        if (settle(id, { state: 'left' })) watched.delete(id);
      };
      if (left?.aborted) leave();
      else left?.addEventListener('abort', leave, { once: true });
      void flush();
      return outcome;
    },
    /** Tries all that waits at once. */
    async hurry(): Promise<void> {
      notBefore = 0;
      await contents.look();
      for (const item of shown().items) if (item.state === 'waiting' && item.next > now()) await note({ ...item, next: 0 });
      await flush();
    },
    /** Sends a refused one once more, with what it asked said yes to. */
    async again(id: string, said: Item['said'] = {}): Promise<void> {
      const item = shown().items.find((each) => each.id === id);
      if (!item) return;
      notBefore = 0;
      await note({ ...item, state: 'waiting', next: 0, fault: null, said: { ...item.said, ...said } });
      await flush();
    },
    /** Another tab sent something, or changed what waits. */
    async heard(sent: Sent | null): Promise<void> {
      await contents.look();
      if (!sent) return;
      // The other tab knows nothing of a form that waits for it here.
      const waited = sent.waited && !watched.delete(sent.id);
      show({ sent: [...shown().sent, { ...sent, waited }].slice(-sentShown) });
      settle(sent.id, { state: 'sent', json: sent.json });
    },
    close: () => stopTimer(),
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
