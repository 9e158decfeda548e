-- When a memorial's year was over and nobody had kept it another: its page is closed, its files are still there.
alter table memorials add column archived_at timestamptz;

-- Those whose year ends soon, or is over.
create index memorials_retained_idx on memorials (retained_until) where deleted_at is null;

-- What its hosts were told about the end of a year. A year that was extended ends on another day, and is told anew.
create table retention_notices (
  memorial_uuid uuid not null references memorials on delete cascade,
  retained_until timestamptz not null,
  notice text not null check (notice in ('IN_60', 'IN_14', 'IN_1', 'GRACE', 'ARCHIVED', 'LEAVING')),
  told_at timestamptz not null,
  primary key (memorial_uuid, retained_until, notice)
);

-- Another year is paid for like the first, once for each year that ends: `extends_from` is when that one ends. Null is
-- the first payment. One that was called off can no longer be paid.
alter table payments add column extends_from timestamptz;
alter table payments add column called_off_at timestamptz;
drop index payments_completed_key;
create unique index payments_first_key on payments (memorial_uuid)
  where completed_at is not null and extends_from is null;
create unique index payments_year_key on payments (memorial_uuid, extends_from) where completed_at is not null;
create index payments_open_idx on payments (created_at)
  where extends_from is not null and completed_at is null and called_off_at is null;
