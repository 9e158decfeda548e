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

-- A gift that its bank took back counts no longer: it leaves the donations, and stays here.
alter table donation_intents add column lost_at timestamptz;
-- It stays when its fund or its memorial goes, as donations do (0012).
alter table donation_intents drop constraint donation_intents_memorial_uuid_fkey;
alter table donation_intents drop constraint donation_intents_fund_uuid_fkey;
