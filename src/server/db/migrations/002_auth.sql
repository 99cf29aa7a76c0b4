-- What login keeps besides the users themselves. Secrets stand here hashed or encrypted, never as they are.

create table credentials (
  tenant_id int not null,
  user_id uuid not null,
  password_hash text,
  password_changed_at timestamptz,
  -- Encrypted seed of the authenticator application; waiting until its first code proves it was read.
  totp_secret text,
  totp_waiting text,
  totp_last_step bigint,
  recovery_hashes text[] not null default '{}',
  primary key (tenant_id, user_id)
);

create table login_attempts (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  email text not null,
  ticket_hash text not null,
  channel text not null,
  code_hash text,
  code_until timestamptz not null,
  tries int not null default 0,
  state text not null default 'sent',
  verified_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, ticket_hash)
);

create table devices (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index devices_token on devices (tenant_id, token_hash);

create table sessions (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  device_id uuid,
  access_hash text,
  access_until timestamptz,
  refresh_hash text not null,
  refresh_until timestamptz not null,
  rotated_at timestamptz,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text not null,
  network text not null,
  step_up_until timestamptz,
  ended_at timestamptz,
  ended_because text,
  primary key (tenant_id, id),
  unique (tenant_id, refresh_hash)
);
create unique index sessions_access on sessions (tenant_id, access_hash);
create index sessions_user on sessions (tenant_id, user_id) where ended_at is null;

-- Every refresh token that was ever exchanged: one of these used again is a theft, or the same browser's other tab.
create table spent_tokens (
  tenant_id int not null,
  refresh_hash text not null,
  session_id uuid not null,
  spent_at timestamptz not null,
  primary key (tenant_id, refresh_hash)
);

create table links (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash)
);

-- Counts of what was refused or sent, by key and window; the key holds no address or name, only hashes.
create table throttles (
  tenant_id int not null,
  key text not null,
  count int not null,
  since timestamptz not null,
  until timestamptz,
  primary key (tenant_id, key)
);

create table consents (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  version text not null,
  given_at timestamptz not null,
  primary key (tenant_id, id)
);

-- Messages to send, written with what caused them; the body is encrypted and goes when it was sent.
create table mail_queue (
  tenant_id int not null,
  id uuid not null,
  body text,
  attempts int not null default 0,
  next_at timestamptz not null,
  sent_at timestamptz,
  failed text,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index mail_queue_due on mail_queue (next_at) where sent_at is null and failed is null;
