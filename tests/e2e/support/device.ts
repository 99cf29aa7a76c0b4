import type { Page } from 'playwright';

/** What somebody who opens the browser's own databases finds of the outbox. */
export interface Found {
  /** Every text and number in it, and all bytes read as letters. */
  text: string;
  items: number;
  /** Sealed things among them that are not emptied. */
  sealed: number;
  keys: number;
  /** No key gives its bytes away. */
  closed: boolean;
}

/** What somebody finds of the files that another app shared. */
export interface FoundShares {
  text: string;
  rows: number;
  keys: number;
  /** No key gives its bytes away. */
  closed: boolean;
}

/** Reads them raw, by a script in the page; makes no database where there is none. */
export function rawShares(page: Page): Promise<FoundShares> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'panel.shared'))
      return { text: '', rows: 0, keys: 0, closed: true };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('panel.shared');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const rows = await new Promise<{ sealed: { key: CryptoKey } | null }[]>((resolve) => {
      const asked = database.transaction('shares').objectStore('shares').getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
    database.close();
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
      if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join('\n');
      return String(value);
    };
    const keys = rows.flatMap(({ sealed }) => (sealed ? [sealed.key] : []));
    const exported = await Promise.allSettled(keys.map((key) => crypto.subtle.exportKey('raw', key)));
    return {
      text: rows.map(textOf).join('\n'),
      rows: rows.length,
      keys: keys.length,
      closed: exported.every(({ status }) => status === 'rejected'),
    };
  });
}

/** Reads the device's outbox raw, by a script in the page, without anything of the panel. */
export function rawOutbox(page: Page): Promise<Found> {
  return page.evaluate(async () => {
    const known = (await indexedDB.databases()).map(({ name }) => name);
    const all = async (name: string): Promise<unknown[]> => {
      if (!known.includes(name)) return [];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(
        stores.map(
          (store) =>
            new Promise<unknown[]>((resolve) => {
              const asked = database.transaction(store).objectStore(store).getAll();
              asked.onsuccess = () => resolve(asked.result);
            }),
        ),
      );
      database.close();
      return rows.flat();
    };
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
      if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join('\n');
      return String(value);
    };
    const rows = await all('panel.outbox');
    const keys = (await all('panel.outbox.key')) as { key: CryptoKey }[];
    const exported = await Promise.allSettled(keys.map(({ key }) => crypto.subtle.exportKey('raw', key)));
    const items = rows.filter((row) => (row as { person?: string }).person) as { content: unknown }[];
    return {
      text: rows.map(textOf).join('\n'),
      items: items.length,
      sealed: items.filter(({ content }) => content !== null).length,
      keys: keys.length,
      closed: exported.every(({ status }) => status === 'rejected'),
    };
  });
}
