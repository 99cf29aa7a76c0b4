import type { Database, Tx } from '../db/database';
import { migrations } from '../db/migrations';
import { countRows, numberOn, settle, writeRows } from '../db/whole/rows';
import { isEmpty, type WholeSchema } from '../db/whole/schemaText';
import { ForOperator } from '../forOperator';
import { type CopyWhole, readArchive } from './archive';
import { CopyDamaged } from './damaged';
import type { Passphrase } from './passphrase';
import { type CopyPlace, keyOfCopy } from './place';
import { refuseOtherName } from './renamed';

/** The copy can't go where it was told to; the message is for the operator. */
export class RestoreRefused extends ForOperator {
  override readonly name = 'RestoreRefused';
}

/** Puts a copy's database into an empty one: in one transaction, with what `ending` adds to it, so that there is all of it or none. */
export async function loadCopy(
  db: Database,
  place: CopyPlace,
  passphrase: Passphrase,
  name: string,
  ending: (tx: Pick<Tx, 'query'>) => Promise<void> = async () => undefined,
): Promise<CopyWhole> {
  return place.store.withLocal(keyOfCopy(name), (path) =>
    db.asOwner(async (tx) => {
      if (!(await isEmpty(tx))) throw new RestoreRefused('W tej bazie są już tabele. Kopię odtwarza się w pustym miejscu.');
      await settle(tx);
      let after: string[] = [];
      const counted: Record<string, number> = {};
      const { head, whole } = await readArchive(path, passphrase, {
        async schema(schema: WholeSchema) {
          after = schema.after;
          for (const text of schema.before) await tx.query({ text });
        },
        rows: (table, rows) => writeRows(tx, table, rows),
        async end(table) {
          await numberOn(tx, table);
          counted[table.name] = await countRows(tx, table);
          return true;
        },
      });
      if (!whole) throw new Error('A copy that was read to its end has one');
      refuseOtherName(head, name);
      for (const text of after) await tx.query({ text });
      for (const [table, { rows }] of Object.entries(whole.tables))
        if (counted[table] !== rows) throw new CopyDamaged(`${table}: ${counted[table]} rows of ${rows}`);
      await ending(tx);
      return whole;
    }),
  );
}

/** Migrations that the copy's database had and this version does not know: it was made by a newer one. */
export function unknownMigrations(numbers: readonly number[]): number[] {
  const known = new Set(migrations.map(({ number }) => number));
  return numbers.filter((number) => !known.has(number));
}
