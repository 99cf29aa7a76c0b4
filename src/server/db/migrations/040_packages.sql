-- Archives of somebody's data, put together for one person of the office and fetched by them alone while they last.
create table packages (
  tenant_id int not null,
  id uuid not null,
  owner_id uuid not null,
  kind text collate "C" not null check (kind in ('export', 'handover')),
  -- Whose data.
  resource text collate "C" not null,
  record_id uuid not null,
  name text not null,
  storage_key text collate "C" not null,
  bytes bigint not null,
  sha256 bytea not null,
  made_at timestamptz(0) not null,
  expires_at timestamptz(0) not null,
  primary key (tenant_id, id),
  unique (tenant_id, storage_key)
);
create index packages_owner on packages (tenant_id, owner_id, made_at);
create index packages_age on packages (tenant_id, expires_at);
create index packages_record on packages (tenant_id, record_id);
