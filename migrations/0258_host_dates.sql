-- When a photo or a film that somebody else added was taken, as a host says (docs/decisions/0498). It counts before what whoever
-- added it says (`said_date`, 0200), which is kept.
alter table media add column host_date text;
