-- A memory that somebody wrote on paper: a host or helper photographed it. Its words may be typed off later.
alter table contributions add column on_paper boolean not null default false;
