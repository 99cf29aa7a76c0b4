-- The dated ZUS lines of a one-person business are those of its owner, once entered as a person. Owners entered before that was so get theirs now;
-- an owner with lines of their own, or of whom the card says another stage than the company's, keeps what stands.
alter table company_persons add column if not exists left_on date;
update profile_lines l set person_id = o.id
from (
  select p.tenant_id, p.company_id, (array_agg(p.id))[1] as id
  from company_persons p
  join companies c on c.tenant_id = p.tenant_id and c.id = p.company_id and c.company_type = 'jdg'
  where p.role = 'owner' and p.deleted_at is null and (p.left_on is null or p.left_on >= current_date)
  group by p.tenant_id, p.company_id
  having count(*) = 1 and bool_and(p.zus_scheme is null or p.zus_scheme is not distinct from c.zus_scheme)) o
where l.tenant_id = o.tenant_id and l.company_id = o.company_id and l.subject = 'zus' and l.person_id is null and l.deleted_at is null
  and not exists (
    select 1 from profile_lines own
    where own.tenant_id = o.tenant_id and own.company_id = o.company_id and own.subject = 'zus' and own.person_id = o.id);
