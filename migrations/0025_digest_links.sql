-- Ends the daily mail with one click, from the mail itself.
alter table relationships add column digest_token uuid not null default gen_random_uuid();
create unique index relationships_digest_token_key on relationships (digest_token);
-- What came in since the last mail is looked for by when it was last written.
create index rsvps_news_idx on rsvps (memorial_uuid, updated_at);
create index contributions_news_idx on contributions (memorial_uuid, updated_at) where deleted_at is null;
