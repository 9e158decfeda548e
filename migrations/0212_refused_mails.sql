-- Mails that a mail server refused for good, for the operator (docs/decisions/0442): what kind of mail, and of the address only
-- where it is.
create table refused_mails (
  uuid uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  kind text not null,
  domain text not null,
  -- In the server's words, without addresses.
  reason text not null
);
create index refused_mails_at_idx on refused_mails (at);
