/** The one who works off the queue in this process. */
export interface Jobs {
  /** Begins to work, and goes on until it is stopped. */
  start(): Promise<void>;
  /** Works off everything that is due by now and waits for it, whether started or not. */
  drain(): Promise<void>;
  /** Takes nothing new and waits for what is under way. */
  stop(): Promise<void>;
}
