-- Invited people who have not answered, whom a message about a change goes to as well (docs/decisions/0360).
create table change_notice_contacts (
  notice_uuid uuid not null references change_notices on delete cascade,
  -- Of a contact, who may be removed later; the count of people told stays.
  contact_uuid uuid not null,
  -- SKIPPED: no mail may go there any more.
  state text not null check (state in ('QUEUED', 'SENT', 'FAILED', 'SKIPPED')),
  primary key (notice_uuid, contact_uuid)
);
