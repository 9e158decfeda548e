-- A payment that was begun with a code has one use of it until then, so that no code is had more often than it may be. A
-- code that was used up when the money came: nothing is bought, and the money goes back.
alter table payments add column promo_held_until timestamptz;
alter table payments add column promo_missed boolean not null default false;
create index payments_promo_held_idx on payments (promo_code, promo_held_until)
  where completed_at is null and called_off_at is null and refunded_at is null;
