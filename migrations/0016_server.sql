-- What the servers keep for themselves.

-- Owned by rate-limiter-flexible (its documented layout).
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on rate_limits (expire);

-- Puzzles that were solved and used, by a hash, until none would take them any more: none opens a door twice, on any
-- node.
create table captcha_spent (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_spent_expires_idx on captcha_spent (expires_at);

-- Secrets that all nodes share and nobody has to configure, such as what the puzzles of the proof of work are signed
-- with.
create table shared_secrets (
  name text primary key,
  secret text not null
);

create unlogged table job_counts (
  is_only boolean primary key default true check (is_only),
  counts jsonb not null,
  counted_at timestamptz not null
);
