-- Whose a code was: SHA-256 of the memorial's id. An archive with that id is of a memorial that the operator had taken off, also
-- if somebody wrote another code into it (docs/decisions/0447). Null: ended before.
alter table ended_print_codes add column memorial_hash bytea;
create index ended_print_codes_memorial_idx on ended_print_codes (memorial_hash) where was_hidden;
