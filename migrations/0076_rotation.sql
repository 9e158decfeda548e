-- Quarter turns clockwise that a host gave a photo, beyond how its file says that it is held. What is shown and printed is
-- turned; the original stays as it came.
alter table media add column rotation smallint not null default 0 check (rotation between 0 and 3);
