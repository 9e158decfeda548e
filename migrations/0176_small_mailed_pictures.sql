-- Pictures of a mail that were too small for photos: its receipt says so.
alter table inbound_mails add column pictures_left integer not null default 0;
