/** Something that happened with a record, or with one that hangs on it. */
export interface TimelineEntry {
  /** Tells it from all others. */
  key: string;
  /** Of which resource it is. */
  resource: string;
  id: string;
  /** On Warsaw's clock. */
  at: string;
  /** What happened, in a word or two: „Wysłano”. */
  what: string;
  /** What the record is called besides what it hangs on; null where nothing else is known of it. */
  title: string | null;
  /** Where the record stands now, a value of its state; null where it has none, or none that the reader may know. */
  state: string | null;
  /** Who did it, where that is told: with changes of the record itself. */
  actor: { id: string; title: string } | null;
  /** Labels of what was changed. */
  fields: string[];
}

export interface TimelinePage {
  /** The newest first. */
  data: TimelineEntry[];
  /** What the page after it is asked for by; null after the last. */
  next: string | null;
}

/** Entries of one page. */
export const timelinePage = 30;
