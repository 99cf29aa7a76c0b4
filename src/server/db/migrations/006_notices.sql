-- What a person switched on or off for themselves; where there is no row the firm's rule holds.
create table notice_preferences (
  tenant_id int not null,
  user_id uuid not null,
  event text collate "C" not null,
  channel text collate "C" not null,
  is_on boolean not null,
  primary key (tenant_id, user_id, event, channel)
);

-- Which reminder of a record's date was given, so that it is given once.
create table notice_marks (
  tenant_id int not null,
  event text collate "C" not null,
  record_id uuid not null,
  stage text collate "C" not null,
  at timestamptz not null,
  primary key (tenant_id, event, record_id, stage)
);
