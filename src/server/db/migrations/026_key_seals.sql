-- A known word closed by each key that ever was the current one: keys that do not open theirs belong to another database.
create table key_seals (
  key_id text collate "C" primary key,
  sealed text not null,
  at timestamptz not null default now()
);
