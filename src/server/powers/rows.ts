import { resources } from '../../../resources';
import { permit } from '../../access/can';
import type { AmlRisk } from '../../domain/aml/risk';
import type { PowerFacts } from '../../domain/powers/state';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { livingRows } from '../records/conditions';
import { Params } from '../records/params';
import type { Scope } from '../scope';

type Db = Pick<Tx, 'query'>;

/** A power as the overview reads it; dates `YYYY-MM-DD`. */
export interface PowerRow extends PowerFacts {
  id: string;
  company_id: string;
  valid_to: string | null;
}

/** The newest review of a company. */
export interface AmlRow {
  id: string;
  company_id: string;
  risk_level: AmlRisk;
  next_review_on: string | null;
}

/** The inside of a `where` that leaves what of the resource the asker may list; null where that is nothing at all. */
function seen(scope: Scope, resource: Resource): { where: string; params: Params } | null {
  const allowed = permit(scope.who, 'list', resource, scope.tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return null;
  const params = new Params(scope.tenant.id);
  return { where: livingRows(resource, 'r', allowed.rows, params), params };
}

/** Powers of the companies, of those that the asker may list. */
export async function powersOf(db: Db, scope: Scope, companies: readonly string[]): Promise<PowerRow[]> {
  const of = seen(scope, resources.powers);
  if (!of || companies.length === 0) return [];
  const text = `select r.id, r.company_id, r.kind, r.filed_on::text as filed_on, r.valid_from::text as valid_from,
      r.valid_to::text as valid_to, r.revoked_on::text as revoked_on
    from powers r where ${of.where} and r.company_id = any (${of.params.add(companies)}::uuid[]) order by r.id`;
  return db.query<PowerRow>({ text, values: of.params.values });
}

/** Categories of cases in which a tax authority is answered; of the latter ones only while the case waits for it. */
const answered = `k.code = 'authority_letter' and r.status in ('new', 'open', 'waiting_client', 'waiting_authority', 'on_hold')
  or k.code in ('vat', 'income_tax', 'declaration', 'correction') and r.status = 'waiting_authority'`;

/** Companies that a tax authority is now answered for, by the cases that the asker may list. */
export async function representedIn(db: Db, scope: Scope, companies: readonly string[]): Promise<Set<string>> {
  const of = seen(scope, resources.tickets);
  if (!of || companies.length === 0) return new Set();
  const text = `select distinct r.company_id from tickets r join ticket_categories k on k.tenant_id = r.tenant_id and k.id = r.category_id
    where ${of.where} and (${answered}) and r.company_id = any (${of.params.add(companies)}::uuid[])`;
  const rows = await db.query<{ company_id: string }>({ text, values: of.params.values });
  return new Set(rows.map(({ company_id }) => company_id));
}

/** The newest reviews of the companies, of those that the asker may list. */
export async function newestReviews(db: Db, scope: Scope, companies: readonly string[]): Promise<AmlRow[]> {
  const of = seen(scope, resources['aml-reviews']);
  if (!of || companies.length === 0) return [];
  const text = `select r.id, r.company_id, r.risk_level, r.next_review_on::text as next_review_on
    from aml_reviews r where ${of.where} and not r.superseded and r.company_id = any (${of.params.add(companies)}::uuid[])`;
  return db.query<AmlRow>({ text, values: of.params.values });
}

/** A review among those of its company, the newest first. */
export interface Sibling {
  id: string;
  superseded: boolean;
  ended_on: string | null;
}

/** Living reviews of a company, the newest first. */
export function reviewsOf(db: Db, tenantId: number, companyId: string): Promise<Sibling[]> {
  return db.query<Sibling>({
    name: 'aml.siblings',
    text: `select id, superseded, ended_on::text as ended_on from aml_reviews
      where tenant_id = $1 and company_id = $2 and deleted_at is null order by reviewed_on desc, created_at desc, id desc`,
    values: [tenantId, companyId],
  });
}
