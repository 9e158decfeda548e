-- What a person last read the product in: their mails are written in it. Null is not known, and English.
alter table users add column language text check (language in ('en', 'es', 'ar'));
-- What the page of a memorial speaks, its mails to visitors and what is printed of it. Null: whatever its reader does.
alter table memorials add column language text check (language in ('en', 'es', 'ar'));
-- What somebody answered in, who may have no account.
alter table rsvps add column language text check (language in ('en', 'es', 'ar'));
-- When they were told that the day is near; a day that was moved is told anew, so it stands here, too.
alter table rsvps add column reminded_at timestamptz;
alter table rsvps add column reminded_of date;
create index memorials_date_idx on memorials (memorial_date) where deleted_at is null;
