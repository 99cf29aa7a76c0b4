import type { Delivery, Item, Vault } from '../../../src/app/outbox/item';
import { memoryVault } from '../../../src/app/outbox/memoryVault';
import { createOutbox, type Parts } from '../../../src/app/outbox/outbox';
import { ApiError } from '../../../src/app/providers/apiError';

export const noAnswer = () => new ApiError('Wystąpił nieoczekiwany błąd', 0);
export const busy = (retryAfter: number | null = null) =>
  new ApiError('Serwer jest chwilowo niedostępny.', 503, null, retryAfter);
export const refusal = (error = 'Ta sprawa jest zamknięta.') => new ApiError(error, 409, { error, code: 'closed' });

export function delivery(title: string, place = 'rozmowa', more: Partial<Delivery> = {}): Delivery {
  const named = ['wiadomość', 'wiadomości', 'wiadomości'] as const;
  return { named, title, place, address: '/messages', calls: [{ method: 'POST', path: '/api/messages/' }], ...more };
}

/** A vault that outlives the pages that open it, as the browser's does. */
export const lastingVault = (): Vault => memoryVault();

/** An outbox with a clock, a network and a server of the test's own. `answer` is what the server does with an item. */
export function openOutbox(
  answer: (item: Item, nth: number) => unknown,
  { vault = lastingVault(), ...more }: Partial<Parts> = {},
) {
  let clock = Date.UTC(2026, 10, 23, 11, 0);
  let online = true;
  let timer: { at: number; work: () => void } | null = null;
  const tries: string[] = [];
  const outbox = createOutbox({
    vault,
    perform: async (item) => {
      tries.push(item.delivery.title);
      return answer(item, tries.filter((title) => title === item.delivery.title).length);
    },
    now: () => clock,
    inOneTab: (work) => work(),
    announce: () => undefined,
    isOpen: () => true,
    isOnline: () => online,
    after: (ms, work) => {
      timer = { at: clock + ms, work };
      return () => {
        timer = null;
      };
    },
    onSent: () => undefined,
    ...more,
  });
  return {
    outbox,
    tries,
    waiting: () => outbox.shown().items.map((item) => item.delivery.title),
    sent: () => outbox.shown().sent.map((each) => each.delivery.title),
    setOnline: (is: boolean) => {
      online = is;
    },
    /** How many seconds its timer still runs, or null. */
    timer: () => timer && (timer.at - clock) / 1_000,
    async pass(seconds: number): Promise<void> {
      clock += seconds * 1_000;
      if (!timer || timer.at > clock) return;
      const { work } = timer;
      timer = null;
      work();
      await outbox.flush();
    },
  };
}
