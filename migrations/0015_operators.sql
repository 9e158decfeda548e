-- Those who run the product, and what they look at.

-- What operators did: rows are added, and nothing changes or deletes them.
create table operator_log (
  number bigint primary key generated always as identity,
  at timestamptz not null,
  -- A call of the contract, such as `POST /operator/memorials/hide/:memorialUuid`, with what it was about.
  call text not null,
  about jsonb not null,
  -- The address of an operator's account, or `token`.
  who text not null
);

-- A memorial that is to be handed over to another account. Its hosts are told, and can stop it until it is done.
create table hand_overs (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Whose it was when it was asked for, and whose it is to be.
  from_user uuid references users on delete set null,
  to_user uuid not null references users on delete cascade,
  -- What was seen: which papers, which register.
  grounds text not null,
  -- An operator's address, or `token`.
  asked_by text not null,
  asked_at timestamptz not null,
  -- Before that nobody can hand it over.
  due_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'CALLED_OFF')),
  -- The operator, or the host who stopped it.
  ended_by text,
  ended_at timestamptz,
  check ((ended_at is null) = (state = 'WAITING'))
);
create index hand_overs_from_user_idx on hand_overs (from_user);
create index hand_overs_memorial_idx on hand_overs (memorial_uuid);
create index hand_overs_to_user_idx on hand_overs (to_user);
create unique index hand_overs_waiting_idx on hand_overs (memorial_uuid) where state = 'WAITING';

create table reports (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  reason text not null check (reason in ('NOT_THE_FAMILY', 'UNKIND', 'PRIVATE', 'SPAM', 'OTHER')),
  words text not null default '',
  email text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- Who settled a report first.
  settled_by text
);
create index reports_memorial_idx on reports (memorial_uuid);
create index reports_open_idx on reports (created_at) where settled_at is null;

-- Mails that a mail server refused for good, for the operator: what kind of mail, and of the address only where it
-- is.
create table refused_mails (
  uuid uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  kind text not null,
  domain text not null,
  -- In the server's words, without addresses.
  reason text not null
);
create index refused_mails_at_idx on refused_mails (at);
