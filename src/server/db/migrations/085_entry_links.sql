-- Links of notices that open one record without a login: the token is kept hashed, as the codes of what they open are.
create table entry_grants (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  resource text not null,
  record_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opens int not null default 0,
  last_opened_at timestamptz,
  -- Codes typed over its whole life, whichever browser they came from.
  tries int not null default 0,
  ended_at timestamptz,
  ended_because text,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash)
);
create index entry_grants_of on entry_grants (tenant_id, user_id, created_at);

-- One opening in one browser, which its cookie names: where a code is asked for and answered, once.
create table entry_views (
  tenant_id int not null,
  id uuid not null,
  grant_id uuid not null,
  user_id uuid not null,
  ticket_hash text not null,
  code_hash text,
  code_sent_at timestamptz,
  code_until timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, ticket_hash)
);
create index entry_views_of on entry_views (tenant_id, user_id);
