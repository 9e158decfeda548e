-- Gifts of donors without an account, given by plain forms and paid on a page of the provider's (decision 0173).
-- The key names such a gift in the address of its page. An anonymous donor's name is not kept at all.
alter table donation_intents add column guest_key uuid unique;
alter table donation_intents add column donor_name text;
alter table donation_intents add column donor_email text;
alter table donation_intents add column donor_language text check (donor_language in ('en', 'es', 'ar'));
alter table donations add column donor_name text;

-- Where the sandbox's own payment page leads when it is done with; null for payments that have none.
alter table sandbox_intents add column return_url text;
