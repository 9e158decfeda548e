-- Who comes. Whoever proves whose answer it is changes it; everything else is a new one (docs/decisions/0022).

create table answers (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- Whoever answered while signed in.
  user_uuid uuid references users on delete set null,
  -- The contact whose personal link it was given by. What they typed as their address may be another one. Without a
  -- contact, the contact list matches an answer by its address or number.
  contact_uuid uuid references contacts on delete set null,
  name text not null default '',
  email text,
  phone text,
  status text not null check (status in ('ATTENDING', 'NOT_ATTENDING', 'UNSURE')),
  -- The first event, from afar; the status is NOT_ATTENDING then.
  watches boolean not null default false,
  -- People they bring, beside themselves.
  guests integer not null default 0 check (guests >= 0),
  message text not null default '',
  food text not null default '',
  access_needs text not null default '',
  date_created timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A host removed it: nothing counts it, mails about it or shows it. It can be brought back for some time.
  removed_at timestamptz,
  -- What somebody answered in, who may have no account.
  language text check (language ~ '^[a-z]{2,3}$'),
  -- In the mail about an answer: opens it, and ends such mails. It is a new one when the address changes.
  mail_token text not null default new_token(),
  -- When it was last given by somebody who proved whose address or contact it is.
  proven_at timestamptz,
  -- Came by a form without a proof of work, after more from one network than a full hall needs: it counts, is mailed and
  -- printed once a host has let it in.
  awaits_look boolean not null default false,
  -- Given while the memorial had no day: whoever may come is told the day, once, when there is one.
  awaits_day boolean not null default false,
  -- When they were told that the day is near; a day that was moved is told anew, so it stands here, too.
  reminded_at timestamptz,
  reminded_of date,
  -- The days that somebody was reminded of, where a programme has several; reminded_of is the last of them.
  reminded_days date[] not null default '{}',
  brought_from uuid
);
create index answers_awaits_day_idx on answers (memorial_uuid) where awaits_day;
create index answers_contact_idx on answers (contact_uuid);
create unique index answers_contact_key on answers (contact_uuid) where removed_at is null;
create index answers_email_idx on answers (memorial_uuid, lower(email));
create unique index answers_mail_token_key on answers (mail_token);
create index answers_memorial_idx on answers (memorial_uuid, date_created desc, uuid);
-- What came in since the last mail is looked for by when it was last written.
create index answers_news_idx on answers (memorial_uuid, updated_at);
-- An answer is matched to a contact by email or by number: the last nine digits, which +61 412 and 0412 share.
create index answers_phone_idx on answers (memorial_uuid, right(regexp_replace(phone, '\D', '', 'g'), 9))
  where phone is not null;
create index answers_removed_idx on answers (removed_at) where removed_at is not null;
create index answers_user_idx on answers (user_uuid);
create unique index answers_user_key on answers (memorial_uuid, user_uuid) where removed_at is null;

create table event_answers (
  answer_uuid uuid not null references answers on delete cascade,
  memorial_uuid uuid not null,
  event_uuid uuid not null,
  status text not null check (status in ('ATTENDING', 'UNSURE', 'NOT_ATTENDING', 'WATCHING')),
  guests integer not null default 0 check (guests >= 0),
  primary key (answer_uuid, event_uuid),
  check (event_uuid <> memorial_uuid),
  foreign key (memorial_uuid, event_uuid) references events on delete cascade
);
create index event_answers_event_idx on event_answers (memorial_uuid, event_uuid);

-- The answers that no host removed: what everything reads and writes that does not remove or bring back. Whoever comes to
-- one of several events comes.
create view rsvps as select *,
  (select coalesce(min(given.status), 'NOT_ATTENDING')
    from (select answers.status union all select event_answers.status from event_answers where answer_uuid = answers.uuid) given
    where given.status in ('ATTENDING', 'UNSURE')) as day_status
  from answers where removed_at is null;

-- Every answer to every event in one shape, those to the first one included.
create view event_replies as
  select memorial_uuid, memorial_uuid as event_uuid, uuid as answer_uuid,
    case when watches and status = 'NOT_ATTENDING' then 'WATCHING' else status end as status, guests, awaits_look
  from rsvps
  union all
  select event_answers.memorial_uuid, event_uuid, answer_uuid, event_answers.status, event_answers.guests,
    awaits_look
  from event_answers join rsvps on rsvps.uuid = answer_uuid;
