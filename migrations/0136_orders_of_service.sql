-- The order of service of a memorial (decision 0362), once its hosts saved one. No visitor sees it, so it has a version of
-- its own, and saving it drops no page.

create table orders_of_service (
  memorial_uuid uuid primary key references memorials on delete cascade,
  -- Rises with each save; one that began from an older version is refused.
  version integer not null default 1 check (version > 0),
  content jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references users on delete set null
);
