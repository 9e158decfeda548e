-- Who made the link that a passkey came by (docs/decisions/0500): the name of an operator, or `token` for the command line. Null: from
-- before this was kept. One that its owner added at the desk has that of the passkey that the session was opened with.
alter table operator_invites add column invited_by text;
alter table operator_passkeys add column invited_by text;

-- A session ends with the passkey that opened it. Null: a node of the release before wrote it, and it opens nothing.
alter table operator_sessions add column credential_id text references operator_passkeys on delete cascade;
create index operator_sessions_credential_idx on operator_sessions (credential_id);

-- The passkey of who asked. Null for the command line, and once that passkey is gone: nobody witnesses such a request of an operator.
alter table hand_overs add column asked_with text references operator_passkeys on delete set null;
create index hand_overs_asked_with_idx on hand_overs (asked_with);
