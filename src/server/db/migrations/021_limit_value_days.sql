-- A limit has as many values a year as there are days on which one begins; the index that allowed a single one goes.

do $$
declare
  old text;
begin
  for old in
    select indexname from pg_indexes
    where schemaname = current_schema() and tablename = 'limit_values'
      and indexdef like 'CREATE UNIQUE INDEX % (tenant_id, limit_code, year)%'
  loop
    execute format('drop index %I', old);
  end loop;
end $$;
