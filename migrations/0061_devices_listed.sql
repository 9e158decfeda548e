-- One's own devices, to see and to sign out: which browser a session is in (its secret's hash in known_devices, while it
-- is there), and what that browser said it is.
alter table sessions add column device_hash bytea;
alter table sessions add column browser text;
alter table sessions add column system text;
