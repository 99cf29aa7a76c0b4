import type { Database } from '../../db/database';
import { decryptField, encryptField, FieldNotReadable } from './fields';
import { findKey, type Keys } from './keys';
import { SecretsRefused } from './keyText';

/** What every key closes, as if it were a field of no firm. */
const place = ['0', 'key_seals'] as const;
const word = 'panel-biura';

/** A stored encrypted value and what it is bound to. */
export interface Closed {
  tenantId: string;
  place: string;
  value: string;
}

/**
 * O08: every key that the database was ever written with must be here and open what it closed, or what is encrypted stays closed and what is
 * written is lost to the right key. A new current key is sealed in its turn; a database older than the seals is asked for `samples` of what it
 * holds. Throws SecretsRefused, having written nothing.
 */
export async function requireKeys(db: Pick<Database, 'query'>, keys: Keys, samples: () => Promise<Closed[]>): Promise<void> {
  const seals = await sealsOf(db);
  requireAll(seals.length > 0 ? seals : await samples(), keys);
  const [current] = keys;
  await db.query({
    text: 'insert into key_seals (key_id, sealed) values ($1, $2) on conflict (key_id) do nothing',
    values: [current.id, encryptField(keys, ...place, word)],
  });
  // Of two processes that start at once with two values of one new key the second is refused.
  requireAll(await sealsOf(db), keys);
}

async function sealsOf(db: Pick<Database, 'query'>): Promise<Closed[]> {
  const rows = await db.query<{ sealed: string }>({ text: 'select sealed from key_seals order by key_id' });
  return rows.map(({ sealed }) => ({ tenantId: place[0], place: place[1], value: sealed }));
}

const keyOf = ({ value }: Closed): string => value.split('.')[1] ?? '';
const namesOf = (closed: readonly Closed[]) => [...new Set(closed.map(keyOf))].map((id) => `„${id}”`).join(', ');

function requireAll(closed: readonly Closed[], keys: Keys): void {
  const missing = closed.filter((one) => !findKey(keys, keyOf(one)));
  if (missing.length > 0)
    throw new SecretsRefused(
      `Brakuje klucza ${namesOf(missing)}, którym zaszyfrowano dane w tej bazie. Dopisz go w SECRET_KEYS za kluczem bieżącym albo przywróć plik secrets.json z kopii; bez niego tych danych nie da się odczytać.`,
      `The database was written with the key ${namesOf(missing)}, which is missing: add it to SECRET_KEYS behind the current one, or restore secrets.json.`,
    );
  const wrong = closed.filter((one) => !opens(one, keys));
  if (wrong.length > 0)
    throw new SecretsRefused(
      `Klucz ${namesOf(wrong)} ma inną wartość niż ten, którym zaszyfrowano dane w tej bazie. Przywróć SECRET_KEYS albo plik secrets.json, które do niej należą. Panel nie wystartuje, aby nie zapisać nowych danych pod obcym kluczem.`,
      `The key ${namesOf(wrong)} is not the one that the database was written with: restore the SECRET_KEYS or secrets.json that belong to it.`,
    );
}

function opens({ tenantId, place: where, value }: Closed, keys: Keys): boolean {
  try {
    decryptField(keys, tenantId, where, value);
    return true;
  } catch (error) {
    if (error instanceof FieldNotReadable) return false;
    throw error;
  }
}
