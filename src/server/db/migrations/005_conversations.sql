-- What people write to each other about a record. `seq` numbers the posts of one record, given under the record's lock.

create table conversation_posts (
  tenant_id int not null,
  resource text collate "C" not null,
  record_id uuid not null,
  seq int not null,
  id uuid not null,
  -- Null is the server itself.
  author_id uuid,
  from_office boolean not null,
  -- A note of the office's; no client ever gets it, nor a number that counts it.
  internal boolean not null default false,
  -- Cleaned markup; null where there are files alone, and of a retracted one.
  body text,
  reply_to uuid,
  mentions uuid[] not null default '{}',
  file_ids text[] not null default '{}',
  created_at timestamptz(0) not null,
  edited_at timestamptz(0),
  retracted_at timestamptz(0),
  primary key (tenant_id, resource, record_id, seq),
  unique (tenant_id, id)
);

-- How far somebody has read: all posts, and of these the last one that both sides see.
create table conversation_reads (
  tenant_id int not null,
  resource text collate "C" not null,
  record_id uuid not null,
  user_id uuid not null,
  office boolean not null,
  read_to int not null,
  open_to int not null,
  open_at timestamptz(0) not null,
  primary key (tenant_id, resource, record_id, user_id)
);
