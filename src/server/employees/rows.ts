import type { Tx } from '../db/database';

/** Who employs somebody, as papers name them. */
export interface Employer {
  title: string;
  vat_number: string | null;
  regon: string | null;
  street: string | null;
  building: string | null;
  flat: string | null;
  postal_code: string | null;
  city: string | null;
}

/** The company with its address; undefined where there is none. */
export async function employerOf(db: Pick<Tx, 'query'>, tenantId: number, companyId: string): Promise<Employer | undefined> {
  const [row] = await db.query<Employer>({
    name: 'employees.employer',
    text: `select title, vat_number, regon, address_street as street, address_building as building, address_flat as flat,
      address_postal_code as postal_code, address_city as city from companies where tenant_id = $1 and id = $2::uuid`,
    values: [tenantId, companyId],
  });
  return row;
}
