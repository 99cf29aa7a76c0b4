import type { Resource } from '../../schema';
import { companyKey, companyReferences } from '../../schema/company';
import type { Faults } from '../../schema/validate';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { Params } from './params';
import { allResources, resourceNamed } from './start';
import { prepared } from './statements';

type Values = Readonly<Record<string, unknown>>;
const otherCompany = 'Wybrana pozycja należy do innej firmy';

/**
 * What a record points to and what belongs to a company belongs to one (P20), the record's own where it has one; faults by field, of those that
 * changed. What belongs to no company goes with any.
 */
export async function agreementFaults(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  record: Values,
  changed: readonly string[],
): Promise<Faults> {
  const references = companyReferences(resource, resourceNamed).filter(({ key }) => (record[key] ?? null) !== null);
  if (references.length < 2 || !references.some(({ key }) => changed.includes(key))) return {};
  const params = new Params(tenantId);
  const columns = references.map(({ key, target, by }) => {
    const id = `${params.add(record[key])}::uuid`;
    return `(select t.${ident(by)} from ${tableOf(target)} t where t.tenant_id = $1 and t.id = ${id}) as ${ident(key)}`;
  });
  const [companies = {}] = await tx.query<Record<string, string | null>>(prepared(`select ${columns.join(', ')}`, params.values));
  const own = companyKey(resource, resourceNamed) ?? '';
  const keys = references.map(({ key }) => key).filter((key) => (companies[key] ?? null) !== null);
  const first = keys.includes(own) ? own : (keys.find((key) => !changed.includes(key)) ?? keys[0]);
  const others = keys.filter((key) => companies[key] !== companies[first ?? '']);
  const wrong = others.filter((key) => changed.includes(key));
  if (wrong.length > 0) return Object.fromEntries(wrong.map((key) => [key, otherCompany]));
  const [other] = others;
  return other ? { [first ?? other]: `Do innej firmy należy pole „${resource.fields[other]?.label}”` } : {};
}

/** The same from the other side: a record takes another company only where nothing that points to it stays with the old one. */
export async function followersFaults(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  id: string,
  changes: Values,
): Promise<Faults> {
  const own = companyKey(resource, resourceNamed);
  const company = own && own !== 'id' ? (changes[own] ?? null) : null;
  if (own === null || company === null) return {};
  const params = new Params(tenantId);
  const [record, its] = [`${params.add(id)}::uuid`, `${params.add(company)}::uuid`];
  const followers = allResources().flatMap((child) => {
    const references = companyReferences(child, resourceNamed);
    return references
      .filter(({ target }) => target.name === resource.name)
      .flatMap(({ key }) => {
        const others = references.filter((each) => each.key !== key);
        const differs = others.map(
          ({ key: other, target, by }) =>
            `exists (select 1 from ${tableOf(target)} t where t.tenant_id = $1 and t.id = c.${ident(other)} and t.${ident(by)} <> ${its})`,
        );
        return differs.length > 0 ? [{ child, key, differs }] : [];
      });
  });
  if (followers.length === 0) return {};
  const columns = followers.map(
    ({ child, key, differs }, at) =>
      `exists (select 1 from ${tableOf(child)} c where c.tenant_id = $1 and c.${ident(key)} = ${record} and c.deleted_at is null
        and (${differs.join(' or ')})) as f${at}`,
  );
  const [found = {}] = await tx.query<Record<string, boolean>>(prepared(`select ${columns.join(', ')}`, params.values));
  const names = followers.flatMap(({ child }, at) => (found[`f${at}`] ? [child.labels.few.toLowerCase()] : []));
  return names.length > 0 ? { [own]: `Z poprzednią firmą są związane: ${[...new Set(names)].join(', ')}` } : {};
}
