-- Resumable uploads that have begun and have not ended, with the room that they asked for: what lies there counts from its
-- first byte, whichever node or storage it lies on. Those older than a day are over (http/uploads-store.ts).
create table uploads_under_way (
  id text primary key,
  user_uuid uuid not null references users on delete cascade,
  memorial_uuid uuid not null references memorials on delete cascade,
  bytes bigint not null,
  begun_at timestamptz not null
);
create index uploads_under_way_user_idx on uploads_under_way (user_uuid);
create index uploads_under_way_memorial_idx on uploads_under_way (memorial_uuid);
