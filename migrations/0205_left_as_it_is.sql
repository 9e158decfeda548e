-- What hosts were told that strangers can read, and left as it is (docs/decisions/0430): hashes, so that no copy of it is kept.
alter table memorials add column left_as_it_is text[] not null default '{}';
