-- Accounts, and how people prove who they are.

-- What opens something of ours has one shape (contract/own-tokens.ts), so that it is found again in a text that quotes a mail.
create function new_token() returns text language sql volatile
  as $$ select 'key' || replace(gen_random_uuid()::text, '-', '') $$;

create table users (
  uuid uuid primary key default gen_random_uuid(),
  email text not null,
  first_name text not null default '',
  surname text not null default '',
  password_hash text,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  -- Thirty days to change one's mind.
  deletion_due_at timestamptz,
  -- What a person last read the product in: their mails are written in it. Null is not known, and English.
  language text check (language ~ '^[a-z]{2,3}$'),
  -- From when on passkeys can be added: whoever got hold of a mailbox, and chose a password by it, has to wait.
  passkeys_from timestamptz,
  -- When the command line made it an operator's; null: it is none. Passkeys that were added later do not open the desk.
  made_operator_at timestamptz
);
create index users_deletion_idx on users (deletion_due_at) where deletion_due_at is not null;
create unique index users_email_key on users (lower(email));

-- A token is 128 random bits, kept only as its SHA-256. Thirty days, sliding.
create table sessions (
  token_hash bytea primary key,
  user_uuid uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- One's own devices, to see and to sign out: which browser a session is in (its secret's hash in known_devices,
  -- while it is there), and what that browser said it is.
  device_hash bytea,
  browser text,
  system text,
  -- A session that a personal link opened, without any other proof: it adds one memory to this memorial, and opens
  -- nothing else. It ends when its account is confirmed or signs up again.
  invited_to uuid,
  -- When an operator showed the passkey that opened it; null: it does not open the desk.
  operator_proof_at timestamptz
);
create index sessions_invited_to_idx on sessions (invited_to) where invited_to is not null;
create index sessions_user_idx on sessions (user_uuid);

-- Browsers that somebody signed in with: strangers who guess at an account do not use up the tries of these. Known by
-- a secret in a cookie, which opens nothing.
create table known_devices (
  user_uuid uuid not null references users on delete cascade,
  secret_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_uuid, secret_hash)
);
create index known_devices_expires_idx on known_devices (expires_at);

-- What proves who somebody is, once and soon. A mailed code proves the ADDRESS of an account, one at a time; or it does
-- SIGN_IN, and makes the account when there is none: so it belongs to an address, and works only in the browser that
-- asked for it, which has the token. A mailed link opens a new PASSWORD. A PASSKEY's device signs a challenge.
create table proofs (
  uuid uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('ADDRESS', 'SIGN_IN', 'PASSWORD', 'PASSKEY')),
  -- Whose it is; null: nobody has said who they are.
  user_uuid uuid references users on delete cascade,
  -- Of the link, of the browser's token or of the challenge.
  token_hash bytea unique,
  -- Where a code is mailed, and what is read there.
  email text,
  language text,
  -- Written by the job that mails the code, so that no code ever stands in the queue.
  code_hash text,
  tries integer not null default 0,
  -- When it was asked for: the next code of an address has to wait.
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  check (email is not null or kind in ('PASSWORD', 'PASSKEY'))
);
create unique index proofs_address_idx on proofs (user_uuid) where kind = 'ADDRESS';
create index proofs_user_idx on proofs (user_uuid);
create index proofs_expires_idx on proofs (expires_at);

-- Passkeys: a key that a device keeps, in the place of the password.
create table passkeys (
  -- The credential's own, as browsers name it: base64url.
  credential_id text primary key check (length(credential_id) <= 1400),
  user_uuid uuid not null references users on delete cascade,
  public_key bytea not null,
  -- How often it was used, as the device counts; many count nothing and stay at 0.
  counter bigint not null,
  transports text[] not null,
  -- What the browser that it was made in said it is.
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_idx on passkeys (user_uuid);
