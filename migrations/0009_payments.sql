-- What hosts pay. Amounts are integers in minor units.

create table payments (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null,
  user_uuid uuid references users on delete set null,
  provider text not null,
  intent_id text not null unique,
  customer_id text,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  promo_code text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- Another year is paid for like the first, once for each year that ends: `extends_from` is when that one ends. Null
  -- is the first payment. One that was called off can no longer be paid.
  extends_from timestamptz,
  called_off_at timestamptz,
  -- When money came for a payment, whatever became of it: what came although there was nothing to pay any more goes
  -- back. A payment that was given back is not completed any more, so that the memorial can be paid for anew.
  paid_at timestamptz,
  refunded_minor integer not null default 0 check (refunded_minor >= 0),
  refunded_at timestamptz,
  -- A payment that was begun with a code has one use of it until then, so that no code is had more often than it may
  -- be. A code that was used up when the money came: nothing is bought, and the money goes back.
  promo_held_until timestamptz,
  promo_missed boolean not null default false
);
-- First payments that were begun are asked about, too.
create index payments_begun_idx on payments (created_at) where (completed_at is null) and (called_off_at is null);
-- Payments of the last day are counted whenever somebody looks at the metrics.
create index payments_created_idx on payments (created_at);
create unique index payments_first_key on payments (memorial_uuid)
  where (completed_at is not null) and (extends_from is null);
create index payments_memorial_idx on payments (memorial_uuid);
create index payments_open_idx on payments (created_at)
  where (extends_from is not null) and (completed_at is null) and (called_off_at is null);
create index payments_promo_held_idx on payments (promo_code, promo_held_until)
  where (completed_at is null) and (called_off_at is null) and (refunded_at is null);
-- What goes back, and has not gone yet.
create index payments_surplus_idx on payments (paid_at)
  where (paid_at is not null) and (completed_at is null) and (refunded_at is null);
create index payments_user_idx on payments (user_uuid);
create unique index payments_year_key on payments (memorial_uuid, extends_from) where completed_at is not null;

-- What banks of those who paid want back for them, as the provider told it last. It stands beside the payment or the
-- gift of the same intent, and stays in the books like those.
create table disputes (
  dispute_id text primary key,
  provider text not null,
  intent_id text not null,
  purpose text not null check (purpose in ('memorial', 'extension', 'donation')),
  memorial_uuid uuid not null,
  state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
  reason text not null,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  opened_at timestamptz not null,
  -- Until when an answer of the operator counts; null when none is waited for.
  respond_by timestamptz,
  noted_at timestamptz not null
);
create index disputes_intent_idx on disputes (intent_id);
create index disputes_undecided_idx on disputes (opened_at) where state in ('inquiry', 'open');

create table promo_codes (
  code text primary key,
  free boolean not null default false,
  amount_off_minor integer not null default 0 check (amount_off_minor >= 0),
  max_uses integer,
  uses integer not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (free or (amount_off_minor > 0))
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
  created_at timestamptz not null default now(),
  refunded_minor integer not null default 0 check (refunded_minor >= 0),
  -- Where the sandbox's own payment page leads when it is done with; null for payments that have none.
  return_url text
);

create table sandbox_payment_methods (
  id text primary key,
  card_number_last4 text not null,
  outcome text not null,
  created_at timestamptz not null default now()
);
