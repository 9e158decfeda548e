-- The days that somebody was reminded of, where a programme has several (decision 0370); reminded_of is the last of them.
alter table rsvps add column reminded_days date[] not null default '{}';
