-- A new event may not have the id of another memorial's event (decision 0341), which is asked when one is added.

create index events_uuid_idx on events (uuid);
