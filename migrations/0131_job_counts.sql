-- How many jobs the queue knows, as some process counted them last: `/metrics` of every process says it, and counting a million
-- takes half a second.

create unlogged table job_counts (
  is_only boolean primary key default true check (is_only),
  counts jsonb not null,
  counted_at timestamptz not null
);
