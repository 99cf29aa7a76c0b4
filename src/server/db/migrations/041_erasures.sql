-- What was erased for good, by ids alone, so that it can be done again on an older copy; the same stands outside the database.
create table erasures (
  tenant_id int not null,
  id uuid not null,
  resource text collate "C" not null,
  record_id uuid not null,
  reason text collate "C" not null,
  at timestamptz(0) not null,
  by_id uuid,
  -- How many records and files went, and how many stayed.
  told jsonb not null,
  primary key (tenant_id, id)
);
create index erasures_time on erasures (tenant_id, at);

-- What law keeps of it, hidden and not to be brought back, until which day and by which act.
create table locked_records (
  tenant_id int not null,
  resource text collate "C" not null,
  record_id uuid not null,
  erasure_id uuid not null,
  until date not null,
  act text not null,
  primary key (tenant_id, resource, record_id)
);
create index locked_records_erasure on locked_records (tenant_id, erasure_id);

-- What the nightly look found due and what it did about it, the newest of each firm first.
create table retention_reports (
  tenant_id int not null,
  day date not null,
  at timestamptz(0) not null,
  done boolean not null,
  told jsonb not null,
  primary key (tenant_id, day)
);
