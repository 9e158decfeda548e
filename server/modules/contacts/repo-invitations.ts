import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { phoneKey } from '#server/lib/phone-key.ts'
import { eventsOfContact, firstDay } from '#server/lib/programme.ts'
import { replyTo } from '#server/lib/reply-to.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'

/** Marks everyone who can be invited, never was, and has not answered. Of two concurrent calls, the second finds nobody. */
export async function queueUninvited(tx: Tx, memorialUuid: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('contacts')
    .set({ inviteState: 'QUEUED', inviteQueuedAt: now, inviteError: null })
    .where('memorialUuid', '=', memorialUuid)
    .where('inviteState', '=', 'NONE')
    .where('email', 'is not', null)
    .where('unsubscribedAt', 'is', null)
    .where(hasAnswered(memorialUuid), '=', false)
    .returning('uuid')
    .execute()
  return rows.map((row) => row.uuid)
}

export function lockContact(tx: Tx, memorialUuid: string, contactUuid: string) {
  return tx
    .selectFrom('contacts')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contactUuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Null when the contact has none, or is not in this memorial's list. */
export async function findEmail(db: Db, memorialUuid: string, contactUuid: string): Promise<string | null> {
  const contact = await db
    .selectFrom('contacts')
    .select('email')
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contactUuid)
    .executeTakeFirst()
  return contact?.email ?? null
}

export function queueContact(tx: Tx, contactUuid: string, now: Date) {
  return tx
    .updateTable('contacts')
    .set({ inviteState: 'QUEUED', inviteQueuedAt: now, inviteError: null })
    .where('uuid', '=', contactUuid)
    .returningAll()
    .returning((eb) => matchedAnswer(eb).as('rsvp'))
    .executeTakeFirstOrThrow()
}

/** Undefined when the contact is not in this memorial's list. */
export function setTexted(db: Db, memorialUuid: string, contactUuid: string, textedAt: Date | null) {
  return db
    .updateTable('contacts')
    .set({ textedAt })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contactUuid)
    .returningAll()
    .returning((eb) => matchedAnswer(eb).as('rsvp'))
    .executeTakeFirst()
}

/**
 * Whether an answer belongs to a contact, by the rule of `matchedAnswer`. Each list is computed once for all contacts:
 * `matchedAnswer` reads the answers anew for each, which takes seconds where there are thousands of both.
 */
function hasAnswered(memorialUuid: string) {
  const answers = (key: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
    sql`(select ${key} from rsvps where memorial_uuid = ${memorialUuid} and not awaits_look and ${which})`
  const byContact = answers(sql`contact_uuid`, sql`contact_uuid is not null`)
  const byEmail = answers(sql`lower(email)`, sql`contact_uuid is null and email is not null`)
  const byPhone = answers(phoneKey('phone'), sql`contact_uuid is null and phone is not null`)
  return sql<boolean>`coalesce(
    contacts.uuid in ${byContact} or lower(contacts.email) in ${byEmail} or ${phoneKey('contacts.phone')} in ${byPhone},
    false)`
}

/** The answer given by a contact's link, or else one from its address, or else one from its number. */
function matchedAnswer(eb: ExpressionBuilder<DB, 'contacts'>) {
  const isTheirs = sql<boolean>`rsvps.contact_uuid = contacts.uuid`
  const isFromAddress = sql<boolean>`lower(rsvps.email) = lower(contacts.email)`
  return eb
    .selectFrom('rsvps')
    .select('rsvps.dayStatus as status')
    .whereRef('rsvps.memorialUuid', '=', 'contacts.memorialUuid')
    .where('rsvps.awaitsLook', '=', false)
    .where((eb) => {
      const isFromNumber = eb(phoneKey('rsvps.phone'), '=', phoneKey('contacts.phone'))
      return eb.or([isTheirs, eb('rsvps.contactUuid', 'is', null).and(eb.or([isFromAddress, isFromNumber]))])
    })
    .orderBy(sql`${isTheirs} is true`, 'desc')
    .orderBy(sql`${isFromAddress} is true`, 'desc')
    .orderBy('rsvps.updatedAt', 'desc')
    .limit(1)
}

/** The account whose limits the memorial's mails count toward. */
const ownerOf = sql<string | null>`(
  select user_uuid from relationships
  where relationships.memorial_uuid = memorials.uuid and relationship_type = 'OWNER' limit 1)`

/** What a contact reads, where it is known: by the account of their address, else by their answer here. */
const languageOfContact = sql<Language | null>`coalesce(
  (select users.language from users
    where lower(users.email) = lower(contacts.email) and users.email_verified_at is not null),
  (select rsvps.language from rsvps
    where rsvps.memorial_uuid = contacts.memorial_uuid and rsvps.language is not null and not rsvps.awaits_look
      and (rsvps.contact_uuid = contacts.uuid or lower(rsvps.email) = lower(contacts.email))
    order by rsvps.contact_uuid is not distinct from contacts.uuid desc, rsvps.updated_at desc limit 1))`

/** Everything an invitation says, if one is queued for this contact and the memorial still exists. */
export function readInvitation(db: Db, contactUuid: string) {
  return db
    .selectFrom('contacts')
    .innerJoin('memorials', 'memorials.uuid', 'contacts.memorialUuid')
    .leftJoin('media as portrait', (join) =>
      join.onRef('portrait.uuid', '=', 'memorials.profilePhotoUuid').on('portrait.deletedAt', 'is', null),
    )
    .select([
      'contacts.uuid as contactUuid',
      'contacts.email',
      'contacts.firstName',
      'contacts.surname',
      'contacts.inviteToken',
      'contacts.inviteQueuedAt',
      'contacts.dateInviteSent',
      'contacts.unsubscribedAt',
      'memorials.uuid as memorialUuid',
      'memorials.nameOfPerson',
      ...firstDay,
      'memorials.shareSlug',
      'memorials.hiddenAt',
      'memorials.archivedAt',
      'memorials.visibility',
      memorialLanguage.as('language'),
      languageOfContact.as('languageOfContact'),
      replyTo.as('replyTo'),
      ownerOf.as('owner'),
      eventsOfContact.as('programme'),
      'portrait.state as portraitState',
      'portrait.location',
      'portrait.filename',
      'portrait.widths',
    ])
    .where('contacts.uuid', '=', contactUuid)
    .where('contacts.inviteState', '=', 'QUEUED')
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof readInvitation>>>

/** One queueing of one invitation: an update for it does not touch what a newer one decided. */
interface Queued {
  contactUuid: string
  queuedAt: Date
}

export function markSent(db: Db, queued: Queued, now: Date) {
  return theQueued(db, queued).set({ inviteState: 'SENT', dateInviteSent: now, inviteError: null }).execute()
}

export function markBounced(db: Db, queued: Queued, reason: string) {
  return theQueued(db, queued).set({ inviteState: 'BOUNCED', inviteError: reason }).execute()
}

/** Does not send the invitation: restores the state before it was queued. */
export function withdraw(db: Db, queued: Queued) {
  return theQueued(db, queued)
    .set({ inviteState: sql`case when date_invite_sent is null then 'NONE' else 'SENT' end` })
    .execute()
}

const theQueued = (db: Db, { contactUuid, queuedAt }: Queued) =>
  db
    .updateTable('contacts')
    .where('uuid', '=', contactUuid)
    .where('inviteState', '=', 'QUEUED')
    .where('inviteQueuedAt', '=', queuedAt)
