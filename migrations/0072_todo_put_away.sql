-- What of "Still to do" the hosts of a memorial put away (docs/decisions/0203): for all of them, on every device.
alter table memorials add column todo_put_away text[] not null default '{}';
