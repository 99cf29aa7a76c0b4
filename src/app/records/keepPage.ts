/**
 * What stands until another page comes: the last one, where anything is on it. An empty one is not kept, as „nothing is here” would be
 * read of what was just asked for.
 */
export const keepPage = <Page>(before: Page | undefined, rows: readonly unknown[] | undefined): Page | undefined =>
  rows?.length ? before : undefined;
