-- Whether a host's photo has a look (docs/decisions/0496); FAILED: none can be made of it; null: not tried yet.
alter table media add column look_state text check (look_state in ('READY', 'FAILED'));
update media set look_state = 'READY' from photo_looks where photo_looks.media_uuid = media.uuid;
-- Those that the hourly job is for.
create index media_look_missing_idx on media (created_at)
  where role = 'PHOTO' and state = 'READY' and look_state is null and deleted_at is null;
