-- A wake is a kind of event of its own.
alter table events drop constraint events_kind_check;
alter table events add constraint events_kind_check
  check (kind in ('SERVICE', 'WAKE', 'BURIAL', 'CREMATION', 'GATHERING', 'ONLINE', 'OTHER'));
