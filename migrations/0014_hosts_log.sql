-- Who changed what of a memorial.

-- What those who look after a memorial did, for its hosts to read. It holds references: what is gone for good
-- takes its name along, and so does an account.
create table audit_log (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Who did it; null once the account is deleted.
  user_uuid uuid references users on delete set null,
  action text not null,
  -- Whom or what it was about, where it was about one.
  about_user_uuid uuid references users on delete set null,
  about_contribution_uuid uuid references contributions on delete set null,
  about_invitation_uuid uuid references host_invitations on delete set null,
  -- What a change was, from and to, of name, dates, place and link.
  changed text not null default '',
  -- The same again within minutes is one entry.
  ended_at timestamptz not null,
  -- Who did it: somebody who looks after the memorial, a successor who has its archive, or the operator.
  actor text not null default 'HOST' check (actor in ('HOST', 'SUCCESSOR', 'OPERATOR')),
  successor_uuid uuid references archive_successors on delete set null
);
create index audit_log_about_contribution_idx on audit_log (about_contribution_uuid);
create index audit_log_about_invitation_idx on audit_log (about_invitation_uuid);
create index audit_log_about_user_idx on audit_log (about_user_uuid);
create index audit_log_memorial_idx on audit_log (memorial_uuid, ended_at desc, uuid);
create index audit_log_successor_idx on audit_log (successor_uuid);
create index audit_log_user_idx on audit_log (user_uuid);
