-- Which addresses were invited to a memorial, and what became of it, also once they are off its list: whoever is put on the
-- list again is not invited anew (docs/decisions/0182). A hash of memorial and address, since the address itself was removed.
create table invited_addresses (
  memorial_uuid uuid not null references memorials on delete cascade,
  address_hash bytea not null,
  sent_at timestamptz,
  bounced_at timestamptz,
  primary key (memorial_uuid, address_hash)
);

insert into invited_addresses (memorial_uuid, address_hash, sent_at, bounced_at)
select memorial_uuid, sha256(convert_to(memorial_uuid || lower(email), 'UTF8')), date_invite_sent,
  case when invite_state = 'BOUNCED' then invite_queued_at end
from contacts
where email is not null and invite_state in ('SENT', 'BOUNCED')
on conflict do nothing;
