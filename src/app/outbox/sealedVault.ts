import { inTransaction, openDatabase } from './database';
import { deviceKey } from './deviceKey';
import type { FileFacts, Item, Lost, Named, Vault } from './item';
import { type Sealed, seal, sealJson, unseal, unsealJson } from './seal';

/** What of an item is sealed. */
type Content = Pick<Item, 'delivery' | 'files' | 'stored' | 'said' | 'fault'>;
/** An item as it lies on the disk. In the clear: whose, when, how often tried, and what kind of thing it is. */
interface Row extends Pick<Item, 'id' | 'at' | 'state' | 'tries' | 'next'> {
  person: string;
  named: Named;
  /** Null once its key was gone. */
  content: Sealed | null;
}

const name = 'panel.outbox';
const lostOf = ({ id, at, named, state }: Row): Lost => ({ id, at, named, begun: state === 'begun' });
const both = ['items', 'files'];
const filesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** The outbox of one person on this device, sealed by the key of their session. Rejects where the browser keeps nothing. */
export async function sealedVault(person: string, office: boolean): Promise<Vault> {
  const key = await deviceKey({ person, office });
  const database = await openDatabase(name, (made) => {
    made.createObjectStore('items', { keyPath: 'order', autoIncrement: true }).createIndex('id', 'id', { unique: true });
    made.createObjectStore('files');
  });
  const about = (id: string, part: string | number) => `${person}/${id}/${part}`;

  async function rowOf({ id, at, state, tries, next, ...item }: Item): Promise<Row> {
    const { delivery, files, stored, said, fault } = item;
    const content: Content = { delivery, files, stored, said, fault };
    const sealed = await sealJson(key, about(id, 'content'), content);
    return { id, at, state, tries, next, person, named: delivery.named, content: sealed };
  }
  async function itemOf({ id, at, state, tries, next, content }: Row): Promise<Item | null> {
    const read = content && (await unsealJson<Content>(key, about(id, 'content'), content).catch(() => null));
    return read && { id, at, state, tries, next, kept: true, ...read };
  }
  const orders = (
    ids: readonly string[],
    then: (store: (name: string) => IDBObjectStore, id: string, order: IDBValidKey) => void,
  ) =>
    inTransaction<void>(database, both, 'readwrite', (store) => {
      for (const id of ids) {
        const asked = store('items').index('id').getKey(id);
        asked.onsuccess = () => asked.result !== undefined && then(store, id, asked.result);
      }
      return undefined;
    });
  const remove: Vault['remove'] = (ids) =>
    orders(ids, (store, id, order) => {
      store('items').delete(order);
      store('files').delete(filesOf(id));
    });

  const rows = () =>
    inTransaction(database, ['items'], 'readonly', (store) => store('items').getAll() as IDBRequest<(Row & { order: number })[]>);
  async function opened() {
    const all = await rows();
    const items = await Promise.all(all.map(async (row) => (row.person === person ? itemOf(row) : null)));
    return { items: items.filter((item) => item !== null), gone: all.filter((_, at) => !items[at]) };
  }
  /** What can't be read any more is removed, of any person; that it was there is kept, to be reported. */
  async function empty(gone: readonly (Row & { order: number })[]): Promise<void> {
    const unread = gone.filter(({ content }) => content !== null);
    if (unread.length === 0) return;
    await inTransaction<void>(database, both, 'readwrite', (store) => {
      for (const row of unread) {
        store('items').put({ ...row, content: null });
        store('files').delete(filesOf(row.id));
      }
      return undefined;
    });
  }

  await empty((await opened()).gone);
  return {
    async read() {
      const { items, gone } = await opened();
      return { items, lost: gone.filter((row) => row.person === person).map(lostOf) };
    },
    async add(item, files) {
      const row = await rowOf(item);
      const sealed = await Promise.all(files.map(async (file, nth) => seal(key, about(item.id, nth), await file.arrayBuffer())));
      await inTransaction(database, both, 'readwrite', (store) => {
        for (const [nth, each] of sealed.entries()) store('files').put(each, [item.id, nth]);
        return store('items').add(row);
      });
    },
    async change(item) {
      const row = await rowOf(item);
      await orders([item.id], (store, _, order) => void store('items').put({ ...row, order }));
    },
    async file({ id, files }, nth) {
      const sealed = await inTransaction(
        database,
        ['files'],
        'readonly',
        (store) => store('files').get([id, nth]) as IDBRequest<Sealed | undefined>,
      );
      const { name: called, type } = files[nth] as FileFacts;
      if (!sealed) throw new Error('Tego pliku już tu nie ma.');
      return new File([await unseal(key, about(id, nth), sealed)], called, { type });
    },
    remove,
  };
}
