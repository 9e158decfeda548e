-- Shut out by what they added without a name: the hosts who can let them in again are not told who it is.
alter table blocked_users add column without_name boolean not null default false;
