-- The slideshow for the day of the service: at which speed it was asked for, and how far it is.

create table service_packs (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Of the memorial, when it was asked for.
  version integer not null,
  -- Seconds per photo.
  speed integer not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'WORKING', 'READY', 'FAILED')),
  -- Of 100.
  progress integer not null default 0,
  -- What the page shows, as it was when the film was made of it: names of files, and words. Null until that is read.
  show jsonb,
  has_video boolean not null default false,
  seconds double precision,
  -- Photos that stand in the memorial and could not be read any more.
  missing integer not null default 0,
  bytes bigint,
  created_at timestamptz not null default now(),
  -- When its work last went on: a job that died with its worker leaves this standing still.
  touched_at timestamptz not null default now(),
  finished_at timestamptz
);
-- Asked for twice at once, it is made once.
create unique index service_packs_version_key on service_packs (memorial_uuid, version, speed)
  where state <> 'FAILED';
create index service_packs_memorial_idx on service_packs (memorial_uuid, created_at desc);
