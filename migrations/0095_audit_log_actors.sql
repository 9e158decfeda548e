-- Who did it: somebody who looks after the memorial, a successor who has its archive, or the operator (docs/decisions/0228).
alter table audit_log add column actor text not null default 'HOST'
  check (actor in ('HOST', 'SUCCESSOR', 'OPERATOR'));
alter table audit_log add column successor_uuid uuid references archive_successors on delete set null;
create index audit_log_successor_idx on audit_log (successor_uuid);
-- Nothing reads when an entry began. Nodes of the release before still write it; a later release drops the column.
alter table audit_log alter column began_at drop not null;
