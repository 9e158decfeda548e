-- The still that stands for a video until it plays: a JPEG beside it, at location/poster_filename.jpg.
alter table media add column poster_filename text;
alter table media add column poster_width integer;
alter table media add column poster_height integer;
