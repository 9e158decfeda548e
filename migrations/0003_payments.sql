-- What was asked for, and what was paid. Amounts are integers in minor units.

create table payments (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  user_uuid uuid not null references users on delete cascade,
  provider text not null,
  intent_id text not null unique,
  customer_id text,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  promo_code text,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index payments_memorial_idx on payments (memorial_uuid);
-- One payment per memorial, whatever races.
create unique index payments_completed_key on payments (memorial_uuid) where completed_at is not null;

create table promo_codes (
  code text primary key,
  free boolean not null default false,
  amount_off_minor integer not null default 0 check (amount_off_minor >= 0),
  max_uses integer,
  uses integer not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (free or amount_off_minor > 0)
);

-- The sandbox provider's own memory, so that a restart between two steps forgets nothing.
create table sandbox_intents (
  id text primary key,
  client_secret text not null,
  status text not null,
  amount_minor integer not null,
  currency text not null,
  metadata jsonb not null,
  customer_id text not null,
  idempotency_key text unique,
  created_at timestamptz not null default now()
);

create table sandbox_payment_methods (
  id text primary key,
  card_number_last4 text not null,
  outcome text not null,
  created_at timestamptz not null default now()
);
