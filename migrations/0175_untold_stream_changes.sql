-- Which hosts have not been mailed yet of a changed livestream link: several changes become one mail (decision 0392).

create table stream_changes_untold (
  change_uuid uuid not null references stream_changes on delete cascade,
  user_uuid uuid not null references users on delete cascade,
  primary key (user_uuid, change_uuid)
);
create index stream_changes_untold_change_idx on stream_changes_untold (change_uuid);
