-- A closing is told by the card and by its event alike, so its terms are kept by the company and no more by the event.
update tasks t set generation_key = 'event:' || v.company_id || substr(t.generation_key, length('event:' || v.id::text) + 1)
from company_events v
where v.tenant_id = t.tenant_id and v.kind = 'closing' and v.deleted_at is null
  and t.generation_key like 'event:' || v.id::text || ':closing:%'
  and not exists (
    select 1 from company_events o where o.tenant_id = v.tenant_id and o.company_id = v.company_id and o.kind = 'closing'
      and o.deleted_at is null and (o.occurred_on, o.id) < (v.occurred_on, v.id));
