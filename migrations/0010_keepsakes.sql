-- What families print and take away.

create table keepsakes (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  kind text not null check (kind in ('BOOK', 'SERVICE_PACK')),
  -- What it was begun from: the memorial's version, and the answers of those who came if their names stand in it.
  edition text not null,
  choices jsonb not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'WORKING', 'READY', 'FAILED')),
  -- Of 100.
  progress integer not null default 0,
  -- What its kind knows of it once it is made. Null until then.
  facts jsonb,
  created_at timestamptz not null default now(),
  -- When its work last went on: a job that died with its worker leaves this standing still.
  touched_at timestamptz not null default now(),
  finished_at timestamptz
);
-- Asked for twice at once, it is made once.
create unique index keepsakes_edition_key on keepsakes (memorial_uuid, kind, edition, choices) where state <> 'FAILED';
create index keepsakes_memorial_idx on keepsakes (memorial_uuid, kind, created_at desc);

create table orders_of_service (
  memorial_uuid uuid primary key references memorials on delete cascade,
  -- Rises with each save; one that began from an older version is refused.
  version integer not null default 1 check (version > 0),
  content jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references users on delete set null
);
