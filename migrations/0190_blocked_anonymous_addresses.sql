-- Whoever sent a memory by mail, without a name, and was blocked: the list of blocked people does not name their address.
alter table blocked_addresses add column without_name boolean not null default false;
