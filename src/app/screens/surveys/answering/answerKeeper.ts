import { ApiError } from '../../../providers/apiError';

export type Keeping = 'idle' | 'saving' | 'saved' | 'held' | 'failed';

interface KeeperOptions {
  /** Answers whether the office has them, or this device holds them. */
  send: (answers: Readonly<Record<string, unknown>>) => Promise<'saved' | 'held'>;
  /** Told of each turn; `says` is why the server refused. */
  onChange: (state: Keeping, error: unknown) => void;
  /** Milliseconds between the last key and the sending, and before another try. */
  rest?: number;
  again?: number;
}

/**
 * Sends answers as they are given, one call at a time: what changes meanwhile goes with the next one, and what could not be sent is
 * kept and tried again. A newer answer to a question replaces one that waits.
 */
export function answerKeeper({ send, onChange, rest = 400, again = 3_000 }: KeeperOptions) {
  let waiting: Record<string, unknown> = {};
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  async function sendWaiting(): Promise<void> {
    const sent = waiting;
    waiting = {};
    onChange('saving', null);
    try {
      const where = await send(sent);
      onChange(isWaiting() ? 'saving' : where, null);
    } catch (error) {
      waiting = { ...sent, ...waiting };
      onChange('failed', error);
      // What the server refuses for what it is would be refused again; the next answer takes it along.
      if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) plan(again);
    }
  }
  const isWaiting = () => Object.keys(waiting).length > 0;

  /** Sends what waits, now; resolves when nothing is under way, also where it failed. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) await running;
    if (!isWaiting() || running) return;
    running = sendWaiting().finally(() => {
      running = null;
    });
    await running;
  }
  return {
    keep(key: string, value: unknown) {
      waiting = { ...waiting, [key]: value ?? null };
      onChange('saving', null);
      plan(rest);
    },
    flush,
    /** Something was not sent yet. */
    isDirty: () => isWaiting() || running !== null,
    stop: () => clearTimeout(timer),
  };
}
