-- Whether a request still asks for something stands with its items; those made before the column was there learn it here.

alter table document_request_items add column if not exists open boolean not null default false;

update document_request_items i set open = true
from document_requests r
where r.tenant_id = i.tenant_id and r.id = i.request_id and r.deleted_at is null
  and r.status in ('sent', 'partial', 'overdue') and not i.open;
