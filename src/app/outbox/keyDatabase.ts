/** Where the key of what waits lies, alone: deleting this database makes all of it unreadable. */
export const keyDatabase = 'panel.outbox.key';
/** Where files that another app shared wait to be looked at, each share with a key of its own. */
export const sharedDatabase = 'panel.shared';

function destroy(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}

/** Destroys the key, as the end of a session does (S05). The browser does it also when the page is left meanwhile. */
export const destroyKey = (): void => destroy(keyDatabase);

/** A logout takes along what was shared and not looked at; a session that ran out leaves it for the same person's next login. */
export const destroyShared = (): void => destroy(sharedDatabase);
