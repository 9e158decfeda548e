-- A note by mail once a year, to whoever asked for it (docs/decisions/0367).

-- Where the day of the death is not known, its hosts may let the memorial's own date stand for it.
alter table memorials add column anniversary_on_memorial_date boolean not null default false;

-- Found by the day of the year. `extract` of a date depends on no setting.
create index memorials_death_day_idx on memorials (right(death_date, 5)) where length(death_date) = 10;
create index memorials_birth_day_idx on memorials (right(birth_date, 5)) where length(birth_date) = 10;
create index memorials_anniversary_idx on memorials (extract(month from memorial_date), extract(day from memorial_date))
  where anniversary_on_memorial_date;

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
  token uuid not null unique default gen_random_uuid(),
  check ((user_uuid is null) <> (email is null)),
  check (on_death or on_birth)
);
create unique index anniversary_notes_user_idx on anniversary_notes (memorial_uuid, user_uuid) where user_uuid is not null;
create unique index anniversary_notes_email_idx on anniversary_notes (memorial_uuid, email) where email is not null;
create index anniversary_notes_of_user_idx on anniversary_notes (user_uuid);
create index anniversary_notes_of_email_idx on anniversary_notes (email);

-- Which of them was sent in which year: queued in the transaction that writes the row, so once, by whichever worker.
create table anniversary_mails (
  note_uuid uuid not null references anniversary_notes on delete cascade,
  occasion text not null check (occasion in ('DEATH', 'BIRTH')),
  year integer not null,
  primary key (note_uuid, occasion, year)
);
