-- The events of the day, their livestreams, and messages about them.

create table events (
  memorial_uuid uuid not null references memorials on delete cascade,
  -- The memorial's own for its first event, which is made with it.
  uuid uuid not null,
  kind text not null check (kind in ('SERVICE', 'WAKE', 'BURIAL', 'CREMATION', 'GATHERING', 'ONLINE', 'OTHER')),
  title text,
  date date,
  -- Local to the zone, HH:MM.
  begins text check (begins ~ '^\d\d:\d\d$'),
  -- The day of the end, counted from the date, so that it moves with it.
  end_days integer check (end_days >= 0),
  end_date date generated always as (date + end_days) stored,
  ends text check (ends ~ '^\d\d:\d\d$'),
  zone text,
  place text,
  details text,
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'CHOSEN')),
  asks_food boolean not null default false,
  asks_access boolean not null default false,
  stream_url text,
  recording_url text,
  is_not_streamed boolean not null default false,
  cancelled_at timestamptz,
  -- Of its calendar file (RFC 5545): rises with its time, place and title.
  sequence integer not null default 0,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (memorial_uuid, uuid),
  check (uuid <> memorial_uuid or audience = 'EVERYONE'),
  check (((begins is null) = (zone is null)) and ((ends is null) or (begins is not null)))
);
create index events_date_idx on events (date);
create index events_uuid_idx on events (uuid);
-- Found by the day of the year. `extract` of a date depends on no setting.
create index events_anniversary_idx on events (extract(month from date), extract(day from date))
  where uuid = memorial_uuid;

-- Whom an event is for, where people were chosen.
create table event_guests (
  memorial_uuid uuid not null,
  event_uuid uuid not null,
  contact_uuid uuid not null references contacts on delete cascade,
  primary key (memorial_uuid, event_uuid, contact_uuid),
  foreign key (memorial_uuid, event_uuid) references events on delete cascade
);
create index event_guests_contact_idx on event_guests (contact_uuid);

-- Messages of hosts about an event, to whoever answered or was invited. Each is sent once.
create table event_notices (
  -- Chosen by the browser, so that a repeated press sends nothing.
  uuid uuid primary key,
  memorial_uuid uuid not null references memorials on delete cascade,
  event_uuid uuid not null,
  message text not null,
  -- Null once the account is gone.
  user_uuid uuid references users on delete set null,
  sent_at timestamptz not null
);
create index event_notices_memorial_idx on event_notices (memorial_uuid);
create index event_notices_user_idx on event_notices (user_uuid);
