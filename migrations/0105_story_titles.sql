-- What a story is called, where its host gave it a name: one line.
alter table stories add column title text;
