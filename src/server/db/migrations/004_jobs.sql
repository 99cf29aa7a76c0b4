-- Work that is done beside requests. A row with a key stays when it is done, so that the same work is never begun again.

create table jobs (
  tenant_id int not null,
  id uuid not null,
  name text collate "C" not null,
  key text collate "C",
  -- Goes when the work is done.
  payload jsonb,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead')),
  attempts int not null default 0,
  -- When it may begin; while it runs, when its lease ends and another process may take it.
  due_at timestamptz not null,
  lease uuid,
  error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create unique index jobs_once on jobs (tenant_id, name, key) where key is not null;
create index jobs_due on jobs (due_at, id) where state in ('waiting', 'running');
create index jobs_ended on jobs (tenant_id, ended_at) where ended_at is not null;
