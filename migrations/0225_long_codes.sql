-- Where an address got all codes of its day, one long code is mailed for all who ask (docs/decisions/0457). Its row is like that of
-- another code, with a token that nobody has; those who asked have rows of their own, which name it and hold no code. Nodes of the
-- release before refuse those, as they refuse a wrong code.
alter table sign_in_codes
  add column is_long boolean not null default false,
  add column long_of uuid references sign_in_codes on delete cascade;
create index sign_in_codes_long_of_idx on sign_in_codes (long_of) where long_of is not null;
create index sign_in_codes_long_idx on sign_in_codes (lower(email)) where is_long;
