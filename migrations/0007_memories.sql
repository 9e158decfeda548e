-- What visitors add, by the page or by mail.

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
  deleted_at timestamptz,
  -- Why a contribution waits: APPROVAL, or what a rule found in its words.
  pending_reason text check (pending_reason in ('APPROVAL', 'LINKS', 'CAPITALS', 'WORDS', 'REPEATED')),
  -- Taken away by its contributor: hosts cannot bring it back.
  withdrawn_at timestamptz,
  -- What waits comes before all that does not: its place is a hundred years later.
  place timestamptz not null generated always as (
    case when state = 'PENDING' then (date_created at time zone 'UTC' + interval '100 years') at time zone 'UTC'
      else date_created end) stored,
  -- Of a memory that came by mail: whether its sender's domain vouches for it, and it is the address that was written
  -- to.
  mail_sender text check (mail_sender in ('PROVEN', 'OTHER', 'UNPROVEN')),
  -- A memory that somebody wrote on paper: a host or helper photographed it. Its words may be typed off later.
  on_paper boolean not null default false,
  -- Of memories and answers in an archive that somebody brought: the id that each had there. Nobody here proved who
  -- wrote them.
  brought_from uuid
);
create index contributions_deleted_idx on contributions (deleted_at) where deleted_at is not null;
create index contributions_memorial_idx on contributions (memorial_uuid, date_created desc, uuid);
-- Finds the same long text elsewhere.
create index contributions_message_idx on contributions (md5(message)) where length(message) >= 40;
create index contributions_news_idx on contributions (memorial_uuid, updated_at) where deleted_at is null;
create index contributions_place_idx on contributions (memorial_uuid, place desc, uuid);
create index contributions_user_idx on contributions (user_uuid);
create unique index contributions_user_key on contributions (memorial_uuid, user_uuid) where deleted_at is null;
alter table media add foreign key (contribution_uuid) references contributions on delete cascade;
alter table media add foreign key (recording_of) references contributions on delete set null;

-- Replies to mails. A mail is written here before its server is told that it was received; a job makes a memory of it
-- and deletes what it said. The rest of the row remembers for a month that this mail came.
create table inbound_mails (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- To whom the mail that they answered went: a contact, or whoever wrote a memory.
  contact_uuid uuid references contacts on delete cascade,
  answered_uuid uuid references contributions on delete cascade,
  -- SHA-256 of its Message-ID, and of its body.
  message_key bytea not null,
  body_key bytea not null,
  raw bytea,
  envelope_from text,
  ip text,
  helo text,
  received_at timestamptz not null,
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'FILED', 'DROPPED')),
  dropped_for text check (dropped_for in ('AUTOMATIC', 'BROKEN', 'BLOCKED', 'CLOSED', 'EMPTY')),
  filed_uuid uuid references contributions on delete set null,
  -- Photos of it that could not be kept, other files, and whether its words were too long.
  photos_left integer not null default 0,
  files_left integer not null default 0,
  words_cut boolean not null default false,
  check ((contact_uuid is null) <> (answered_uuid is null)),
  check ((state = 'DROPPED') = (dropped_for is not null)),
  check ((state = 'RECEIVED') = (raw is not null))
);
create index inbound_mails_answered_idx on inbound_mails (answered_uuid);
create unique index inbound_mails_body_key on inbound_mails (coalesce(contact_uuid, answered_uuid), body_key);
create index inbound_mails_contact_idx on inbound_mails (contact_uuid);
create index inbound_mails_filed_idx on inbound_mails (filed_uuid);
create index inbound_mails_memorial_idx on inbound_mails (memorial_uuid);
create unique index inbound_mails_message_key on inbound_mails (coalesce(contact_uuid, answered_uuid), message_key);
create index inbound_mails_received_idx on inbound_mails (received_at);
-- A photo and a mail are compressed already: compressing them again would only cost time.
alter table inbound_mails alter column raw set storage external;
