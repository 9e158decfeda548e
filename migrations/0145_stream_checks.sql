-- Whether livestream links answer, and who changed one at short notice (decision 0361).

create table stream_checks (
  memorial_uuid uuid not null,
  event_uuid uuid not null,
  -- That was tried; another one now stands in the programme if the two differ.
  url text not null,
  -- Null: it answers.
  problem text check (problem in ('NO_NAME', 'PRIVATE', 'MISSING', 'BROKEN', 'SILENT', 'UNSAFE')),
  -- Tries in a row that failed.
  failures integer not null default 0,
  checked_at timestamptz not null,
  -- Hosts were mailed that it does not answer.
  told_at timestamptz,
  primary key (memorial_uuid, event_uuid),
  foreign key (memorial_uuid, event_uuid) references events on delete cascade
);

-- A link that was changed shortly before its event, for the mail to its hosts.
create table stream_changes (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  event_uuid uuid not null,
  before_url text,
  after_url text,
  -- Null once the account is gone.
  user_uuid uuid references users on delete set null,
  changed_at timestamptz not null
);
create index stream_changes_memorial_idx on stream_changes (memorial_uuid);
create index stream_changes_user_idx on stream_changes (user_uuid);
create index stream_changes_changed_idx on stream_changes (changed_at);
