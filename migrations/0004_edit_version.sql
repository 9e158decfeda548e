-- `version` is raised by everything a reader could see, renditions made in the background included. A save
-- must not be refused for those: it compares this number, which only another save or a new link raises.

alter table memorials add column edit_version integer not null default 1;
