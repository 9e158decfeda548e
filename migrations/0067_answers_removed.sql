-- An answer that a host removed. It leaves rsvps, so that nothing counts it, mails about it or shows it, and stands here
-- whole for as long as it can be brought back (decision 0195).
create table removed_rsvps (
  uuid uuid primary key,
  memorial_uuid uuid not null references memorials on delete cascade,
  user_uuid uuid references users on delete cascade,
  -- The row of rsvps, with the names of its columns.
  answer jsonb not null,
  removed_at timestamptz not null
);
create index removed_rsvps_memorial_idx on removed_rsvps (memorial_uuid);
create index removed_rsvps_user_idx on removed_rsvps (user_uuid);
create index removed_rsvps_removed_idx on removed_rsvps (removed_at);

-- Addresses without an account that hosts shut out; accounts stand in blocked_users.
create table blocked_addresses (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- In small letters.
  email text not null,
  blocked_at timestamptz not null,
  unique (memorial_uuid, email)
);
create index blocked_addresses_email_idx on blocked_addresses (email);

-- Given while the memorial had no day: whoever may come is told the day, once, when there is one.
alter table rsvps add column awaits_day boolean not null default false;
create index rsvps_awaits_day_idx on rsvps (memorial_uuid) where awaits_day;
