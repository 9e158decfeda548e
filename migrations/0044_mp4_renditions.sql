-- An MP4 of a video that not every browser plays, beside it at location/mp4_filename.mp4 (docs/decisions/0174).
-- NOT_NEEDED: the video itself is one; FAILED: none can be made of it; null: not looked at yet.
alter table media add column mp4_state text check (mp4_state in ('NOT_NEEDED', 'READY', 'FAILED'));
alter table media add column mp4_filename text;
alter table media add column mp4_bytes bigint;
-- Those that the hourly look is for.
create index media_mp4_missing_idx on media (created_at)
  where role = 'HOST_VIDEO' and mp4_state is null and deleted_at is null;
