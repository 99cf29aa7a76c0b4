import type { Resource } from './resource';

type Named = (name: string | undefined) => Resource | undefined;

/** The field that says whose company a record is, `id` for a company itself; null where it belongs to none. */
export function companyKey({ client, fields }: Resource, named: Named): string | null {
  if (client?.rows.company) return client.rows.company;
  const isCompany = (name: string | undefined) => named(name)?.client?.rows.company === 'id';
  return Object.keys(fields).find((key) => fields[key]?.type === 'reference' && isCompany(fields[key]?.resource)) ?? null;
}

/** References to records that belong to a company, the record's own company among them, each with the field that says whose the other is. */
export function companyReferences(resource: Resource, named: Named): { key: string; target: Resource; by: string }[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => {
    const target = field.type === 'reference' ? named(field.resource) : undefined;
    const by = target && companyKey(target, named);
    return target && by ? [{ key, target, by }] : [];
  });
}
