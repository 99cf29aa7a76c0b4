-- What was uploaded; the bytes lie in the store under `storage_key`. A file is its uploader's until a record's field takes it.

create table files (
  tenant_id int not null,
  id uuid not null,
  storage_key text collate "C" not null,
  name text not null,
  mime text collate "C" not null,
  bytes bigint not null,
  -- Of the bytes as they are kept, and as they came: images are written anew.
  sha256 bytea not null,
  sent_sha256 bytea not null,
  pages int,
  state text collate "C" not null check (state in ('ready', 'scanning', 'infected')),
  uploaded_by uuid,
  created_at timestamptz(0) not null,
  -- The record and field that hold it; released when they let go of it.
  entity text collate "C",
  record_id uuid,
  field text collate "C",
  claimed_at timestamptz(0),
  released_at timestamptz(0),
  primary key (tenant_id, id),
  unique (tenant_id, storage_key)
);
create index files_of_record on files (tenant_id, record_id, field) where record_id is not null;
create index files_same on files (tenant_id, sent_sha256);
create index files_unclaimed on files (tenant_id, created_at) where record_id is null;
create index files_released on files (tenant_id, released_at) where released_at is not null;
create index files_scanning on files (tenant_id, created_at) where state = 'scanning';

-- What a firm keeps altogether, and what each person added on a day of Warsaw's.
create table file_usage (
  tenant_id int primary key,
  bytes bigint not null default 0 check (bytes >= 0),
  files int not null default 0 check (files >= 0)
);
create table file_days (
  tenant_id int not null,
  user_id uuid not null,
  day date not null,
  bytes bigint not null,
  primary key (tenant_id, user_id, day)
);
