-- Who else may look after a memorial, asked by mail. The token is kept only as its SHA-256.
create table host_invitations (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  email text not null,
  token_hash bytea unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index host_invitations_open_key on host_invitations (memorial_uuid, lower(email))
  where accepted_at is null;
create index host_invitations_invited_by_idx on host_invitations (invited_by);

-- Thirty days to change one's mind.
alter table users add column deletion_due_at timestamptz;
create index users_deletion_idx on users (deletion_due_at) where deletion_due_at is not null;
create index memorials_deleted_idx on memorials (deleted_at) where deleted_at is not null;
