-- What changed in a programme, and who was told of it (decision 0360).

-- Since people were last told: an event that somebody had answered, as it was then.
create table event_changes (
  memorial_uuid uuid not null references memorials on delete cascade,
  -- The memorial's own for its first event, which may have no row in events.
  event_uuid uuid not null,
  before jsonb not null,
  -- The last change. Who answered later knows the event as it is.
  changed_at timestamptz not null,
  primary key (memorial_uuid, event_uuid)
);

-- One message of hosts about such changes.
create table change_notices (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Of the changes, so that they are told once.
  revision text not null,
  -- The events before and after.
  changes jsonb not null,
  -- The host's own words; null: the product's, in the language of each reader.
  message text,
  -- Null once the account is gone.
  user_uuid uuid references users on delete set null,
  sent_at timestamptz not null,
  unique (memorial_uuid, revision)
);
create index change_notices_sent_idx on change_notices (memorial_uuid, sent_at desc);
create index change_notices_user_idx on change_notices (user_uuid);

create table change_notice_people (
  notice_uuid uuid not null references change_notices on delete cascade,
  -- Of an answer, which may be removed later; the count of people told stays.
  rsvp_uuid uuid not null,
  -- SKIPPED: no mail may go there, e.g. since they unsubscribed. UNADDRESSED: they gave no mail address, and a host may
  -- text them: TEXTED.
  state text not null check (state in ('QUEUED', 'SENT', 'FAILED', 'SKIPPED', 'UNADDRESSED', 'TEXTED')),
  -- Why it could not be delivered, for hosts.
  error text,
  primary key (notice_uuid, rsvp_uuid)
);
