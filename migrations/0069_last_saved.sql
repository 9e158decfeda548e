-- When each host last saved: a save from an older version is told who saved in between, and when.
alter table relationships add column last_saved_at timestamptz;
