/** What a link from a notice opens without a login: one record, as far as the link goes or, with a code, whole. */
export interface Glance {
  /** What kind of record it is: „Prośba o dokumenty”. */
  kind: string;
  lines: GlanceLine[];
  /** What hangs on it, each by its name and the rest of its lines. */
  items: { label: string; rows: { name: string; lines: GlanceLine[] }[] } | null;
  /** What is kept back until a code comes; empty once it has come. */
  closed: string[];
  /** How the code would come; null where the person has no other way than the mail that the link came by. */
  code: { channel: 'sms' | 'totp'; hint: string } | null;
  /** Where the panel shows the record, after a login. */
  to: string;
}
export interface GlanceLine {
  label: string;
  value: string;
}

/** A link that was sent, for its person and the office; moments on Warsaw's clock. */
export interface EntryLink {
  id: string;
  /** What it opens: „Rozliczenie miesięczne: Piekarnia, październik 2026”. */
  opens: string;
  created_at: string;
  expires_at: string;
  opened: number;
  last_opened_at: string | null;
}
