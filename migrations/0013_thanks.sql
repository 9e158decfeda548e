-- Whom to thank: what hosts typed, and of each answer, memory and gift whether somebody was thanked for it.

create table thanks (
  memorial_uuid uuid not null references memorials on delete cascade,
  -- That of the answer, memory or gift; for what a host typed one that the browser chose.
  uuid uuid not null,
  kind text not null check (kind in ('ANSWER', 'MEMORY', 'GIFT', 'TYPED')),
  -- What a host typed: who, what it was, and where a note can go.
  name text not null default '',
  words text not null default '',
  email text,
  -- The note that was mailed, or that the mail server refused for good.
  note text not null default '',
  note_sent_at timestamptz,
  note_refused_at timestamptz,
  thanked_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (memorial_uuid, uuid),
  check (note_sent_at is null or thanked_at is not null)
);

-- A line for each. `mail` is where a note can go, `email` what hosts may read of it. `is_proven`: whoever it was proved that
-- address, or came by themselves with it.
create view thanks_lines as
  select lines.*, coalesce(thanks.note, '') as note, thanks.note_sent_at, thanks.note_refused_at, thanks.thanked_at
  from (
    select rsvps.memorial_uuid, rsvps.uuid, 'ANSWER' as kind,
      coalesce(nullif(trim(rsvps.name), ''), nullif(trim(contacts.first_name || ' ' || contacts.surname), ''),
        rsvps.email, rsvps.phone) as name,
      rsvps.email,
      coalesce(case when rsvps.proven_at is not null then coalesce(users.email, contacts.email) end, rsvps.email) as mail,
      rsvps.proven_at is not null and (rsvps.user_uuid is not null or rsvps.contact_uuid is not null) as is_proven,
      coalesce(users.language, rsvps.language) as language, rsvps.date_created as at,
      not rsvps.awaits_look as is_listed, rsvps.day_status as status, rsvps.guests, rsvps.message as words,
      null::integer as amount_minor, null::text as currency
    from rsvps
      left join users on users.uuid = rsvps.user_uuid
      left join contacts on contacts.uuid = rsvps.contact_uuid
    union all
    select contributions.memorial_uuid, contributions.uuid, 'MEMORY', given.name,
      case when given.name is not null then given.address end, given.address, true, users.language,
      contributions.date_created, contributions.state = 'VISIBLE', null, null, contributions.message, null, null
    from contributions
      left join users on users.uuid = contributions.user_uuid
      cross join lateral (select nullif(trim(contributions.contributor_name), '') as name,
        coalesce(contributions.contributor_email, users.email) as address) given
    where contributions.deleted_at is null
    union all
    select payments.memorial_uuid, payments.uuid, 'GIFT',
      case when not payments.anonymous then
        nullif(trim(coalesce(users.first_name || ' ' || users.surname, payments.donor_name)), '') end,
      null, coalesce(users.email, payments.donor_email), true,
      coalesce(users.language, payments.donor_language), payments.completed_at, true, null, null, '',
      payments.amount_minor, payments.currency
    from payments
      left join users on users.uuid = payments.user_uuid
    where payments.fund_uuid is not null and payments.completed_at is not null
    union all
    select memorial_uuid, uuid, kind, name, email, email, false, null, created_at, true, null, null, words, null, null
    from thanks where kind = 'TYPED' and removed_at is null
  ) lines
    left join thanks on thanks.memorial_uuid = lines.memorial_uuid and thanks.uuid = lines.uuid;
