-- Who declined the archive and was taken off the list stays declined when they are named again (docs/decisions/0516).
-- Their link has a token of its own: the one for a mail once a year is part of an address.
alter table archive_successors
  add column removed_at timestamptz,
  add column naming_token uuid not null default gen_random_uuid();
create unique index archive_successors_naming_token_key on archive_successors (naming_token);
