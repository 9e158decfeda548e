-- The decade that a memory is of, where somebody was asked for one: `195X`. Its photos have dates of their own (0200).
alter table contributions add column from_time text;
