-- When the camera took a photo, by its own clock, of which no zone is known: `2018-02-05T15:11:44`. Hosts sort by it.
alter table media add column taken_at text;
