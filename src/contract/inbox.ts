/** Whose words stand last in a conversation: the asker's own, somebody's by name, or the server's. */
export interface LastWords {
  mine: boolean;
  /** Null is the server itself, and whoever opened it without a word. */
  author: string | null;
  /** Without markup; empty where there are files alone. */
  excerpt: string;
  files: number;
}

/** One conversation of a client's, of whichever resource it is a record. */
export interface InboxItem {
  resource: string;
  id: string;
  title: string;
  company: { id: string; title: string } | null;
  /** The value of the resource's state. */
  status: string;
  /** Warsaw's clock: when somebody wrote last, or when it was made. */
  at: string;
  last: LastWords;
  /** Posts that the asker has not read. */
  unread: number;
  /** What waits for the asker in it, in the words of its kind: `wycena do akceptacji`. */
  waits: { kind: string; label: string; amount: number | null; net?: number } | null;
  /** The panel's address. */
  link: string;
}

/** A client's conversations, the last written first. */
export interface Inbox {
  data: InboxItem[];
  /** Whether there are older ones than these. */
  more: boolean;
}

/** How many an answer holds, where nobody asks for another number, and at most. */
export const inboxLimits = { usual: 30, most: 300 };
