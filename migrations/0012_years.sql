-- Mails about the end of a memorial's years, and the note once a year.

create table anniversary_notes (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Somebody with an account, or an address.
  user_uuid uuid references users on delete cascade,
  email text check (email = lower(email)),
  -- Of the mails to an address; an account has its own.
  language text check (language ~ '^[a-z]{2,3}$'),
  on_death boolean not null default true,
  on_birth boolean not null default false,
  -- Null until the link that was mailed to the address was used: nobody signs up somebody else.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  -- In the links of its mails: it confirms the address, and ends the notes.
  token text not null default new_token() unique,
  -- When somebody ended the notes to an address: whoever types it again has no link mailed there. The row is not
  -- confirmed, so it sends nothing.
  ended_at timestamptz,
  check ((user_uuid is null) <> (email is null)),
  check (on_death or on_birth),
  check ((ended_at is null) or ((email is not null) and (confirmed_at is null)))
);
create unique index anniversary_notes_email_idx on anniversary_notes (memorial_uuid, email) where email is not null;
create index anniversary_notes_of_email_idx on anniversary_notes (email);
create index anniversary_notes_of_user_idx on anniversary_notes (user_uuid);
create unique index anniversary_notes_user_idx on anniversary_notes (memorial_uuid, user_uuid)
  where user_uuid is not null;

-- Mails that go once, for each occasion: queued in the transaction that writes the row, so once, by whichever worker.
create table sent_mails (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Links to the archive, because a host asked or the year ends · what every host is told about the end of a year ·
  -- the note once a year, by whose day it is.
  kind text not null check (kind in ('ARCHIVE_ASKED', 'ARCHIVE_YEAR_ENDING',
    'IN_60', 'IN_14', 'IN_1', 'GRACE', 'ARCHIVED', 'LEAVING', 'DEATH', 'BIRTH')),
  -- When it was asked for, when the year ends (one that was extended ends on another day, and is told anew), or the
  -- year of the day.
  occasion text not null,
  -- To whom, unless to every host.
  user_uuid uuid references users on delete cascade,
  successor_uuid uuid references archive_successors on delete cascade,
  note_uuid uuid references anniversary_notes on delete cascade,
  queued_at timestamptz not null,
  -- When the mail server would not have it.
  failed_at timestamptz,
  check (num_nonnulls(user_uuid, successor_uuid, note_uuid) <= 1)
);
create unique index sent_mails_key on sent_mails
  (memorial_uuid, kind, occasion, coalesce(user_uuid, successor_uuid, note_uuid, memorial_uuid));
create index sent_mails_note_idx on sent_mails (note_uuid);
create index sent_mails_successor_idx on sent_mails (successor_uuid);
create index sent_mails_user_idx on sent_mails (user_uuid);
