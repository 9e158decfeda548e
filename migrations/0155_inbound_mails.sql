-- Replies to mails (docs/decisions/0379). A mail is written here before its server is told that it was received; a job makes a
-- memory of it and deletes what it said. The rest of the row remembers for a month that this mail came.
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
-- A photo and a mail are compressed already: compressing them again would only cost time.
alter table inbound_mails alter column raw set storage external;
create unique index inbound_mails_message_key on inbound_mails (coalesce(contact_uuid, answered_uuid), message_key);
create unique index inbound_mails_body_key on inbound_mails (coalesce(contact_uuid, answered_uuid), body_key);
create index inbound_mails_memorial_idx on inbound_mails (memorial_uuid);
create index inbound_mails_contact_idx on inbound_mails (contact_uuid);
create index inbound_mails_answered_idx on inbound_mails (answered_uuid);
create index inbound_mails_filed_idx on inbound_mails (filed_uuid);
create index inbound_mails_received_idx on inbound_mails (received_at);

-- Of a memory that came by mail: whether its sender's domain vouches for it, and it is the address that was written to.
alter table contributions add column mail_sender text check (mail_sender in ('PROVEN', 'OTHER', 'UNPROVEN'));
