-- What waits for a person's next summary by mail; its text is encrypted, its id that of its delivery in the log.
create table notice_digests (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  event text collate "C" not null,
  record_resource text collate "C",
  record_id uuid,
  sealed text not null,
  due_at timestamptz not null,
  primary key (tenant_id, id)
);
create index notice_digests_due on notice_digests (tenant_id, user_id, due_at);
