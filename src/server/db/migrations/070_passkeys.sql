-- Keys that a person's devices hold: here is the public half alone, by which what a device signed is checked.
create table passkeys (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  -- Both as WebAuthn writes them, in base64url.
  credential_id text collate "C" not null,
  public_key text not null,
  -- How often the device says it has signed; stays 0 with keys that are copied between devices.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id)
);
create index passkeys_of on passkeys (tenant_id, user_id, created_at);

-- What a device is asked to sign: used up by the first answer, whatever that is.
create table passkey_challenges (
  tenant_id int not null,
  challenge_hash text not null,
  purpose text not null,
  -- Nobody yet, where a key is to say who it is.
  user_id uuid,
  expires_at timestamptz not null,
  primary key (tenant_id, challenge_hash)
);
