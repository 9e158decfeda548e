-- Ends the mails about an answer with one click, from the mail itself, also for whoever was not invited.
alter table rsvps add column mail_token uuid not null default gen_random_uuid();
create unique index rsvps_mail_token_key on rsvps (mail_token);
