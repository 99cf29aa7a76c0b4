/** A post as hooks know it, and as the server writes its own. */
export interface NewPost {
  /** Null is the server itself. */
  author_id: string | null;
  from_office: boolean;
  internal: boolean;
  /** Cleaned markup. */
  body: string | null;
  reply_to: string | null;
  mentions: readonly string[];
  file_ids: readonly string[];
}
export type WrittenPost = NewPost & { id: string };
