-- Who answered by a personal link without a name is called as in the list of answers, or by the name that hosts gave the contact.
create or replace view thanks_answers as
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
