-- When money came for a payment, whatever became of it: what came although there was nothing to pay any more goes
-- back. A payment that was given back is not completed any more, so that the memorial can be paid for anew.
alter table payments add column paid_at timestamptz;
alter table payments add column refunded_minor integer not null default 0 check (refunded_minor >= 0);
alter table payments add column refunded_at timestamptz;
-- First payments that were begun are asked about, too.
create index payments_begun_idx on payments (created_at) where completed_at is null and called_off_at is null;
-- What goes back, and has not gone yet.
create index payments_surplus_idx on payments (paid_at)
  where paid_at is not null and completed_at is null and refunded_at is null;

-- A gift that was given back counts no longer: it leaves the donations, and stays here.
alter table donation_intents add column refunded_minor integer not null default 0 check (refunded_minor >= 0);
alter table donation_intents add column refunded_at timestamptz;

alter table sandbox_intents add column refunded_minor integer not null default 0 check (refunded_minor >= 0);
