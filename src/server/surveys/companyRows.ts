import { type MappedField, mappedFields } from '../../domain/surveys/mapped';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

export async function companyTitle(db: Db, tenantId: number, id: string): Promise<string | null> {
  const [row] = await db.query<{ title: string }>({
    name: 'surveys.company',
    text: 'select title from companies where tenant_id = $1 and id = $2',
    values: [tenantId, id],
  });
  return row?.title ?? null;
}

/** Who keeps the company. */
export async function keeperOfCompany(db: Db, tenantId: number, companyId: string): Promise<string | null> {
  const [row] = await db.query<{ owner_id: string | null }>({
    name: 'surveys.keeper',
    text: 'select owner_id from companies where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenantId, companyId],
  });
  return row?.owner_id ?? null;
}

/** What a company's card says now in the fields that answers may fill; null where there is no such company. */
export async function mappedValues(db: Db, tenantId: number, companyId: string): Promise<Record<MappedField, unknown> | null> {
  const columns = (Object.keys(mappedFields) as MappedField[]).map((key) =>
    mappedFields[key].some((type) => type === 'date') ? `${key}::text as ${key}` : key,
  );
  const [row] = await db.query<Record<MappedField, unknown>>({
    name: 'surveys.mappedValues',
    text: `select ${columns.join(', ')} from companies where tenant_id = $1 and id = $2 and deleted_at is null`,
    values: [tenantId, companyId],
  });
  return row ?? null;
}
