-- When somebody ended the notes to an address: whoever types it again has no link mailed there. The row is not confirmed, so it
-- sends nothing.
alter table anniversary_notes add column ended_at timestamptz;
alter table anniversary_notes add check (ended_at is null or (email is not null and confirmed_at is null));
