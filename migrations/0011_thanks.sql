-- What a host wrote to a contributor in thanks, once: mails are made from rows, never from what a job carries.
alter table contributions add column thanks text;

-- An answer is matched to a contact by email or by number: the last nine digits, which +61 412 and 0412 share.
create index rsvps_phone_idx on rsvps (memorial_uuid, right(regexp_replace(phone, '\D', '', 'g'), 9))
  where phone is not null;
