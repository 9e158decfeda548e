-- People and how they prove who they are.

create table users (
  uuid uuid primary key default gen_random_uuid(),
  email text not null,
  first_name text not null default '',
  surname text not null default '',
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));

-- A token is 256 random bits, kept only as its SHA-256. Thirty days, sliding.
create table sessions (
  token_hash bytea primary key,
  user_uuid uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_idx on sessions (user_uuid);

-- The code that proves an address. One at a time; the job that mails it writes its hash,
-- so that no code ever stands in the queue.
create table email_codes (
  user_uuid uuid primary key references users on delete cascade,
  code_hash text,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

create table password_resets (
  token_hash bytea primary key,
  user_uuid uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user_idx on password_resets (user_uuid);

-- Owned by rate-limiter-flexible (its documented layout).
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on rate_limits (expire);
