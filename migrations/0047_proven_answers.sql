-- When an answer was last given by somebody who proved who they are: signed in, or by a personal link (decision 0179).
alter table rsvps add column proven_at timestamptz;
update rsvps set proven_at = updated_at where user_uuid is not null;
-- Words that another answer under the same name and address took the place of, for the hosts alone.
alter table rsvps add column former_message text not null default '';
