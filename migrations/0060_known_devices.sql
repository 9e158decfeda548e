-- Browsers that somebody signed in with: strangers who guess at an account do not use up the tries of these. Known by a
-- secret in a cookie, which opens nothing.
create table known_devices (
  user_uuid uuid not null references users on delete cascade,
  secret_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_uuid, secret_hash)
);
create index known_devices_expires_idx on known_devices (expires_at);
