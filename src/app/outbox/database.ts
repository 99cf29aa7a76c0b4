/** A database of the browser's; `raise` makes its stores. One that is to be deleted is let go of at once. */
export function openDatabase(name: string, raise: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => raise(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

/** Does `work` in one transaction and answers what its request brought, once all of it stands on the disk. */
export function inTransaction<T>(
  database: IDBDatabase,
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([...stores], mode, { durability: 'strict' });
    const request = work((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result as T);
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was given up'));
  });
}
