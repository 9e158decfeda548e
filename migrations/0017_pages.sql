-- Every node hears of a change of what stands on a memorial's page from the rows themselves, whoever wrote them. Names and
-- languages of hosts are written in one place, which tells it (modules/accounts/queries.ts).

-- What pages show of a row; null for what is on none, such as memories that wait.
create function shown_on_page(of_table text, entry jsonb) returns jsonb language sql stable as $$
  select case of_table
    when 'contributions' then case when entry ->> 'state' = 'VISIBLE' then entry end
    -- Photos that visitors send ahead stand in no contribution yet.
    when 'media' then case when entry ->> 'state' = 'READY' and entry ->> 'deleted_at' is null
      and (entry ->> 'role' <> 'CONTRIBUTION' or exists (
        select from contributions where uuid = (entry ->> 'contribution_uuid')::uuid and state = 'VISIBLE'))
      then jsonb_build_array(entry -> 'title', entry -> 'position', entry -> 'role', entry -> 'rotation',
        entry -> 'filename', entry -> 'contribution_uuid', entry -> 'transcript') end
    -- Pages name their hosts; helpers may see what others may not. Digests and visits are nobody else's.
    when 'relationships' then case when entry ->> 'relationship_type' <> 'CONTRIBUTOR'
      then jsonb_build_array(entry -> 'user_uuid', entry -> 'relationship_type', entry -> 'date_created') end
    when 'memorials' then entry - '{version,edit_version,updated_at,todo_put_away}'::text[]
    -- Gifts that count.
    when 'payments' then case when entry ->> 'fund_uuid' is not null and entry ->> 'completed_at' is not null
      then entry end
    else entry
  end
$$;

-- Of several changes in one transaction the same is told once.
create function tell_pages() returns trigger language plpgsql as $$
declare
  before jsonb := shown_on_page(tg_table_name, to_jsonb(old));
  after jsonb := shown_on_page(tg_table_name, to_jsonb(new));
  memorial uuid;
begin
  if before is not distinct from after then return null; end if;
  -- That a photo and its sizes are ready is told by the job that makes them, once for all that came together.
  if tg_table_name = 'media' and tg_op = 'UPDATE' then
    if old.state <> 'READY' then return null; end if;
  end if;
  for memorial in
    select distinct (entry ->> case tg_table_name when 'memorials' then 'uuid' else 'memorial_uuid' end)::uuid
      from unnest(array[to_jsonb(old), to_jsonb(new)]) entry where entry is not null
  loop
    perform pg_notify('memorial_changed', memorial::text);
  end loop;
  return null;
end $$;

create trigger tell_pages after update or delete on memorials for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on relationships for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on stories for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on events for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on funds for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on payments for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on contributions for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on media for each row execute function tell_pages();
