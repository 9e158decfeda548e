-- Memories and answers that an owner brought from the archive of a memorial that was elsewhere (docs/decisions/0485): the id that each
-- had there. Nobody here proved who wrote them, and none is brought twice.
alter table contributions add column brought_from uuid;
alter table rsvps add column brought_from uuid;
create unique index contributions_brought_from on contributions (memorial_uuid, brought_from) where brought_from is not null;
create unique index rsvps_brought_from on rsvps (memorial_uuid, brought_from) where brought_from is not null;
