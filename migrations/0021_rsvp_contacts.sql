-- Whose answer it is, where a contact gave it: by their personal link, or under their address. What they typed as
-- their address may be another one. Without a contact, an answer is matched by its address or number.
alter table rsvps add column contact_uuid uuid references contacts on delete set null;
create unique index rsvps_contact_key on rsvps (contact_uuid);
-- Two who share an address may answer for themselves, each by their own link; one an address otherwise is kept by
-- answers taking turns. No constraint: a contact who is removed leaves an answer that counts by its address again.
drop index rsvps_email_key;
create index rsvps_email_idx on rsvps (memorial_uuid, lower(email));
