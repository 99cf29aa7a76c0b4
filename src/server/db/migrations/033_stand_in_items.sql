-- What a stand-in was handed, thing by thing, so that exactly that goes back.
create table stand_in_items (
  tenant_id int not null,
  stand_in_id uuid not null,
  resource text not null,
  record_id uuid not null,
  field text not null,
  primary key (tenant_id, stand_in_id, resource, record_id, field)
);
create index stand_in_items_record on stand_in_items (tenant_id, record_id);
