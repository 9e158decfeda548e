-- Whom to thank.

create table thanks_people (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  -- A host said that they are one person: both are one line, that of the person named here.
  joined_to uuid references thanks_people on delete set null,
  -- What hosts typed; empty: what the reasons say.
  name text not null default '',
  email text,
  postal_address text not null default '',
  -- The note of thanks: for a card as long as it is not sent.
  note text not null default '',
  thanked_at timestamptz,
  thanked_how text check (thanked_how in ('NOTE', 'LETTER', 'PHONE', 'IN_PERSON', 'OTHER')),
  thanked_by uuid references users on delete set null,
  -- The address that the note went to, in small letters; null for whoever gave no name.
  note_sent_to text,
  -- When the mail server refused it for good.
  note_refused_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((thanked_at is null) = (thanked_how is null)),
  check (joined_to <> uuid)
);
create index thanks_people_joined_idx on thanks_people (joined_to) where joined_to is not null;
create index thanks_people_line_idx on thanks_people (coalesce(joined_to, uuid));
create index thanks_people_memorial_idx on thanks_people (memorial_uuid);

create table thanks_reasons (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  person_uuid uuid not null references thanks_people on delete cascade,
  kind text not null check (kind in ('ANSWER', 'MEMORY', 'GIFT', 'FLOWERS', 'MEALS', 'LETTER', 'HELP', 'OTHER')),
  -- The answer, contribution or donation; null for what a host typed.
  source_uuid uuid,
  -- What a host typed: who, and what it was.
  name text not null default '',
  words text not null default '',
  -- A host said whose it is: no address moves it any more.
  is_placed boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((source_uuid is not null) = (kind in ('ANSWER', 'MEMORY', 'GIFT'))),
  unique (kind, source_uuid)
);
create index thanks_reasons_memorial_idx on thanks_reasons (memorial_uuid);
create index thanks_reasons_person_idx on thanks_reasons (person_uuid);

-- What came in by itself. `key` is the proven address of whoever did it, null for an address that was only typed and for
-- whoever gave no name: those are nobody else's line. `mail` is where thanks can go, `email` what hosts may read of it.
create view thanks_answers as
  select rsvps.memorial_uuid, 'ANSWER' as kind, rsvps.uuid as source_uuid,
    coalesce(nullif(trim(rsvps.name), ''), nullif(trim(contacts.first_name || ' ' || contacts.surname), ''), rsvps.email,
      rsvps.phone) as name,
    rsvps.email, coalesce(proven.address, rsvps.email) as mail,
    case when proven.is_proven then coalesce(proven.address, 'contact ' || rsvps.contact_uuid, 'user ' || rsvps.user_uuid)
      end as key,
    coalesce(users.language, rsvps.language) as language, rsvps.date_created as at, not rsvps.awaits_look as is_listed,
    rsvps.status, rsvps.guests, rsvps.message as words, null::integer as amount_minor, null::text as currency
  from rsvps
    left join users on users.uuid = rsvps.user_uuid
    left join contacts on contacts.uuid = rsvps.contact_uuid
    cross join lateral (select
      rsvps.proven_at is not null and (rsvps.user_uuid is not null or rsvps.contact_uuid is not null) as is_proven,
      lower(case when rsvps.proven_at is not null then coalesce(users.email, contacts.email) end) as address) proven;

create view thanks_memories as
  select contributions.memorial_uuid, 'MEMORY' as kind, contributions.uuid as source_uuid, given.name,
    case when given.name is not null then given.address end as email, given.address as mail,
    case when given.name is not null then lower(given.address) end as key,
    users.language, contributions.date_created as at,
    contributions.state = 'VISIBLE' as is_listed,
    null::text as status, null::integer as guests, contributions.message as words, null::integer as amount_minor,
    null::text as currency
  from contributions
    left join users on users.uuid = contributions.user_uuid
    cross join lateral (select nullif(trim(contributions.contributor_name), '') as name,
      coalesce(contributions.contributor_email, users.email) as address) given
  where contributions.deleted_at is null;

create view thanks_gifts as
  select donations.memorial_uuid, 'GIFT' as kind, donations.uuid as source_uuid,
    case when not donations.anonymous then
      nullif(trim(coalesce(users.first_name || ' ' || users.surname, donations.donor_name)), '') end as name,
    null::text as email, coalesce(users.email, donation_intents.donor_email) as mail,
    case when not donations.anonymous then lower(users.email) end as key,
    coalesce(users.language, donation_intents.donor_language) as language, donations.date_donated as at,
    true as is_listed, null::text as status, null::integer as guests, '' as words, donations.amount_minor,
    donations.currency
  from donations
    left join users on users.uuid = donations.user_uuid
    left join donation_intents on donation_intents.intent_id = donations.intent_id;

create view thanks_sources as
  select * from thanks_answers union all select * from thanks_memories union all select * from thanks_gifts;

-- The reasons that still hold, each with its line. Every source is found by its primary key, in its own table.
create view thanks_listed as
  select reasons.memorial_uuid, coalesce(people.joined_to, people.uuid) as line_uuid, reasons.person_uuid, reasons.uuid,
    reasons.kind, reasons.source_uuid, reasons.is_placed, sources.name, sources.email, sources.mail, sources.key,
    sources.language, sources.at, sources.is_listed, sources.status, sources.guests, sources.words,
    sources.amount_minor, sources.currency
  from thanks_reasons reasons
    join thanks_people people on people.uuid = reasons.person_uuid
    join thanks_answers sources on sources.source_uuid = reasons.source_uuid
  where reasons.removed_at is null and reasons.kind = 'ANSWER'
  union all
  select reasons.memorial_uuid, coalesce(people.joined_to, people.uuid) as line_uuid, reasons.person_uuid, reasons.uuid,
    reasons.kind, reasons.source_uuid, reasons.is_placed, sources.name, sources.email, sources.mail, sources.key,
    sources.language, sources.at, sources.is_listed, sources.status, sources.guests, sources.words,
    sources.amount_minor, sources.currency
  from thanks_reasons reasons
    join thanks_people people on people.uuid = reasons.person_uuid
    join thanks_memories sources on sources.source_uuid = reasons.source_uuid
  where reasons.removed_at is null and reasons.kind = 'MEMORY'
  union all
  select reasons.memorial_uuid, coalesce(people.joined_to, people.uuid) as line_uuid, reasons.person_uuid, reasons.uuid,
    reasons.kind, reasons.source_uuid, reasons.is_placed, sources.name, sources.email, sources.mail, sources.key,
    sources.language, sources.at, sources.is_listed, sources.status, sources.guests, sources.words,
    sources.amount_minor, sources.currency
  from thanks_reasons reasons
    join thanks_people people on people.uuid = reasons.person_uuid
    join thanks_gifts sources on sources.source_uuid = reasons.source_uuid
  where reasons.removed_at is null and reasons.kind = 'GIFT'
  union all
  select reasons.memorial_uuid, coalesce(people.joined_to, people.uuid) as line_uuid, reasons.person_uuid, reasons.uuid,
    reasons.kind, reasons.source_uuid, reasons.is_placed, nullif(reasons.name, ''), null, null, null,
    null, reasons.created_at, true, null, null, reasons.words, null, null
  from thanks_reasons reasons
    join thanks_people people on people.uuid = reasons.person_uuid
  where reasons.removed_at is null and reasons.source_uuid is null;
