import type { StoredFile } from './files';

/** Somebody, by name alone (P09). */
export interface Person {
  id: string;
  title: string;
}

/** What somebody wrote about a record; moments are Warsaw's. */
export interface Post {
  id: string;
  /** Null is the server itself. */
  author: Person | null;
  /** Which side wrote it. */
  office: boolean;
  mine: boolean;
  internal: boolean;
  /** Formatted text as HTML; null where there are files alone, and of a retracted one. */
  body: string | null;
  reply_to: { id: string; author: Person | null; excerpt: string } | null;
  files: StoredFile[];
  mentions: Person[];
  created_at: string;
  edited_at: string | null;
  retracted_at: string | null;
  /** Whether the asker may still correct it or take it back. */
  open: boolean;
}

/** Somebody of the other side who has read up to that post. */
export interface Receipt extends Person {
  post: string;
  at: string;
}

/** A page of a conversation, oldest first. */
export interface Posts {
  data: Post[];
  /** Whether there is more before the first. */
  more: boolean;
  receipts: Receipt[];
  /** Whether the asker may leave notes that clients never see. */
  notes: boolean;
  /** The asker only looks on at the record's company: they read and write nothing. */
  looks_on: boolean;
}

/** Records with something unread, by resource; resources without any are left out. */
export interface Unread {
  data: Record<string, number>;
}
