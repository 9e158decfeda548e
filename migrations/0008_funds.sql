-- Funds; what is given to them is among the payments. Amounts are integers in minor units.

create table funds (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  title text not null,
  description text,
  goal_minor integer check (goal_minor > 0),
  position integer not null,
  created_at timestamptz not null default now(),
  -- What was given to it stays in the books.
  deleted_at timestamptz,
  connected_account text,
  -- Who receives what is given to a fund, and when, in the family's words.
  recipient text,
  payout text,
  -- The number of a charity, as the family gives it.
  charity text
);
create index funds_memorial_idx on funds (memorial_uuid, position);
