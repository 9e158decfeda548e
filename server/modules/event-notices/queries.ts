import { type RawBuilder, sql } from 'kysely'

/** Whether an event is for a contact: it is for everyone, or for them. */
export const isGuest = (contactUuid: RawBuilder<unknown>, memorialUuid: string, eventUuid: string) =>
  sql<boolean>`exists (select from programme
    where programme.memorial_uuid = ${memorialUuid} and programme.uuid = ${eventUuid}
      and (programme.audience = 'EVERYONE' or exists (select from event_guests
        where event_guests.memorial_uuid = ${memorialUuid} and event_guests.event_uuid = ${eventUuid}
          and event_guests.contact_uuid = ${contactUuid})))`

/** Whether a contact was invited by mail, may be mailed, and nobody answered from there. */
export const isUnanswered = sql<boolean>`contacts.email is not null and contacts.invite_state = 'SENT'
  and contacts.unsubscribed_at is null
  and not exists (select from unsubscribed
    where unsubscribed.memorial_uuid = contacts.memorial_uuid and unsubscribed.email = lower(contacts.email))
  and not exists (select from rsvps where rsvps.memorial_uuid = contacts.memorial_uuid
    and (rsvps.contact_uuid = contacts.uuid or lower(rsvps.email) = lower(contacts.email)))`
