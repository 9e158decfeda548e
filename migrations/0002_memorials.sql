-- A memorial and everything its host puts into it.

create table memorials (
  uuid uuid primary key default gen_random_uuid(),
  share_slug text not null unique,
  name_of_person text not null,
  memorial_date date,
  address text,
  details text,
  host_message text,
  profile_photo_uuid uuid,
  host_video_uuid uuid,
  visibility text not null default 'LINK' check (visibility in ('LINK', 'PASSCODE', 'PRIVATE')),
  passcode_hash text,
  search_indexed boolean not null default false,
  -- Raised by every write that a reader could see: saves compare it, the kept public page is made anew.
  version integer not null default 1,
  payment_completed_at timestamptz,
  stripe_customer_id text,
  promo_applied text,
  retained_until timestamptz,
  -- Chosen by the browser that creates it, so that a repeated create returns the first one.
  client_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Slugs a memorial had before; they redirect for ever.
create table former_slugs (
  share_slug text primary key,
  memorial_uuid uuid not null references memorials on delete cascade,
  created_at timestamptz not null default now()
);

create table relationships (
  user_uuid uuid not null references users on delete cascade,
  memorial_uuid uuid not null references memorials on delete cascade,
  relationship_type text not null check (relationship_type in ('OWNER', 'ADMIN', 'CONTRIBUTOR')),
  date_created timestamptz not null default now(),
  primary key (user_uuid, memorial_uuid)
);
create index relationships_memorial_idx on relationships (memorial_uuid);

create table media (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  role text not null check (role in ('PHOTO', 'PROFILE_PHOTO', 'HOST_VIDEO')),
  state text not null default 'PROCESSING' check (state in ('PROCESSING', 'READY', 'FAILED')),
  title text not null default '',
  -- Its place among the photos that the memorial shows; null when it is not among them.
  position integer,
  -- Public base path and unguessable name: location/filename.extension is a working URL once READY.
  location text not null,
  filename text not null,
  extension text not null,
  width integer,
  height integer,
  placeholder text,
  -- Widths of the renditions that exist, smallest first.
  widths integer[] not null default '{}',
  duration_seconds real,
  original_key text not null,
  original_name text not null default '',
  bytes bigint not null,
  -- Chosen by the browser for each file, so that a repeated upload returns the first one.
  client_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index media_memorial_idx on media (memorial_uuid, position);
create unique index media_client_key on media (memorial_uuid, client_id);
create index media_deleted_idx on media (deleted_at) where deleted_at is not null;
alter table memorials
  add foreign key (profile_photo_uuid) references media on delete set null,
  add foreign key (host_video_uuid) references media on delete set null;

create table stories (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  text text not null,
  position integer not null
);
create index stories_memorial_idx on stories (memorial_uuid, position);

create table contacts (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  email text,
  phone text,
  first_name text not null default '',
  surname text not null default '',
  position integer not null,
  -- NONE: never asked. QUEUED: the job has it. SENT: the mail server took it. BOUNCED: it did not.
  invite_state text not null default 'NONE' check (invite_state in ('NONE', 'QUEUED', 'SENT', 'BOUNCED')),
  invite_error text,
  invite_queued_at timestamptz,
  date_invite_sent timestamptz,
  -- The personal link in the invitation: an answer from it needs no typing.
  invite_token text not null unique,
  unsubscribed_at timestamptz,
  check (email is not null or phone is not null)
);
create index contacts_memorial_idx on contacts (memorial_uuid, position);
create unique index contacts_email_key on contacts (memorial_uuid, lower(email));
