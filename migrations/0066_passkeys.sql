-- Passkeys: a key that a device keeps, in the place of the password (docs/decisions/0192).
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

-- What a device has to sign, once and soon.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Who adds a passkey; null: somebody signs in.
  user_uuid uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_idx on passkey_challenges (expires_at);
create index passkey_challenges_user_idx on passkey_challenges (user_uuid);

-- From when on passkeys can be added: whoever got hold of a mailbox, and chose a password by it, has to wait.
alter table users add column passkeys_from timestamptz;
