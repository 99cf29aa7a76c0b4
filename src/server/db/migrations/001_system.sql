-- What the server itself keeps, besides the records that resources declare.

create extension if not exists pg_trgm;

create table tenants (
  id int primary key,
  key text collate "C" not null unique,
  api_key text collate "C" not null unique,
  name text not null,
  -- What the firm changed of the standard configuration.
  changes jsonb not null default '{}',
  enabled boolean not null default true
);

-- One line for each thing done, in a chain: hash = sha256(hash of the line before, this line's own text).
create table audit (
  tenant_id int not null,
  seq bigint not null,
  at timestamptz(3) not null,
  actor_id uuid,
  session_id text,
  ip_prefix text not null,
  request_id text not null,
  action text collate "C" not null,
  entity text collate "C" not null,
  entity_id uuid,
  fields text[] not null,
  -- Of the values with their salt; without the salt it tells nothing about them.
  values_hash bytea not null,
  hash bytea not null,
  primary key (tenant_id, seq)
);
create index audit_entity on audit (tenant_id, entity_id, seq);
create index audit_actor on audit (tenant_id, actor_id, seq);

-- Values before and after, apart from the chain: a person's may be erased (salt and changes null) and the chain still holds.
create table audit_values (
  tenant_id int not null,
  seq bigint not null,
  salt bytea,
  changes text,
  primary key (tenant_id, seq)
);

-- The last line of each firm's chain. Writers of one firm wait here for each other.
create table audit_heads (
  tenant_id int primary key,
  seq bigint not null,
  hash bytea not null
) with (fillfactor = 50);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % only grows', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_grows before update or delete on audit for each row execute function refuse_change();
create trigger audit_keeps before truncate on audit for each statement execute function refuse_change();
create trigger audit_values_stay before delete on audit_values for each row execute function refuse_change();

-- Answers to requests with an Idempotency-Key; status is null while the first one runs.
create table idempotency (
  tenant_id int not null,
  user_id uuid not null,
  route text collate "C" not null,
  key text collate "C" not null,
  body_hash bytea not null,
  status int,
  body text,
  created_at timestamptz not null,
  primary key (tenant_id, user_id, route, key)
);
create index idempotency_age on idempotency (created_at);

-- Numbers that only grow, each firm's its own: numbers of tickets, of letters.
create table counters (
  tenant_id int not null,
  name text collate "C" not null,
  value bigint not null,
  primary key (tenant_id, name)
);
