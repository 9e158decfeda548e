-- What families print and take away.

create table books (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- What it was begun from: the memorial's version, and the answers of those who came if their names stand in it.
  edition text not null,
  choices jsonb not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'WORKING', 'READY', 'FAILED')),
  -- Of 100.
  progress integer not null default 0,
  pages integer,
  bytes bigint,
  -- How many of its first pages lie beside it as pictures.
  previews integer not null default 0,
  -- Photos that stand in the memorial and could not be read any more.
  missing integer not null default 0,
  created_at timestamptz not null default now(),
  -- When its work last went on: a job that died with its worker leaves this standing still.
  touched_at timestamptz not null default now(),
  finished_at timestamptz
);
-- Asked for twice at once, it is made once.
create unique index books_edition_key on books (memorial_uuid, edition, choices) where state <> 'FAILED';
create index books_memorial_idx on books (memorial_uuid, created_at desc);

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
  -- What the film shows, as it was when it was made: names of files, and words. Null until then.
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
create index service_packs_memorial_idx on service_packs (memorial_uuid, created_at desc);
-- Asked for twice at once, it is made once.
create unique index service_packs_version_key on service_packs (memorial_uuid, version, speed)
  where state <> 'FAILED';

create table orders_of_service (
  memorial_uuid uuid primary key references memorials on delete cascade,
  -- Rises with each save; one that began from an older version is refused.
  version integer not null default 1 check (version > 0),
  content jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references users on delete set null
);
