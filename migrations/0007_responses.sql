-- What those who come leave behind: answers, contributions, donations.

create table rsvps (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Whoever answered while signed in.
  user_uuid uuid references users on delete set null,
  name text not null default '',
  email text,
  phone text,
  status text not null check (status in ('ATTENDING', 'NOT_ATTENDING', 'UNSURE')),
  -- People they bring, beside themselves.
  guests integer not null default 0 check (guests >= 0),
  message text not null default '',
  date_created timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One an address and memorial; sending it again changes it.
create unique index rsvps_email_key on rsvps (memorial_uuid, lower(email));
create unique index rsvps_user_key on rsvps (memorial_uuid, user_uuid);
create index rsvps_memorial_idx on rsvps (memorial_uuid, date_created desc, uuid);
create index rsvps_user_idx on rsvps (user_uuid);

create table contributions (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Null once the account is gone: the words stay, the name does not.
  user_uuid uuid references users on delete set null,
  contributor_name text,
  contributor_email text,
  message text not null default '',
  -- PENDING waits for a host; HIDDEN was taken down by one, and can come back.
  state text not null default 'VISIBLE' check (state in ('VISIBLE', 'HIDDEN', 'PENDING')),
  date_created timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  thanked_at timestamptz,
  deleted_at timestamptz
);
create unique index contributions_user_key on contributions (memorial_uuid, user_uuid) where deleted_at is null;
create index contributions_memorial_idx on contributions (memorial_uuid, date_created desc, uuid);
create index contributions_user_idx on contributions (user_uuid);
create index contributions_deleted_idx on contributions (deleted_at) where deleted_at is not null;

alter table media add column contribution_uuid uuid references contributions on delete cascade;
alter table media drop constraint media_role_check;
alter table media add constraint media_role_check
  check (role in ('PHOTO', 'PROFILE_PHOTO', 'HOST_VIDEO', 'CONTRIBUTION'));
create index media_contribution_idx on media (contribution_uuid) where contribution_uuid is not null;

create table funds (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  title text not null,
  description text,
  goal_minor integer check (goal_minor > 0),
  position integer not null,
  created_at timestamptz not null default now(),
  -- What was given to it stays in the books.
  deleted_at timestamptz
);
create index funds_memorial_idx on funds (memorial_uuid, position);

-- Integers in minor units. The donor pays amount and fee; the fund gets the amount.
create table donations (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  fund_uuid uuid not null references funds on delete cascade,
  user_uuid uuid references users on delete set null,
  amount_minor integer not null check (amount_minor > 0),
  fee_minor integer not null default 0 check (fee_minor >= 0),
  currency text not null,
  anonymous boolean not null default false,
  provider text not null,
  intent_id text not null unique,
  date_donated timestamptz not null default now()
);
create index donations_memorial_idx on donations (memorial_uuid, date_donated desc, uuid);
create index donations_fund_idx on donations (fund_uuid, date_donated desc, uuid);
create index donations_user_idx on donations (user_uuid);

-- When a host last opened the dashboard, and the time before that: what came in between is news.
alter table relationships add column visited_at timestamptz;
alter table relationships add column previous_visit_at timestamptz;
