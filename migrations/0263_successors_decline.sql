-- A successor may decline by the link in their mail (docs/decisions/0516). `decline_told_at`: when the owner was mailed of it, once.
alter table archive_successors
  add column declined_at timestamptz,
  add column decline_told_at timestamptz;
