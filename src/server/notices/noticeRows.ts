import type { DatabaseLog, Notice, NoticeHandler } from '../db/database';

interface Listener {
  handler: NoticeHandler;
  missed?: () => void;
}

/** Who listens to what in this process; where the notices come from is the engine's matter. */
export function listeners(log: DatabaseLog) {
  const channels = new Map<string, Set<Listener>>();

  /** One listener's fault must not keep a notice from the next one. */
  function call(work: () => void) {
    try {
      work();
    } catch (error) {
      log.warn(`Odbiorca powiadomienia z bazy danych zgłosił błąd: ${String(error)}`);
    }
  }

  return {
    channels: (): string[] => [...channels.keys()],
    /** Answers how to stop listening. */
    add(channel: string, handler: NoticeHandler, missed?: () => void): () => void {
      const listener = { handler, missed };
      const listening = channels.get(channel) ?? new Set<Listener>();
      channels.set(channel, listening.add(listener));
      return () => {
        listening.delete(listener);
      };
    },
    deliver({ channel, payload }: Notice): void {
      for (const { handler } of channels.get(channel) ?? []) call(() => handler(payload));
    },
    /** Tells everybody that notices may have been lost. */
    tellMissed(): void {
      for (const listening of channels.values()) for (const { missed } of listening) call(() => missed?.());
    },
  };
}

export type Listeners = ReturnType<typeof listeners>;
