-- Accounts without a password: a mailed code signs in to them (docs/decisions/0375). Nodes of the release before refuse every password for
-- such an account, as for an unknown address.
alter table users alter column password_hash drop not null;

-- A code that signs in, or makes the account when there is none: so it belongs to an address. It works only in the browser that asked
-- for it, which has the token.
create table sign_in_codes (
  uuid uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  email text not null,
  language text,
  -- Written by the job that mails the code.
  code_hash text,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_codes_expires_idx on sign_in_codes (expires_at);
