-- Mails beyond what one person may send in a day: put off by their server, and counted here (docs/decisions/0411).
alter table inbound_mails drop constraint inbound_mails_dropped_for_check;
alter table inbound_mails add constraint inbound_mails_dropped_for_check
  check (dropped_for in ('AUTOMATIC', 'BROKEN', 'BLOCKED', 'CLOSED', 'EMPTY', 'OFTEN'));
