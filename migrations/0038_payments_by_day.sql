-- Payments of the last day are counted whenever somebody looks at the metrics.
create index payments_created_idx on payments (created_at);
create index donation_intents_created_idx on donation_intents (created_at);
