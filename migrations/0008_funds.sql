-- Funds, and what is given to them. Amounts are integers in minor units.

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

-- Integers in minor units. The donor pays amount and fee; the fund gets the amount.
create table donations (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null,
  fund_uuid uuid not null,
  user_uuid uuid references users on delete set null,
  amount_minor integer not null check (amount_minor > 0),
  fee_minor integer not null default 0 check (fee_minor >= 0),
  currency text not null,
  anonymous boolean not null default false,
  provider text not null,
  intent_id text not null unique,
  -- The words of the fund when the gift was begun.
  fund_title text not null,
  recipient text,
  payout text,
  charity text,
  date_donated timestamptz not null default now(),
  donor_name text,
  -- The address of the server at which a restored gift was given: this one neither got its money nor accounts for it.
  -- Null: given here.
  former_server text
);
create index donations_fund_idx on donations (fund_uuid, date_donated desc, uuid);
create index donations_memorial_idx on donations (memorial_uuid, date_donated desc, uuid);
create index donations_user_idx on donations (user_uuid);

-- A gift that was begun. It becomes a donation when the provider says that the money came.
create table donation_intents (
  intent_id text primary key,
  memorial_uuid uuid not null,
  fund_uuid uuid not null,
  user_uuid uuid references users on delete set null,
  amount_minor integer not null check (amount_minor > 0),
  fee_minor integer not null check (fee_minor >= 0),
  currency text not null,
  anonymous boolean not null,
  provider text not null,
  created_at timestamptz not null,
  -- The words of the fund when the gift was begun: it keeps them whatever the fund is called later.
  fund_title text not null,
  recipient text,
  payout text,
  charity text,
  -- One press of a button is one gift; and a gift that was begun ends, by the money or without it.
  client_id uuid,
  settled_at timestamptz,
  -- A gift that was given back counts no longer: it leaves the donations, and stays here.
  refunded_minor integer not null default 0 check (refunded_minor >= 0),
  refunded_at timestamptz,
  -- A gift that its bank took back counts no longer: it leaves the donations, and stays here.
  lost_at timestamptz,
  -- Gifts of donors without an account, given by plain forms and paid on a page of the provider's. The key names such
  -- a gift in the address of its page. An anonymous donor's name is not kept at all.
  guest_key uuid unique,
  donor_name text,
  donor_email text,
  donor_language text check (donor_language ~ '^[a-z]{2,3}$')
);
create unique index donation_intents_client_key on donation_intents (user_uuid, memorial_uuid, client_id);
create index donation_intents_created_idx on donation_intents (created_at);
create index donation_intents_fund_idx on donation_intents (fund_uuid);
create index donation_intents_memorial_idx on donation_intents (memorial_uuid);
create index donation_intents_open_idx on donation_intents (created_at) where settled_at is null;
create index donation_intents_user_idx on donation_intents (user_uuid);
