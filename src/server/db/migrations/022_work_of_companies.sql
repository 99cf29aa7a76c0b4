-- Time measured on a task or a case is its company's; entries of people who see no companies were left without one. What was charged stays.

update uptimes u set company_id = whose.company_id, version = u.version + 1
from (
  select e.tenant_id, e.id, coalesce(t.company_id, c.company_id) as company_id
  from uptimes e
  left join tasks t on t.tenant_id = e.tenant_id and t.id = e.task_id
  left join tickets c on c.tenant_id = e.tenant_id and c.id = e.ticket_id
  where e.company_id is null and (e.task_id is not null or e.ticket_id is not null)
) whose
where whose.tenant_id = u.tenant_id and whose.id = u.id and whose.company_id is not null
  and u.status <> 'invoiced' and u.billable_event_id is null;
