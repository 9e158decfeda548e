-- Who comes.

create table rsvps (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Whoever answered while signed in.
  user_uuid uuid references users on delete set null,
  name text not null default '',
  email text,
  phone text,
  status text not null check (status in ('ATTENDING', 'NOT_ATTENDING', 'UNSURE')),
  -- People they bring, beside themselves.
  guests integer not null default 0 check (guests >= 0),
  message text not null default '',
  date_created timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whose answer it is, where a contact gave it: by their personal link, or under their address. What they typed as
  -- their address may be another one. Without a contact, an answer is matched by its address or number.
  contact_uuid uuid references contacts on delete set null,
  -- What somebody answered in, who may have no account.
  language text check (language ~ '^[a-z]{2,3}$'),
  -- When they were told that the day is near; a day that was moved is told anew, so it stands here, too.
  reminded_at timestamptz,
  reminded_of date,
  -- Ends the mails about an answer with one click, from the mail itself, also for whoever was not invited.
  mail_token text not null default new_token(),
  -- When an answer was last given by somebody who proved who they are: signed in, or by a personal link.
  proven_at timestamptz,
  -- Words that another answer under the same name and address took the place of, for the hosts alone.
  former_message text not null default '',
  -- Given while the memorial had no day: whoever may come is told the day, once, when there is one.
  awaits_day boolean not null default false,
  -- Came by a form without script, after more from one network than a full hall needs: it counts, is mailed and
  -- printed once a host has let it in.
  awaits_look boolean not null default false,
  food text not null default '',
  access_needs text not null default '',
  -- The first event, from afar; the status is NOT_ATTENDING then.
  watches boolean not null default false,
  -- The days that somebody was reminded of, where a programme has several; reminded_of is the last of them.
  reminded_days date[] not null default '{}',
  -- The address was typed beside a personal link, and is not that of the link: it only says where the mail goes, also
  -- after the contact is gone.
  typed_beside_link boolean not null default false,
  brought_from uuid
);
create index rsvps_awaits_day_idx on rsvps (memorial_uuid) where awaits_day;
create unique index rsvps_contact_key on rsvps (contact_uuid);
create index rsvps_email_idx on rsvps (memorial_uuid, lower(email));
create unique index rsvps_mail_token_key on rsvps (mail_token);
create index rsvps_memorial_idx on rsvps (memorial_uuid, date_created desc, uuid);
-- What came in since the last mail is looked for by when it was last written.
create index rsvps_news_idx on rsvps (memorial_uuid, updated_at);
-- An answer is matched to a contact by email or by number: the last nine digits, which +61 412 and 0412 share.
create index rsvps_phone_idx on rsvps (memorial_uuid, right(regexp_replace(phone, '\D', '', 'g'), 9))
  where phone is not null;
create index rsvps_user_idx on rsvps (user_uuid);
create unique index rsvps_user_key on rsvps (memorial_uuid, user_uuid);

-- An answer that a host removed. It leaves rsvps, so that nothing counts it, mails about it or shows it, and stands
-- here whole for as long as it can be brought back.
create table removed_rsvps (
  uuid uuid primary key,
  memorial_uuid uuid not null references memorials on delete cascade,
  user_uuid uuid references users on delete cascade,
  -- The row of rsvps, with the names of its columns.
  answer jsonb not null,
  removed_at timestamptz not null
);
create index removed_rsvps_memorial_idx on removed_rsvps (memorial_uuid);
create index removed_rsvps_removed_idx on removed_rsvps (removed_at);
create index removed_rsvps_user_idx on removed_rsvps (user_uuid);

-- A mail about an answer is a key to it. Once the answer has another address, the mails that went to the former one
-- only end the mails to that.
create table former_mail_tokens (
  token text primary key,
  answer_uuid uuid not null references rsvps on delete cascade,
  memorial_uuid uuid not null references memorials on delete cascade,
  email text not null check (email = lower(email))
);
create index former_mail_tokens_answer_idx on former_mail_tokens (answer_uuid);
create index former_mail_tokens_memorial_idx on former_mail_tokens (memorial_uuid);

create table event_answers (
  answer_uuid uuid not null references rsvps on delete cascade,
  memorial_uuid uuid not null,
  event_uuid uuid not null,
  status text not null check (status in ('ATTENDING', 'UNSURE', 'NOT_ATTENDING', 'WATCHING')),
  guests integer not null default 0 check (guests >= 0),
  primary key (answer_uuid, event_uuid),
  check (event_uuid <> memorial_uuid),
  foreign key (memorial_uuid, event_uuid) references events on delete cascade
);
create index event_answers_event_idx on event_answers (memorial_uuid, event_uuid);

-- Every answer to every event in one shape, those to the first one included.
create view event_replies as
  select memorial_uuid, memorial_uuid as event_uuid, uuid as answer_uuid,
    case when watches and status = 'NOT_ATTENDING' then 'WATCHING' else status end as status, guests, awaits_look
  from rsvps
  union all
  select event_answers.memorial_uuid, event_uuid, answer_uuid, event_answers.status, event_answers.guests,
    awaits_look
  from event_answers join rsvps on rsvps.uuid = answer_uuid;
