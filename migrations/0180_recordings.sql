-- A voice or a film that a visitor adds to a memory (decision 0400). It hangs on its memory by a column of its own: every query
-- of a memory's photos goes by contribution_uuid, also those of the release before.
alter table media drop constraint media_role_check;
alter table media add constraint media_role_check
  check (role in ('PHOTO', 'PROFILE_PHOTO', 'HOST_VIDEO', 'CONTRIBUTION', 'FILM', 'MEMORY_VOICE', 'MEMORY_FILM'));

alter table media add column recording_of uuid references contributions on delete set null;
create index media_recording_of_idx on media (recording_of) where recording_of is not null;

-- Beside media_mp4_waiting_idx, which nodes of the release before use.
create index media_playable_waiting_idx on media (created_at)
  where role in ('HOST_VIDEO', 'FILM', 'MEMORY_VOICE', 'MEMORY_FILM') and mp4_state is null and deleted_at is null;
