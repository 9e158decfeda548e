-- Those who run the product, and what they look at.

-- Accounts of those who run the product, for the operator's desk. They have nothing to do with people's accounts.
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
  expires_at timestamptz not null,
  -- Who made the link that a passkey came by: the name of an operator, or `token` for the command line. Null: from
  -- before this was kept. One that its owner added at the desk has that of the passkey that the session was opened
  -- with.
  invited_by text
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
  last_used_at timestamptz,
  invited_by text
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
  expires_at timestamptz not null,
  -- A session ends with the passkey that opened it.
  credential_id text references operator_passkeys on delete cascade
);
create index operator_sessions_credential_idx on operator_sessions (credential_id);
create index operator_sessions_operator_idx on operator_sessions (operator_uuid);

-- What the operator did: rows are added, and never changed or deleted. Each carries the hash of the one before, so
-- that a change by somebody who switched the triggers off is found.
create table operator_log (
  -- Without gaps, from 1.
  number bigint primary key,
  at timestamptz not null,
  -- A call of the contract, such as `POST /operator/memorials/hide/:memorialUuid`, with what it was about.
  call text not null,
  about jsonb not null,
  former_hash bytea not null,
  hash bytea not null,
  -- Who made a call: the name of an operator, or `token`. Null in entries from before there were accounts, whose
  -- hashes stay as they are, because concat_ws leaves out what is null.
  who text
);

-- A memorial that is to be handed over to another account: asked for by one who runs the product, witnessed by
-- another after a wait.
create table hand_overs (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Whose it was when it was asked for, and whose it is to be.
  from_user uuid references users on delete set null,
  to_user uuid not null references users on delete cascade,
  -- What was seen: which papers, which register.
  grounds text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  -- Before that nobody can witness it.
  due_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'CALLED_OFF')),
  -- The witness, or who called it off.
  ended_by text,
  ended_at timestamptz,
  -- The passkey of who asked. Null for the command line, and once that passkey is gone: nobody witnesses such a
  -- request of an operator.
  asked_with text references operator_passkeys on delete set null,
  check ((ended_at is null) = (state = 'WAITING'))
);
create index hand_overs_asked_with_idx on hand_overs (asked_with);
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

create function operator_log_hash(entry operator_log) returns bytea language sql stable as $$
  select sha256(entry.former_hash || convert_to(concat_ws(e'\n', entry.number,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.call, entry.about, entry.who), 'UTF8'))
$$;

-- One after another: two at once would follow the same entry.
create function chain_operator_log() returns trigger language plpgsql as $$
declare
  former operator_log;
begin
  perform pg_advisory_xact_lock(hashtext('operator_log'));
  select * into former from operator_log order by number desc limit 1;
  new.number := coalesce(former.number, 0) + 1;
  new.former_hash := coalesce(former.hash, '\x'::bytea);
  new.hash := operator_log_hash(new);
  return new;
end $$;
create trigger chain_operator_log before insert on operator_log for each row execute function chain_operator_log();

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of the operator is never changed';
end $$;
create trigger refuse_log_change before update or delete on operator_log for each row execute function refuse_log_change();
create trigger refuse_log_truncate before truncate on operator_log execute function refuse_log_change();
