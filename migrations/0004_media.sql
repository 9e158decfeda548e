-- Photos, films, voices, and uploads under way.

create table media (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  role text not null
    check (role in ('PHOTO', 'PROFILE_PHOTO', 'HOST_VIDEO', 'CONTRIBUTION', 'FILM', 'MEMORY_VOICE', 'MEMORY_FILM')),
  state text not null default 'PROCESSING' check (state in ('PROCESSING', 'READY', 'FAILED')),
  title text not null default '',
  -- Its place among the photos that the memorial shows; null when it is not among them.
  position integer,
  -- Public base path and unguessable name: location/filename.extension is a working URL once READY.
  location text not null,
  filename text not null,
  extension text not null,
  width integer,
  height integer,
  placeholder text,
  -- Widths of the renditions that exist, smallest first.
  widths integer[] not null default '{}',
  duration_seconds real,
  original_key text not null,
  original_name text not null default '',
  bytes bigint not null,
  -- Chosen by the browser for each file, so that a repeated upload returns the first one.
  client_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  contribution_uuid uuid,
  -- Photos that a visitor has sent and not yet added to a contribution are nobody else's.
  uploaded_by uuid references users on delete set null,
  -- The still that stands for a video until it plays: a JPEG beside it, at location/poster_filename.jpg.
  poster_filename text,
  poster_width integer,
  poster_height integer,
  -- An MP4 of a video that not every browser plays, beside it at location/mp4_filename.mp4. NOT_NEEDED: the video
  -- itself is one; FAILED: none can be made of it; null: not looked at yet.
  mp4_state text check (mp4_state in ('NOT_NEEDED', 'READY', 'FAILED')),
  mp4_filename text,
  mp4_bytes bigint,
  -- When the camera took a photo, by its own clock, of which no zone is known: `2018-02-05T15:11:44`. Hosts sort by
  -- it.
  taken_at text,
  -- Quarter turns clockwise that a host gave a photo, beyond how its file says that it is held. What is shown and
  -- printed is turned; the original stays as it came.
  rotation smallint not null default 0 check ((rotation >= 0) and (rotation <= 3)),
  -- What is said in a video, as somebody wrote it down; empty while nobody has. Pages show it beside the video, so
  -- they follow it as they follow captions.
  transcript text not null default '',
  recording_of uuid,
  -- Whether a film is heard in the slideshow and in the film of the service pack; otherwise it plays muted there.
  with_sound boolean not null default false,
  -- When a photo was taken, beside the camera's clock: `1954-05-07`, `1954-05`, `1954~`, `195X`. What a person says,
  -- a host or whoever added it; `XXXX`: nobody knows. Null: nobody has said anything.
  said_date text,
  -- What XMP or the name of the file says, and which of both.
  file_date text,
  file_date_source text check (file_date_source in ('XMP', 'FILE_NAME')),
  -- A scanner made the file, so the camera's clock says when it was scanned.
  is_scan boolean not null default false,
  -- When a photo or a film that somebody else added was taken, as a host says. It counts before what whoever added it
  -- says (`said_date`), which is kept.
  host_date text
);
create unique index media_client_key on media (memorial_uuid, client_id);
create index media_contribution_idx on media (contribution_uuid) where contribution_uuid is not null;
create index media_deleted_idx on media (deleted_at) where deleted_at is not null;
create index media_memorial_idx on media (memorial_uuid, position);
-- Those that the hourly look is for.
create index media_playable_waiting_idx on media (created_at)
  where (role in ('HOST_VIDEO', 'FILM', 'MEMORY_VOICE', 'MEMORY_FILM')) and (mp4_state is null) and (deleted_at is null);
create index media_recording_of_idx on media (recording_of) where recording_of is not null;
create index media_uploaded_by_idx on media (uploaded_by) where uploaded_by is not null;
alter table memorials add foreign key (host_video_uuid) references media on delete set null;
alter table memorials add foreign key (profile_photo_uuid) references media on delete set null;

-- Resumable uploads that have begun, with the room that they ask for: what lies there counts from its first byte,
-- whichever node or storage it lies on. Their bytes are in the store (ports/upload-store.ts). Those older than a day are
-- over.
create table uploads_under_way (
  id text primary key,
  user_uuid uuid not null references users on delete cascade,
  -- Null: of an archive, which makes one.
  memorial_uuid uuid references memorials on delete cascade,
  bytes bigint not null,
  -- Of an upload that has arrived: when it did. It is kept a day longer, for a sender who missed the answer.
  begun_at timestamptz not null,
  -- What it is and where it goes, as its sender said (ResumableUpload in contract/media.ts).
  facts jsonb not null,
  -- The file, or the memorial of an archive, that it became; and what its sender is told of an archive.
  arrived_uuid uuid,
  opened jsonb
);
create index uploads_under_way_memorial_idx on uploads_under_way (memorial_uuid);
create index uploads_under_way_user_idx on uploads_under_way (user_uuid);
