-- The programme of a memorial's day (decision 0341). No row of before is touched: the first event is the memorial's own
-- date, address and details.

create table events (
  memorial_uuid uuid not null references memorials on delete cascade,
  -- The memorial's own for its first event; that row has what memorials has no columns for.
  uuid uuid not null,
  kind text not null check (kind in ('SERVICE', 'BURIAL', 'CREMATION', 'GATHERING', 'ONLINE', 'OTHER')),
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
  -- How many people there is room for.
  capacity integer check (capacity > 0),
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
  check ((begins is null) = (zone is null) and (ends is null or begins is not null))
);

create trigger tell_pages after insert or update or delete on events for each row execute function tell_pages();

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

-- Whom an event is for, where people were chosen.
create table event_guests (
  memorial_uuid uuid not null,
  event_uuid uuid not null,
  contact_uuid uuid not null references contacts on delete cascade,
  primary key (memorial_uuid, event_uuid, contact_uuid),
  foreign key (memorial_uuid, event_uuid) references events on delete cascade
);
create index event_guests_contact_idx on event_guests (contact_uuid);

-- The answer to the first event stays in rsvps.
alter table rsvps
  add column food text not null default '',
  add column access_needs text not null default '',
  -- The first event, from afar; the status is NOT_ATTENDING then.
  add column watches boolean not null default false,
  -- The first event was full when they said that they come.
  add column waiting_since timestamptz;

create table event_answers (
  answer_uuid uuid not null references rsvps on delete cascade,
  memorial_uuid uuid not null,
  event_uuid uuid not null,
  status text not null check (status in ('ATTENDING', 'UNSURE', 'NOT_ATTENDING', 'WATCHING')),
  guests integer not null default 0 check (guests >= 0),
  -- It was full when they said that they come.
  waiting_since timestamptz,
  primary key (answer_uuid, event_uuid),
  foreign key (memorial_uuid, event_uuid) references events on delete cascade,
  check (event_uuid <> memorial_uuid)
);
create index event_answers_event_idx on event_answers (memorial_uuid, event_uuid);

-- Every event in one shape, the first one included. Whoever reads events reads this.
create view programme as
  select memorials.uuid as memorial_uuid, memorials.uuid, coalesce(events.kind, 'SERVICE') as kind, events.title,
    memorials.memorial_date as date,
    case when memorials.memorial_date is not null then events.begins end as begins,
    memorials.memorial_date + events.end_days as end_date,
    case when memorials.memorial_date is not null then events.ends end as ends,
    case when memorials.memorial_date is not null then events.zone end as zone,
    memorials.address as place, memorials.details, events.capacity, 'EVERYONE' as audience,
    coalesce(events.asks_food, false) as asks_food, coalesce(events.asks_access, false) as asks_access,
    events.stream_url, events.recording_url, coalesce(events.is_not_streamed, false) as is_not_streamed,
    events.cancelled_at, coalesce(events.sequence, 0) as sequence, -1 as position
  from memorials left join events on events.memorial_uuid = memorials.uuid and events.uuid = memorials.uuid
  union all
  select memorial_uuid, uuid, kind, title, date, begins, date + end_days, ends, zone, place, details, capacity, audience,
    asks_food, asks_access, stream_url, recording_url, is_not_streamed, cancelled_at, sequence, position
  from events where uuid <> memorial_uuid;

-- Every answer to every event in one shape, those to the first one included.
create view event_replies as
  select memorial_uuid, memorial_uuid as event_uuid, uuid as answer_uuid,
    case when watches and status = 'NOT_ATTENDING' then 'WATCHING' else status end as status, guests,
    case when status = 'ATTENDING' then waiting_since end as waiting_since, awaits_look
  from rsvps
  union all
  select event_answers.memorial_uuid, event_uuid, answer_uuid, event_answers.status, event_answers.guests,
    event_answers.waiting_since, awaits_look
  from event_answers join rsvps on rsvps.uuid = answer_uuid;

-- That there is no more room stands on the page.
create function tell_pages_of_seats() returns trigger language plpgsql as $$
declare
  memorial uuid := coalesce(new.memorial_uuid, old.memorial_uuid);
begin
  if exists (select from events where memorial_uuid = memorial and capacity is not null) then
    perform pg_notify('memorial_changed', memorial::text);
  end if;
  return null;
end $$;
create trigger tell_pages_of_seats_changed after insert or delete on rsvps
  for each row execute function tell_pages_of_seats();
create trigger tell_pages_of_seats_updated after update on rsvps for each row
  when ((old.status, old.guests, old.waiting_since, old.awaits_look) is distinct from
    (new.status, new.guests, new.waiting_since, new.awaits_look))
  execute function tell_pages_of_seats();
create trigger tell_pages_of_seats_changed after insert or delete on event_answers
  for each row execute function tell_pages_of_seats();
create trigger tell_pages_of_seats_updated after update on event_answers for each row
  when ((old.status, old.guests, old.waiting_since) is distinct from (new.status, new.guests, new.waiting_since))
  execute function tell_pages_of_seats();
