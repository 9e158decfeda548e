-- Whether a film is heard in the slideshow and in the film of the service pack; otherwise it plays muted there.
alter table media add column with_sound boolean not null default false;
