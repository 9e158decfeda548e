-- Mails about the end of a memorial's years, and the note once a year.

-- What its hosts were told about the end of a year. A year that was extended ends on another day, and is told anew.
create table retention_notices (
  memorial_uuid uuid not null references memorials on delete cascade,
  retained_until timestamptz not null,
  notice text not null check (notice in ('IN_60', 'IN_14', 'IN_1', 'GRACE', 'ARCHIVED', 'LEAVING')),
  told_at timestamptz not null,
  primary key (memorial_uuid, retained_until, notice)
);

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

-- Which of them was sent in which year: queued in the transaction that writes the row, so once, by whichever worker.
create table anniversary_mails (
  note_uuid uuid not null references anniversary_notes on delete cascade,
  occasion text not null check (occasion in ('DEATH', 'BIRTH')),
  year integer not null,
  primary key (note_uuid, occasion, year)
);
