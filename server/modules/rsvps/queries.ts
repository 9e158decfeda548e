import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { eventAnswersOf, eventsOfContact, firstDay } from '#server/lib/programme.ts'
import { replyTo } from '#server/lib/reply-to.ts'
import type { Db } from '#server/ports/database.ts'

/** Whether the mail of an answer goes to whoever gave it: by a personal link, anybody's address may be typed. */
export const isOwnMailbox = sql<boolean>`(rsvps.contact_uuid is null
  or exists (select from contacts
    where contacts.uuid = rsvps.contact_uuid and lower(contacts.email) = lower(rsvps.email)))`

/** Everything that a mail about an answer says; undefined when there is no recipient, or the answer does not count. */
export const readConfirmation = (db: Db, rsvpUuid: string) => selectMail(db, rsvpUuid).executeTakeFirst()

/** The name in the hosts' list, else the one given by a proved person: anybody can type a name with an address. */
const knownName = sql<string>`coalesce(nullif(${fullNameOf('contacts')}, ''),
  case when rsvps.proven_at is not null then rsvps.name end, '')`

/** What `readConfirmation` reads, for mails that go out under more conditions. */
export function selectMail(db: Db, rsvpUuid: string) {
  return (
    db
      .selectFrom('rsvps')
      .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
      // A personal link is sent only to the contact it belongs to.
      .leftJoin('contacts', (join) =>
        join
          .onRef('contacts.memorialUuid', '=', 'rsvps.memorialUuid')
          .on(sql`lower(contacts.email)`, '=', sql`lower(rsvps.email)`),
      )
      .select(['rsvps.uuid as rsvpUuid', 'rsvps.email', 'rsvps.status', 'rsvps.guests'])
      .select(['rsvps.updatedAt', 'rsvps.remindedAt', 'rsvps.awaitsDay', 'rsvps.mailToken'])
      .select([
        isOwnMailbox.as('isOwnMailbox'),
        // Any other address was only typed.
        sql<boolean>`rsvps.proven_at is not null and ${isOwnMailbox}`.as('isAddressProven'),
        eventAnswersOf('rsvps').as('events'),
        // Events for chosen people only where the mail goes to one of them.
        eventsOfContact.as('programme'),
      ])
      .select(['contacts.inviteToken', knownName.as('toName'), replyTo.as('replyTo')])
      .select(sql<Language | null>`coalesce(rsvps.language, ${memorialLanguage})`.as('language'))
      .select(['memorials.uuid', 'memorials.shareSlug', 'memorials.nameOfPerson', 'memorials.linkSecret'])
      .select(['memorials.zone as dayZone', ...firstDay])
      .where('rsvps.uuid', '=', rsvpUuid)
      .where('rsvps.awaitsLook', '=', false)
      .where('memorials.deletedAt', 'is', null)
  )
}
