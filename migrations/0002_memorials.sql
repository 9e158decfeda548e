-- A memorial, its addresses, and who looks after it.

create table memorials (
  uuid uuid primary key default gen_random_uuid(),
  share_slug text not null unique,
  name_of_person text not null,
  host_message text,
  profile_photo_uuid uuid,
  host_video_uuid uuid,
  -- Whether the video was saved after the message: the page shows the one saved last.
  is_video_shown boolean not null default false,
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
  deleted_at timestamptz,
  edit_version integer not null default 1,
  -- Whose contributions appear at once: NONE, those of INVITED people, or EVERYONE's. The others wait for a host.
  appear_at_once text not null default 'INVITED' check (appear_at_once in ('NONE', 'INVITED', 'EVERYONE')),
  -- Taken off by the operator.
  hidden_at timestamptz,
  link_secret text not null default replace((gen_random_uuid()::text || gen_random_uuid()::text), '-', ''),
  -- When a memorial's year was over and nobody had kept it another: its page is closed, its files are still there.
  archived_at timestamptz,
  -- What the page of a memorial speaks, its mails to visitors and what is printed of it. Null: whatever its reader
  -- does.
  language text check (language ~ '^[a-z]{2,3}$'),
  -- Where gifts go at the payment provider (`acct_…`): a fund's own account, else its memorial's, else the one of the
  -- environment.
  connected_account text,
  -- What of "Still to do" the hosts of a memorial put away: for all of them, on every device.
  todo_put_away text[] not null default '{}',
  birth_date text check (birth_date ~ '^[1-9]\d{3}(~|-\d\d(-\d\d)?)?$'),
  death_date text check (death_date ~ '^[1-9]\d{3}(~|-\d\d(-\d\d)?)?$'),
  -- Where the day of the death is not known, its hosts may let the date of the first event stand for it.
  anniversary_on_memorial_date boolean not null default false,
  print_code text not null
    default (left(replace(gen_random_uuid()::text, '-', ''), 12) || right(gen_random_uuid()::text, 8)),
  -- Whether the page behind a printed code still says the name and the years once the memorial is gone.
  is_named_after boolean not null default false,
  -- Whether photos stand in the order that the hosts made, or in order of time. The former is kept in
  -- `media.position`.
  photo_order text not null default 'HAND' check (photo_order in ('HAND', 'TIME')),
  -- What hosts were told that strangers can read, and left as it is: hashes, so that no copy of it is kept.
  left_as_it_is text[] not null default '{}',
  -- Where the day takes place, by the device of whoever wrote it first: for days without a time. null: the product's
  -- zone.
  zone text check (length(zone) <= 64)
);
create index memorials_birth_day_idx on memorials (right(birth_date, 5)) where length(birth_date) = 10;
-- Found by the day of the year.
create index memorials_death_day_idx on memorials (right(death_date, 5)) where length(death_date) = 10;
create index memorials_deleted_idx on memorials (deleted_at) where deleted_at is not null;
create index memorials_host_video_idx on memorials (host_video_uuid) where host_video_uuid is not null;
create unique index memorials_print_code_key on memorials (print_code);
-- Looked up on every deletion of what they point at.
create index memorials_profile_photo_idx on memorials (profile_photo_uuid) where profile_photo_uuid is not null;
-- Those whose year ends soon, or is over.
create index memorials_retained_idx on memorials (retained_until) where deleted_at is null;
alter table sessions add foreign key (invited_to) references memorials on delete cascade;

create table relationships (
  user_uuid uuid not null references users on delete cascade,
  memorial_uuid uuid not null references memorials on delete cascade,
  relationship_type text not null check (relationship_type in ('OWNER', 'ADMIN', 'MODERATOR', 'CONTRIBUTOR')),
  date_created timestamptz not null default now(),
  -- When a host last opened the dashboard, and the time before that: what came in between is news.
  visited_at timestamptz,
  previous_visit_at timestamptz,
  -- The daily mail to those who look after a memorial; and when the last one was written.
  digest boolean not null default true,
  digest_sent_at timestamptz,
  -- Ends the daily mail with one click, from the mail itself.
  digest_token text not null default new_token(),
  -- When each host last saved: a save from an older version is told who saved in between, and when.
  last_saved_at timestamptz,
  -- Which hosts take the replies to mails that guests get in their name: each agrees once, since guests then see the
  -- address.
  takes_replies boolean not null default false,
  primary key (user_uuid, memorial_uuid)
);
create unique index relationships_digest_token_key on relationships (digest_token);
create index relationships_memorial_idx on relationships (memorial_uuid);

create table stories (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  text text not null,
  position integer not null,
  -- What a story is called, where its host gave it a name: one line.
  title text
);
create index stories_memorial_idx on stories (memorial_uuid, position);

-- Who else may look after a memorial, asked by mail. The token is kept only as its SHA-256.
create table host_invitations (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  email text not null,
  token_hash bytea unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- When the mail server would not have the mail: asking again need not wait then.
  failed_at timestamptz,
  role text not null default 'ADMIN' check (role in ('ADMIN', 'MODERATOR'))
);
create index host_invitations_invited_by_idx on host_invitations (invited_by);
create unique index host_invitations_open_key on host_invitations (memorial_uuid, lower(email))
  where accepted_at is null;

-- Every address that was given: a memorial's present and former links, and, once it is gone for good, its printed code.
-- They stand on cards and in mails, so none is ever another memorial's.
create table addresses (
  -- SHA-256 of the slug, or of `/q/CODE`.
  hash bytea primary key,
  -- Made of a name, so nothing but the hash stays of a memorial that is gone for good.
  slug text,
  -- A slug is claimed before its memorial is written.
  memorial_uuid uuid references memorials on delete cascade deferrable initially deferred,
  -- Whose it was, for an archive that brings the memorial back. Of a link: SHA-256 of it and the printed code together,
  -- so without the code nobody can tell which links belonged to one memorial. Of a printed code: SHA-256 of the
  -- memorial's id where the operator had taken the memorial off, which an archive does not undo, also if somebody wrote
  -- another code into it; null: the operator had not.
  proof bytea,
  -- What the page behind a printed code still says, encrypted with the code itself, so only somebody who holds a print
  -- can read it; null: nothing.
  sealed bytea,
  check ((slug is null) = (memorial_uuid is null))
);
create index addresses_memorial_idx on addresses (memorial_uuid);
create index addresses_proof_idx on addresses (proof) where proof is not null;
