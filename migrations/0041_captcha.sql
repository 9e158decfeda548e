-- Puzzles that were solved and used, by a hash, until none would take them any more: none opens a door twice, on any node.
create table captcha_spent (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_spent_expires_idx on captcha_spent (expires_at);
