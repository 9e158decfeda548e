-- The product's list (languages/index.ts) says which languages there are; the database says only what one looks like, so
-- that another language needs no migration.
alter table users
  drop constraint users_language_check,
  add constraint users_language_check check (language ~ '^[a-z]{2,3}$');
alter table memorials
  drop constraint memorials_language_check,
  add constraint memorials_language_check check (language ~ '^[a-z]{2,3}$');
alter table rsvps
  drop constraint rsvps_language_check,
  add constraint rsvps_language_check check (language ~ '^[a-z]{2,3}$');
alter table donation_intents
  drop constraint donation_intents_donor_language_check,
  add constraint donation_intents_donor_language_check check (donor_language ~ '^[a-z]{2,3}$');
