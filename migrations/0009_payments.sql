-- What is paid: a memorial's first year, a further one, or a gift to one of its funds. Amounts are integers in minor
-- units.

create table payments (
  uuid uuid primary key default gen_random_uuid(),
  -- As the provider is told.
  purpose text not null check (purpose in ('memorial', 'extension', 'donation')),
  memorial_uuid uuid not null,
  user_uuid uuid references users on delete set null,
  provider text not null,
  intent_id text not null unique,
  customer_id text,
  amount_minor integer not null check (amount_minor >= 0),
  -- The donor pays amount and fee; the fund gets the amount.
  fee_minor integer not null default 0 check (fee_minor >= 0),
  currency text not null,
  promo_code text,
  created_at timestamptz not null default now(),
  -- When it was paid or given; null again once it counts no longer, since it was given back or a bank took it back.
  completed_at timestamptz,
  -- Another year is paid for like the first, once for each year that ends: `extends_from` is when that one ends. One
  -- that was called off can no longer be paid.
  extends_from timestamptz,
  called_off_at timestamptz,
  -- When money came for a payment, whatever became of it: what came although there was nothing to pay any more goes
  -- back. A payment that was given back is not completed any more, so that the memorial can be paid for anew.
  paid_at timestamptz,
  refunded_minor integer not null default 0 check (refunded_minor >= 0),
  refunded_at timestamptz,
  -- A gift that its bank took back; it counts again if the donor's bank is refused in the end.
  lost_at timestamptz,
  -- A payment that was begun with a code has one use of it until then, so that no code is had more often than it may
  -- be. A code that was used up when the money came: nothing is bought, and the money goes back.
  promo_held_until timestamptz,
  promo_missed boolean not null default false,
  -- Of a gift: its fund, and the words of that fund when it was begun, whatever the fund is called later.
  fund_uuid uuid,
  fund_title text not null default '',
  recipient text,
  payout text,
  charity text,
  anonymous boolean not null default false,
  -- One press of a button is one gift.
  client_id uuid,
  -- Gifts of donors without an account, given by plain forms and paid on a page of the provider's. The key names such
  -- a gift in the address of its page. An anonymous donor's name is not kept at all.
  guest_key uuid unique,
  donor_name text,
  donor_email text,
  donor_language text check (donor_language ~ '^[a-z]{2,3}$'),
  -- The address of the server at which a restored gift was given: this one neither got its money nor accounts for it.
  -- Null: given here.
  former_server text check (former_server is null or completed_at is not null),
  check ((purpose = 'extension') = (extends_from is not null)),
  check ((purpose = 'donation') = (fund_uuid is not null) and (purpose <> 'donation' or amount_minor > 0))
);
create index payments_begun_idx on payments (created_at) where (completed_at is null) and (called_off_at is null);
create unique index payments_client_key on payments (user_uuid, memorial_uuid, client_id);
-- Payments of the last day are counted whenever somebody looks at the metrics.
create index payments_created_idx on payments (created_at);
create unique index payments_first_key on payments (memorial_uuid)
  where (completed_at is not null) and (purpose = 'memorial');
create index payments_fund_idx on payments (fund_uuid, completed_at desc, uuid) where fund_uuid is not null;
create index payments_memorial_idx on payments (memorial_uuid, completed_at desc, uuid);
create index payments_promo_held_idx on payments (promo_code, promo_held_until)
  where (completed_at is null) and (called_off_at is null) and (refunded_at is null);
-- What goes back, and has not gone yet.
create index payments_surplus_idx on payments (paid_at)
  where (paid_at is not null) and (completed_at is null) and (refunded_at is null);
create index payments_user_idx on payments (user_uuid);
create unique index payments_year_key on payments (memorial_uuid, extends_from) where completed_at is not null;

-- What banks of those who paid want back for them, as the provider told it last. It stands beside the payment of
-- the same intent, and stays in the books like that.
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
