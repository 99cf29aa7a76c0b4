-- Who may fetch their calendar by an address: one secret a person, kept hashed, taken back by deleting it.

create table calendar_feeds (
  tenant_id int not null,
  user_id uuid not null,
  token_hash text collate "C" not null unique,
  created_at timestamptz(0) not null,
  last_read_at timestamptz(0),
  primary key (tenant_id, user_id)
);
