-- Whether the address was somebody's who had proved it was theirs, or only stood in an answer that anybody could have typed
-- (docs/decisions/0232). Where it cannot be told any more, nobody proved it.
alter table blocked_addresses add column proven boolean not null default false;
update blocked_addresses set proven = true from removed_rsvps
  where removed_rsvps.memorial_uuid = blocked_addresses.memorial_uuid
    and removed_rsvps.user_uuid is null
    and removed_rsvps.answer ->> 'proven_at' is not null
    and blocked_addresses.email = (
      select lower(contacts.email) from contacts
        where contacts.uuid = (removed_rsvps.answer ->> 'contact_uuid')::uuid);
