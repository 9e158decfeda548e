-- Copies of a memorial, and who may have one when its years end.

-- Up to two people the owner names. Their links hold as long as they are named.
create table archive_successors (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  name text not null,
  email text not null,
  position integer not null,
  -- Ends the mails to them, and their place here, by the link at the foot of their mail.
  naming_token text not null default new_token()
);
create unique index archive_successors_email_key on archive_successors (memorial_uuid, lower(email));
create unique index archive_successors_naming_token_key on archive_successors (naming_token);

-- One mail to one of them, or to a host. An occasion writes to nobody twice.
create table archive_mails (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  why text not null check (why in ('ASKED', 'YEAR_ENDING')),
  occasion text not null,
  user_uuid uuid references users on delete cascade,
  successor_uuid uuid references archive_successors on delete cascade,
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- When the mail server would not have it.
  failed_at timestamptz,
  check (num_nonnulls(user_uuid, successor_uuid) = 1)
);
create unique index archive_mails_occasion_key on archive_mails (memorial_uuid, occasion, coalesce(user_uuid, successor_uuid));
create index archive_mails_successor_idx on archive_mails (successor_uuid);
create index archive_mails_user_idx on archive_mails (user_uuid);
