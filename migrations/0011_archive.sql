-- Copies of a memorial, and who may have one when its years end.

-- Up to two people the owner names. Their links hold as long as they are named.
create table archive_successors (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  name text not null,
  email text not null,
  position integer not null,
  -- Ends the mails to them, and their place here, by the link at the foot of their mail.
  naming_token text not null default new_token()
);
create unique index archive_successors_email_key on archive_successors (memorial_uuid, lower(email));
create unique index archive_successors_naming_token_key on archive_successors (naming_token);
