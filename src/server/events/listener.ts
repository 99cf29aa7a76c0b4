/** One open stream: whose session it is, and how to write to it. */
export interface Listener {
  tenantId: number;
  sessionId: string;
  send(text: string): void;
  end(): void;
}
