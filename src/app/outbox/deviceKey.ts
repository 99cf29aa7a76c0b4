import { inTransaction, openDatabase } from './database';
import { keyDatabase } from './keyDatabase';
import { newKey } from './seal';

/** Whose session this browser has. */
interface Holder {
  person: string;
  /** Somebody of the office, whose screens are others. */
  office: boolean;
}
/** The key of this browser's session. */
interface KeptKey extends Holder {
  key: CryptoKey;
}

const open = () => openDatabase(keyDatabase, (made) => made.createObjectStore('keys'));

/** Who holds the key, as the worker asks, which knows no session; null where nobody does. */
export async function keyHolder(): Promise<Holder | null> {
  const database = await open();
  try {
    const asked = (store: IDBObjectStore) => store.get('session') as IDBRequest<KeptKey | undefined>;
    return (await inTransaction(database, ['keys'], 'readonly', (of) => asked(of('keys')))) ?? null;
  } finally {
    database.close();
  }
}

/**
 * The key of the person who is logged in: the one that another tab made, or a new one. Another person's is written over, for their
 * session is over.
 */
export async function deviceKey({ person, office }: Holder): Promise<CryptoKey> {
  const fresh = await newKey();
  const database = await open();
  try {
    let kept: KeptKey = { person, office, key: fresh };
    await inTransaction(database, ['keys'], 'readwrite', (store) => {
      const asked = store('keys').get('session') as IDBRequest<KeptKey | undefined>;
      asked.onsuccess = () => {
        if (asked.result?.person === person) kept = asked.result;
        else store('keys').put(kept, 'session');
      };
      return asked;
    });
    return kept.key;
  } finally {
    database.close();
  }
}
