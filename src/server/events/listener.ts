/** One open stream: whose session it is, and how to write to it. */
export interface Listener {
  tenantId: number;
  sessionId: string;
  /** The same bytes may go to many: nobody writes into them. */
  send(bytes: Buffer): void;
  end(): void;
}
