-- What signs hints that go through the browsers' push services, one pair a firm; the private half is closed with the server's keys.
create table push_keys (
  tenant_id int not null primary key,
  public_key text not null,
  sealed text not null,
  created_at timestamptz not null
);

-- A browser that somebody turned on for themselves. Its address and its keys are closed; by the hash of the address it is found again.
create table push_devices (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  -- The login that it was last seen with: it goes when that one is ended.
  session_id uuid,
  endpoint_hash text not null,
  sealed text not null,
  name text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint_hash)
);
create index push_devices_of on push_devices (tenant_id, user_id, created_at);
create index push_devices_session on push_devices (tenant_id, session_id);
