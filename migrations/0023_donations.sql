-- One press of a button is one gift; and a gift that was begun ends, by the money or without it.
alter table donation_intents add column client_id uuid;
create unique index donation_intents_client_key on donation_intents (user_uuid, memorial_uuid, client_id);
alter table donation_intents add column settled_at timestamptz;
create index donation_intents_open_idx on donation_intents (created_at) where settled_at is null;
