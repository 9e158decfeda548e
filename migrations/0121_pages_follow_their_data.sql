-- Every node hears of a change of what stands on a memorial's page from the rows themselves, whoever wrote them
-- (decision 0269). Of several in one transaction the same is told once.

create function tell_pages() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('memorial_changed', old.memorial_uuid::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('memorial_changed', new.memorial_uuid::text); end if;
  return null;
end $$;

create trigger tell_pages after insert or update or delete on stories for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on funds for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on donations for each row execute function tell_pages();

-- What waits, or was taken down, is on no page.
create trigger tell_pages_insert after insert on contributions
  for each row when (new.state = 'VISIBLE') execute function tell_pages();
create trigger tell_pages_update after update on contributions
  for each row when ((old.state = 'VISIBLE' or new.state = 'VISIBLE') and old.* is distinct from new.*)
  execute function tell_pages();
create trigger tell_pages_delete after delete on contributions
  for each row when (old.state = 'VISIBLE') execute function tell_pages();

-- Photos that visitors send ahead stand in no contribution yet.
create function tell_pages_of_media() returns trigger language plpgsql as $$
begin
  if coalesce(new.role, old.role) = 'CONTRIBUTION' and not exists (
    select from contributions
    where contributions.uuid in (old.contribution_uuid, new.contribution_uuid) and contributions.state = 'VISIBLE'
  ) then return null; end if;
  perform pg_notify('memorial_changed', coalesce(new.memorial_uuid, old.memorial_uuid)::text);
  return null;
end $$;

-- A photo that is being made ready is on no page yet. That it and its sizes are ready is told by the job that makes them,
-- once for all that came together (decision 0255).
create trigger tell_pages_insert after insert on media
  for each row when (new.state = 'READY') execute function tell_pages_of_media();
create trigger tell_pages_delete after delete on media
  for each row when (old.state = 'READY') execute function tell_pages_of_media();
create trigger tell_pages_update after update on media
  for each row when (old.state = 'READY' and (new.state <> 'READY' or
    (old.title, old.position, old.role, old.rotation, old.filename, old.deleted_at, old.contribution_uuid)
      is distinct from
    (new.title, new.position, new.role, new.rotation, new.filename, new.deleted_at, new.contribution_uuid)))
  execute function tell_pages_of_media();

-- Pages name their hosts; helpers may see what others may not. Digests and visits are nobody else's.
create trigger tell_pages_insert after insert on relationships
  for each row when (new.relationship_type <> 'CONTRIBUTOR') execute function tell_pages();
create trigger tell_pages_update after update of memorial_uuid, user_uuid, relationship_type, date_created on relationships
  for each row when (old.relationship_type <> 'CONTRIBUTOR' or new.relationship_type <> 'CONTRIBUTOR')
  execute function tell_pages();
create trigger tell_pages_delete after delete on relationships
  for each row when (old.relationship_type <> 'CONTRIBUTOR') execute function tell_pages();

-- The owner's language is that of a page without one of its own.
create function tell_pages_of_host() returns trigger language plpgsql as $$
begin
  perform pg_notify('memorial_changed', memorial_uuid::text) from relationships
    where user_uuid = new.uuid and relationship_type in ('OWNER', 'ADMIN');
  return null;
end $$;

create trigger tell_pages after update on users for each row
  when ((old.first_name, old.surname, old.language) is distinct from (new.first_name, new.surname, new.language))
  execute function tell_pages_of_host();

create function tell_own_page() returns trigger language plpgsql as $$
begin
  perform pg_notify('memorial_changed', old.uuid::text);
  return null;
end $$;

-- Not what no reader sees: versions, and what is left to do.
create trigger tell_pages_update after update on memorials
  for each row when (
    (to_jsonb(old) - '{version,edit_version,updated_at,todo_put_away}'::text[]) is distinct from
    (to_jsonb(new) - '{version,edit_version,updated_at,todo_put_away}'::text[]))
  execute function tell_own_page();
create trigger tell_pages_delete after delete on memorials for each row execute function tell_own_page();
