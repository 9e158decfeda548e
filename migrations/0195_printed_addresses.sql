-- The code in the address of every QR code that is printed of a memorial, `/q/…`: eighty random bits, given once, and the
-- same whatever the memorial's link becomes (docs/decisions/0415). The digits between are left out: in a random UUID some
-- of them are fixed.
alter table memorials
  add column print_code text not null
    default left(replace(gen_random_uuid()::text, '-', ''), 12) || right(gen_random_uuid()::text, 8),
  -- Whether the page behind a printed code still says the name and the years once the memorial is gone.
  add column is_named_after boolean not null default false;
create unique index memorials_print_code_key on memorials (print_code);

-- Codes of memorials that are gone for good: hashes, since nobody needs the codes any more. What the page behind one still
-- says is encrypted with the code itself, so only somebody who holds a print can read it; null: nothing.
create table ended_print_codes (
  code_hash bytea primary key,
  sealed bytea,
  ended_at timestamptz not null default now()
);
