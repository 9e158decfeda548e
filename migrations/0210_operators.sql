-- Accounts of those who run the product, for the operator's desk (docs/decisions/0439). They have nothing to do with people's accounts.
create table operators (
  uuid uuid primary key default gen_random_uuid(),
  -- Stands in the log of the operator, which is kept for ever: so no name is given twice, even after a removal.
  name text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index operators_name_idx on operators (lower(name));

-- A link that registers a passkey, once. A new one takes the place of the one before.
create table operator_invites (
  operator_uuid uuid primary key references operators on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create table operator_passkeys (
  credential_id text primary key,
  operator_uuid uuid not null references operators on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkeys_operator_idx on operator_passkeys (operator_uuid);

-- What a device has to sign. A signature given for one purpose, or by one operator, does not count for another.
create table operator_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('JOIN', 'ADD', 'ENTER', 'PROVE')),
  operator_uuid uuid references operators on delete cascade,
  expires_at timestamptz not null,
  check ((operator_uuid is null) = (purpose = 'ENTER'))
);
create index operator_challenges_operator_idx on operator_challenges (operator_uuid);

create table operator_sessions (
  token_hash bytea primary key,
  operator_uuid uuid not null references operators on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the passkey was last asked for.
  proven_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_operator_idx on operator_sessions (operator_uuid);

-- Who made a call: the name of an operator, or `token`. Null in entries from before there were accounts, whose hashes stay as
-- they are, because concat_ws leaves out what is null.
alter table operator_log add column who text;

create or replace function operator_log_hash(entry operator_log) returns bytea language sql stable as $$
  select sha256(entry.former_hash || convert_to(concat_ws(e'\n', entry.number,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.call, entry.about, entry.who), 'UTF8'))
$$;

-- Who settled a report first.
alter table reports add column settled_by text;
