-- Addresses of memorials that are gone for good. They stand on printed cards and in mails, so no other memorial ever gets
-- one. Kept as SHA-256, since they are made of names.
create table ended_slugs (
  slug_hash bytea primary key,
  ended_at timestamptz not null default now()
);
