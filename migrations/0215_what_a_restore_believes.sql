-- What a restore goes by, since anybody can have changed an archive (docs/decisions/0445).

-- Whose a link was: SHA-256 of the link and the printed code of its memorial together. Without the code nobody can tell which links
-- belonged to one memorial. Null: ended before, so no archive frees it.
alter table ended_slugs add column proof bytea;

-- The operator had taken the memorial off: an archive does not bring it back to its visitors.
alter table ended_print_codes add column was_hidden boolean not null default false;

-- The address of the server at which a restored gift was given: this one neither got its money nor accounts for it. Null: given here.
alter table donations add column former_server text;
