import type { Field, Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { isFileField } from '../../schema/embedded';
import type { Tx } from '../db/database';
import { invalid } from '../errors';
import type { Trail } from './auditRecord';

const shown = `json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.bytes, 'pages', f.pages, 'state', f.state)`;

/** What a file field's value is embedded as: an object, or a list in the order of the value. */
export function filesSql(column: string, { type }: Field): string {
  if (type === 'file') return `(select ${shown} from files f where f.tenant_id = $1 and f.id = ${column})`;
  const ids = `(${column})::uuid[]`;
  return `(select json_agg(${shown} order by array_position(${ids}, f.id)) from files f where f.tenant_id = $1 and f.id = any (${ids}))`;
}

type Values = Readonly<Record<string, unknown>>;

/** Takes a file for a field: its uploader's own that nobody took yet, or one that this very field let go of or had before. */
const take = `update files set entity = $3, record_id = $4, field = $5, claimed_at = $6, released_at = null
  where tenant_id = $1 and id = any ($2::uuid[]) and state <> 'infected' and (
    (entity is null and uploaded_by is not distinct from $7::uuid) or (entity = $3 and record_id = $4 and field = $5))
  returning id`;
const release = `update files set released_at = $6
  where tenant_id = $1 and id = any ($2::uuid[]) and entity = $3 and record_id = $4 and field = $5`;

/**
 * Ties the files of a record that is being written to it; whoever may see the field may see them from then on. A file that another
 * one replaced stays as an older version, one that was taken out is nobody's to see any more. Throws 422 for a file that is not there to take.
 */
export async function holdFiles(
  tx: Pick<Tx, 'query'>,
  { tenantId, at, actor }: Pick<Trail, 'tenantId' | 'at' | 'actor'>,
  resource: Resource,
  id: string,
  before: Values | null,
  after: Values,
): Promise<void> {
  for (const [key, field] of storedFields(resource)) {
    if (!isFileField(field) || !Object.hasOwn(after, key)) continue;
    const had = idsOf(before?.[key]);
    const has = idsOf(after[key]);
    const added = has.filter((file) => !had.includes(file));
    const gone = field.type === 'file' && has.length > 0 ? [] : had.filter((file) => !has.includes(file));
    const place = [resource.name, id, key, at];
    if (gone.length > 0) await tx.query({ name: 'files.release', text: release, values: [tenantId, gone, ...place] });
    if (added.length === 0) continue;
    const taken = await tx.query({ name: 'files.take', text: take, values: [tenantId, added, ...place, actor] });
    if (taken.length < added.length) throw invalid({ [key]: 'Tego pliku nie można już użyć. Dodaj go jeszcze raz.' });
  }
}

function idsOf(value: unknown): string[] {
  return [value ?? []].flat().filter((id) => typeof id === 'string');
}

/** Names of files by id, for the trail. */
export async function fileNames(db: Pick<Tx, 'query'>, tenantId: number, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const text = 'select id, name from files where tenant_id = $1 and id = any ($2::uuid[])';
  const rows = await db.query<{ id: string; name: string }>({ text, values: [tenantId, ids] });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
