-- Came by a form without script, after more from one network than a full hall needs: it counts, is mailed and printed once
-- a host has let it in (decision 0268).
alter table rsvps add column awaits_look boolean not null default false;

-- Secrets that all nodes share and nobody has to configure, such as what the puzzles of the proof of work are signed with.
create table shared_secrets (
  name text primary key,
  secret text not null
);
