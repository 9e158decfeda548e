-- When a photo was taken (docs/decisions/0420), beside the camera's clock (0075): `1954-05-07`, `1954-05`, `1954~`, `195X`.
-- What a person says, a host or whoever added it; `XXXX`: nobody knows. Null: nobody has said anything.
alter table media add column said_date text;
-- What XMP or the name of the file says, and which of both.
alter table media add column file_date text;
alter table media add column file_date_source text check (file_date_source in ('XMP', 'FILE_NAME'));
-- A scanner made the file, so the camera's clock says when it was scanned.
alter table media add column is_scan boolean not null default false;

-- Whether photos stand in the order that the hosts made, or in order of time. The former is kept in `media.position`.
alter table memorials add column photo_order text not null default 'HAND' check (photo_order in ('HAND', 'TIME'));
