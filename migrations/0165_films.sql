-- A film among the photos of the hosts. Like the video message it has a still, a seekable copy and an MP4 (0044).
alter table media drop constraint media_role_check;
alter table media add constraint media_role_check
  check (role in ('PHOTO', 'PROFILE_PHOTO', 'HOST_VIDEO', 'CONTRIBUTION', 'FILM'));

-- Beside media_mp4_missing_idx, which nodes of the release before use.
create index media_mp4_waiting_idx on media (created_at)
  where role in ('HOST_VIDEO', 'FILM') and mp4_state is null and deleted_at is null;
