-- A memorial that is to be handed over to another account: asked for by one who runs the product, witnessed by another after a wait
-- (docs/decisions/0441).
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
  ended_at timestamptz check ((ended_at is null) = (state = 'WAITING'))
);
create unique index hand_overs_waiting_idx on hand_overs (memorial_uuid) where state = 'WAITING';
create index hand_overs_memorial_idx on hand_overs (memorial_uuid);
create index hand_overs_from_user_idx on hand_overs (from_user);
create index hand_overs_to_user_idx on hand_overs (to_user);
