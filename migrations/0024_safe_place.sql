-- What a rule found in the words of a contribution that waits, or APPROVAL when the family looks at it anyway.
alter table contributions drop constraint contributions_pending_reason_check;
alter table contributions add constraint contributions_pending_reason_check
  check (pending_reason in ('APPROVAL', 'LINKS', 'CAPITALS', 'WORDS', 'REPEATED'));

-- What waits comes before all that does not: its place is a hundred years later.
alter table contributions add column place timestamptz not null generated always as (
  case when state = 'PENDING'
    then (date_created at time zone 'UTC' + interval '100 years') at time zone 'UTC'
    else date_created
  end
) stored;
create index contributions_place_idx on contributions (memorial_uuid, place desc, uuid);

-- Finds the same long text elsewhere.
create index contributions_message_idx on contributions (md5(message)) where length(message) >= 40;
