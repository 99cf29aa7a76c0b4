-- Work that a person began: whose it is, how far it is, whether it is to stop, and what came of it.

alter table jobs
  add column owner_id uuid,
  -- What its owner reads: the work, and what is counted.
  add column title text,
  add column unit text,
  add column done int not null default 0,
  add column total int,
  -- What stands so far, or in the end, as a sentence.
  add column says text,
  add column result jsonb,
  -- How it ended, where it did what it was begun for or did not.
  add column outcome text collate "C" check (outcome in ('done', 'refused', 'cancelled')),
  add column cancel_at timestamptz,
  add column began_at timestamptz,
  -- When its owner looked at it last, and whether they have put its end away.
  add column watched_at timestamptz,
  add column seen_at timestamptz;
create index jobs_of on jobs (tenant_id, owner_id, created_at) where owner_id is not null;
