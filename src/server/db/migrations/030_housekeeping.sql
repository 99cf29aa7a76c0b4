-- Work for all firms at once, done by one process at a time: copies of the data and the trial of restoring one.
create table housekeeping (
  name text collate "C" primary key,
  due_at timestamptz not null,
  lease uuid,
  lease_until timestamptz,
  -- The last time that it went well, and what it came to.
  done_at timestamptz,
  result jsonb,
  -- The last time that it did not.
  failed_at timestamptz,
  error text,
  -- When somebody was last told that it does not go well.
  told_at timestamptz
);
