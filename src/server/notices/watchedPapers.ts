import type { PowerKind } from '../../domain/powers/kinds';
import type { Tx } from '../db/database';

type On = Pick<Tx, 'query'>;

/** A last day on one of a client's papers, and who looks after it. */
export interface PaperDate {
  id: string;
  company: string;
  keepers: string[];
  date: string;
}

const clients = `join companies c on c.tenant_id = p.tenant_id and c.id = p.company_id and c.deleted_at is null
        and c.status in ('active', 'onboarding', 'notice', 'suspended')`;

/** Powers whose last day lies in the range, of which none of the same kind goes on after it; ZUS is told to who keeps payroll too. */
export function endingPowers(db: On, tenantId: number, from: string, to: string): Promise<(PaperDate & { kind: PowerKind })[]> {
  return db.query({
    name: 'notices.powers',
    text: `select p.id, p.kind, c.title as company, p.valid_to::text as date,
        array_remove(array[c.owner_id, p.holder_id, case when p.kind = 'zus_pel' then c.payroll_owner_id end], null) as keepers
      from powers p ${clients}
      where p.tenant_id = $1 and p.valid_to between $2::date and $3::date and p.revoked_on is null and p.deleted_at is null
        and not exists (select 1 from powers n where n.tenant_id = $1 and n.company_id = p.company_id and n.kind = p.kind
          and n.kind <> 'other' and n.id <> p.id and n.deleted_at is null and n.revoked_on is null
          and (n.valid_to is null or n.valid_to > p.valid_to))
      order by p.valid_to, p.id`,
    values: [tenantId, from, to],
  });
}

/** Files whose newest review is to be renewed in the range. */
export function reviewsDue(db: On, tenantId: number, from: string, to: string): Promise<PaperDate[]> {
  return db.query({
    name: 'notices.aml',
    text: `select p.id, c.title as company, p.next_review_on::text as date,
        array_remove(array[c.owner_id, p.reviewed_by_id], null) as keepers
      from aml_reviews p ${clients}
      where p.tenant_id = $1 and p.next_review_on between $2::date and $3::date and not p.superseded and p.ended_on is null
        and p.deleted_at is null
      order by p.next_review_on, p.id`,
    values: [tenantId, from, to],
  });
}
