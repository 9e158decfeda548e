-- A mail about an answer is a key to it. Once the answer has another address, the mails that went to the former one only end
-- the mails to that (docs/decisions/0372).
create table former_mail_tokens (
  token uuid primary key,
  answer_uuid uuid not null references rsvps on delete cascade,
  memorial_uuid uuid not null references memorials on delete cascade,
  email text not null check (email = lower(email))
);
create index former_mail_tokens_answer_idx on former_mail_tokens (answer_uuid);
create index former_mail_tokens_memorial_idx on former_mail_tokens (memorial_uuid);

-- The address was typed beside a personal link, and is not that of the link: it only says where the mail goes, also
-- after the contact is gone.
alter table rsvps add column typed_beside_link boolean not null default false;
update rsvps set typed_beside_link = true
  from contacts
  where contacts.uuid = rsvps.contact_uuid and rsvps.proven_at is not null and rsvps.user_uuid is null
    and rsvps.email is not null and lower(contacts.email) is distinct from lower(rsvps.email);
