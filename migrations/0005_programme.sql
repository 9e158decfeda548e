-- The events of the day, their livestreams, and messages about them.

create table events (
  memorial_uuid uuid not null references memorials on delete cascade,
  -- The memorial's own for its first event; that row has what memorials has no columns for.
  uuid uuid not null,
  kind text not null check (kind in ('SERVICE', 'WAKE', 'BURIAL', 'CREMATION', 'GATHERING', 'ONLINE', 'OTHER')),
  title text,
  date date,
  -- Local to the zone, HH:MM.
  begins text check (begins ~ '^\d\d:\d\d$'),
  -- The day of the end, counted from the date, so that it moves with it.
  end_days integer check (end_days >= 0),
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
 
    check (uuid <> memorial_uuid or (date is null and place is null and details is null and audience = 'EVERYONE')),
  check (((begins is null) = (zone is null)) and ((ends is null) or (begins is not null)))
);
create index events_uuid_idx on events (uuid);

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
  -- The memorial's own for its first event, which may have no row in events.
  event_uuid uuid not null,
  message text not null,
  -- Null once the account is gone.
  user_uuid uuid references users on delete set null,
  sent_at timestamptz not null
);
create index event_notices_memorial_idx on event_notices (memorial_uuid);
create index event_notices_user_idx on event_notices (user_uuid);

-- Every event in one shape, the first one included. Whoever reads events reads this.
create view programme as
  select memorials.uuid as memorial_uuid, memorials.uuid, coalesce(events.kind, 'SERVICE') as kind, events.title,
    memorials.memorial_date as date,
    case when memorials.memorial_date is not null then events.begins end as begins,
    memorials.memorial_date + events.end_days as end_date,
    case when memorials.memorial_date is not null then events.ends end as ends,
    case when memorials.memorial_date is not null then events.zone end as zone,
    memorials.address as place, memorials.details, 'EVERYONE' as audience,
    coalesce(events.asks_food, false) as asks_food, coalesce(events.asks_access, false) as asks_access,
    events.stream_url, events.recording_url, coalesce(events.is_not_streamed, false) as is_not_streamed,
    events.cancelled_at, coalesce(events.sequence, 0) as sequence, -1 as position,
    memorials.zone as day_zone
  from memorials left join events on events.memorial_uuid = memorials.uuid and events.uuid = memorials.uuid
  union all
  select events.memorial_uuid, events.uuid, events.kind, events.title, events.date, events.begins,
    events.date + events.end_days, events.ends, events.zone, events.place, events.details, events.audience,
    events.asks_food, events.asks_access, events.stream_url, events.recording_url, events.is_not_streamed,
    events.cancelled_at, events.sequence, events.position, memorials.zone
  from events join memorials on memorials.uuid = events.memorial_uuid where events.uuid <> events.memorial_uuid;

-- The date and address of the first event are written by the calls of before, too.
create function raise_first_event() returns trigger language plpgsql as $$
begin
  update events set sequence = sequence + 1 where memorial_uuid = new.uuid and uuid = new.uuid;
  return null;
end $$;
create trigger raise_first_event after update of memorial_date, address, name_of_person on memorials for each row
  when ((old.memorial_date, old.address, old.name_of_person) is distinct from
    (new.memorial_date, new.address, new.name_of_person))
  execute function raise_first_event();
