-- News of what was taken away, or is different, goes beside the news of any change, so that a cache in front is told at
-- once of it, and may gather what only adds (decision 0295). Nodes of the release before listen to the other alone.

create or replace function tell_pages() returns trigger language plpgsql as $$
declare
  takes_away boolean := tg_op <> 'INSERT';
begin
  -- Let in, or brought back: nobody could read it before.
  if tg_table_name = 'contributions' and takes_away then takes_away := old.state = 'VISIBLE'; end if;
  if takes_away then perform pg_notify('memorial_taken_away', old.memorial_uuid::text); end if;
  if tg_op <> 'INSERT' then perform pg_notify('memorial_changed', old.memorial_uuid::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('memorial_changed', new.memorial_uuid::text); end if;
  return null;
end $$;

create or replace function tell_pages_of_media() returns trigger language plpgsql as $$
declare
  memorial text := coalesce(new.memorial_uuid, old.memorial_uuid)::text;
begin
  if coalesce(new.role, old.role) = 'CONTRIBUTION' and not exists (
    select from contributions
    where contributions.uuid in (old.contribution_uuid, new.contribution_uuid) and contributions.state = 'VISIBLE'
  ) then return null; end if;
  -- One that was sent ahead, and now stands in a memory, or that is brought back, was on no page.
  if tg_op <> 'INSERT' then
    if old.deleted_at is null and (old.role <> 'CONTRIBUTION' or old.contribution_uuid is not null) then
      perform pg_notify('memorial_taken_away', memorial);
    end if;
  end if;
  perform pg_notify('memorial_changed', memorial);
  return null;
end $$;

create or replace function tell_pages_of_host() returns trigger language plpgsql as $$
begin
  perform pg_notify('memorial_taken_away', memorial_uuid::text), pg_notify('memorial_changed', memorial_uuid::text)
    from relationships where user_uuid = new.uuid and relationship_type in ('OWNER', 'ADMIN');
  return null;
end $$;

create or replace function tell_own_page() returns trigger language plpgsql as $$
begin
  perform pg_notify('memorial_taken_away', old.uuid::text);
  perform pg_notify('memorial_changed', old.uuid::text);
  return null;
end $$;
