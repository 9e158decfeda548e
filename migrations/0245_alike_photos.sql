-- What a host's photo looks like, by which near-alike ones are offered side by side (docs/decisions/0476): 32 by 32 levels of grey, and how
-- sharp it is.
create table photo_looks (
  media_uuid uuid primary key references media on delete cascade,
  look bytea not null check (length(look) = 1024),
  sharpness real not null
);

-- Two photos that look alike, the smaller id first; `kept_at`: a host said to keep both.
create table alike_photos (
  one uuid not null references media on delete cascade,
  other uuid not null references media on delete cascade,
  kept_at timestamptz,
  primary key (one, other),
  check (one < other)
);
create index alike_photos_other on alike_photos (other);
