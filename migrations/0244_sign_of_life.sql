-- A mail once a year to successors who asked for it by the link in their mail (docs/decisions/0475).
alter table archive_successors
  add column token uuid not null default gen_random_uuid() unique,
  add column yearly_since timestamptz,
  add column yearly_sent_at timestamptz;
