-- The printed book of a memorial: as a host chose it, and how far it is.

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
