-- The trail is bound with a server key (U04), tells the device, answers by time, and its values go by one function alone.

alter table audit add column device text;
-- Null in lines from before the chain was keyed; the first keyed one seals them.
alter table audit add column key_id text collate "C";
create index audit_time on audit (tenant_id, at, seq);
-- Exports, imports and looks at the trail itself: few, and asked for along with a record's own lines.
create index audit_of_many on audit (tenant_id, entity, at) where entity_id is null;

-- The head goes forward only, and nowhere away.
create trigger audit_heads_grow before update on audit_heads for each row
  when (new.tenant_id <> old.tenant_id or new.seq <= old.seq) execute function refuse_change();
create trigger audit_heads_stay before delete on audit_heads for each row execute function refuse_change();
create trigger audit_heads_keep before truncate on audit_heads for each statement execute function refuse_change();

-- Values are written once, and cleared by erase_trail_values() below.
create trigger audit_values_keep before truncate on audit_values for each statement execute function refuse_change();
create trigger audit_values_cleared before update on audit_values for each row
  when (coalesce(current_setting('panel.erasing', true), '') <> 'on' or new.tenant_id <> old.tenant_id or new.seq <> old.seq
    or new.salt is not null or new.changes is not null)
  execute function refuse_change();

-- Clears the values of these lines and writes the line that tells of it, at once or not at all. What an erasure tells is never cleared.
-- It runs with the rights of the schema's owner: the application's role may do this and nothing else to what is written.
create function erase_trail_values(tenant int, erased bigint[], link bytea, line_salt bytea, line_changes text, line_at timestamptz,
  actor uuid, session text, network text, request text, line_action text, line_entity text, line_entity_id uuid, line_fields text[],
  line_values_hash bytea, line_device text, key text) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  cleared int;
  place bigint;
  chained bytea;
begin
  if line_action <> 'erase' then
    raise exception 'An erasure is told as one' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('panel.erasing', 'on', true);
  update audit_values v set salt = null, changes = null
    where v.tenant_id = tenant and v.seq = any (erased) and v.changes is not null
      and not exists (select 1 from audit a where a.tenant_id = tenant and a.seq = v.seq and a.action = 'erase');
  get diagnostics cleared = row_count;
  perform set_config('panel.erasing', '', true);
  insert into audit_heads as h (tenant_id, seq, hash) values (tenant, 1, sha256(link))
    on conflict (tenant_id) do update set seq = h.seq + 1, hash = sha256(h.hash || link)
    returning h.seq, h.hash into place, chained;
  insert into audit_values (tenant_id, seq, salt, changes) values (tenant, place, line_salt, line_changes);
  insert into audit (tenant_id, seq, at, actor_id, session_id, ip_prefix, request_id, action, entity, entity_id, fields, values_hash, hash,
      device, key_id)
    values (tenant, place, line_at, actor, session, network, request, line_action, line_entity, line_entity_id, line_fields,
      line_values_hash, chained, line_device, key);
  return cleared;
end $$;
revoke execute on function erase_trail_values from public;
