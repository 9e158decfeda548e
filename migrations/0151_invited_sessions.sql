-- A session that a personal link opened, without any other proof: it adds one memory to this memorial, and opens nothing else
-- (docs/decisions/0376). It ends when its account is confirmed or signs up again.
alter table sessions add column invited_to uuid references memorials on delete cascade;
create index sessions_invited_to_idx on sessions (invited_to) where invited_to is not null;
