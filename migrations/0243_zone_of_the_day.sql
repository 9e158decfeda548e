-- Where the day takes place, by the device of whoever wrote it first: for days without a time (docs/decisions/0474).
-- null: the product's zone.
alter table memorials add column zone text check (length(zone) <= 64);

create or replace view programme as
  select memorials.uuid as memorial_uuid, memorials.uuid, coalesce(events.kind, 'SERVICE') as kind, events.title,
    memorials.memorial_date as date,
    case when memorials.memorial_date is not null then events.begins end as begins,
    memorials.memorial_date + events.end_days as end_date,
    case when memorials.memorial_date is not null then events.ends end as ends,
    case when memorials.memorial_date is not null then events.zone end as zone,
    memorials.address as place, memorials.details, events.capacity, 'EVERYONE' as audience,
    coalesce(events.asks_food, false) as asks_food, coalesce(events.asks_access, false) as asks_access,
    events.stream_url, events.recording_url, coalesce(events.is_not_streamed, false) as is_not_streamed,
    events.cancelled_at, coalesce(events.sequence, 0) as sequence, -1 as position,
    memorials.zone as day_zone
  from memorials left join events on events.memorial_uuid = memorials.uuid and events.uuid = memorials.uuid
  union all
  select events.memorial_uuid, events.uuid, events.kind, events.title, events.date, events.begins,
    events.date + events.end_days, events.ends, events.zone, events.place, events.details, events.capacity, events.audience,
    events.asks_food, events.asks_access, events.stream_url, events.recording_url, events.is_not_streamed,
    events.cancelled_at, events.sequence, events.position, memorials.zone
  from events join memorials on memorials.uuid = events.memorial_uuid where events.uuid <> events.memorial_uuid;