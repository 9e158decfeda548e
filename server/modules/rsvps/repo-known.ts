import { type RawBuilder, sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import { isBlockedAt } from '#server/lib/is-blocked.ts'
import { phoneKey } from '#server/lib/phone-key.ts'
import { type EventAnswerFacts, type EventFacts, eventAnswersOf, eventFacts } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'
import type { AnswerKeys, InvitedContact } from './rules.ts'

/** What may identify a person; null where there is none. */
export interface Asking {
  /** Of a confirmed account. */
  userUuid: string | null
  /** The account's address, or the one they typed. */
  email: string | null
  inviteToken: string | null
  /** The answer that may have been sent from the same form before. */
  replaces?: string | null
  /** From the mail about an answer. */
  answerToken?: string | null
}

export interface Known {
  /** The contact of the personal link. */
  linked: InvitedContact | null
  /** The contact with the address, ignoring letter case. */
  addressed: InvitedContact | null
  /** Whether the hosts blocked them: their account, the address they gave, or that of their link. */
  isShutOut: boolean
  /** The same, if nothing proves that the address they gave is theirs. */
  isAddressShutOut: boolean
  /** The memorial has no date yet. */
  awaitsDay: boolean
  /** Seals the receipts of its answers; null once the memorial is gone. */
  linkSecret: string | null
  /** The programme, and which of the two contacts each event is for. */
  events: (EventFacts & { guestUuids: string[] })[]
  /** Every answer that may be theirs, last given first; `ownAnswer` decides. */
  answers: KnownAnswer[]
}

export interface KnownAnswer extends AnswerKeys {
  uuid: string
  name: string
  status: Rsvp['status']
  guests: number
  message: string
  formerMessage: string
  awaitsLook: boolean
  watches: boolean
  food: string
  accessNeeds: string
  /** Answers to events other than the first. */
  events: EventAnswerFacts[]
  /**
   * The visitor came by the mail about this answer, which was sent to the proved address, or to the one typed with the
   * answer.
   */
  isMailed: boolean
  /** A string, since it comes from JSON; so is the next. */
  dateCreated: string
  updatedAt: string
}

/**
 * Everything that a memorial knows of a person, in one statement whose parts all use an index. If link and address are
 * of two contacts, it reads the answers of both; `personOf` decides later who the person is.
 */
export async function readKnown(db: Db, memorialUuid: string, asking: Asking): Promise<Known> {
  const { userUuid, email, inviteToken, answerToken = null } = asking
  const { rows } = await sql<Known>`
    with linked as (${contact(sql`memorial_uuid = ${memorialUuid} and invite_token = ${inviteToken}`)}),
    addressed as (${contact(sql`memorial_uuid = ${memorialUuid} and lower(email) = lower(${email})`)})
    select
      (select ${contactFacts} from linked) as linked,
      (select ${contactFacts} from addressed) as addressed,
      (${isBlockedAt(memorialUuid, { userUuid, email, isProven: true })}
        or ${isBlockedAt(memorialUuid, { userUuid: sql`null::uuid`, email: sql`(select email from linked)`, isProven: true })}
      ) as is_shut_out,
      ${isBlockedAt(memorialUuid, { userUuid: sql`null::uuid`, email, isProven: false })} as is_address_shut_out,
      (select memorial_date is null from memorials where uuid = ${memorialUuid}) as awaits_day,
      (select link_secret from memorials where uuid = ${memorialUuid}) as link_secret,
      (select coalesce(json_agg(${eventFacts} || jsonb_build_object('guestUuids', (
          select coalesce(jsonb_agg(contact_uuid), '[]') from event_guests
          where event_guests.memorial_uuid = programme.memorial_uuid and event_guests.event_uuid = programme.uuid
            and contact_uuid in (select uuid from linked union all select uuid from addressed)
        ))), '[]') from programme where programme.memorial_uuid = ${memorialUuid}
      ) as events,
      (select coalesce(json_agg(${answerFacts(answerToken)} order by updated_at desc, uuid), '[]') from rsvps
        where memorial_uuid = ${memorialUuid} and uuid = any(array(${theirs(memorialUuid, asking)}))
      ) as answers`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table gave no row')
  return row
}

/**
 * The answers that may be theirs, of `linked` and `addressed`. Each way to identify one is its own branch with its own
 * index: conditions joined by `or` became a scan of all answers, depending on the planner's statistics.
 */
function theirs(memorialUuid: string, { userUuid, email, replaces = null, answerToken = null }: Asking) {
  const which = (condition: RawBuilder<unknown>) =>
    sql`select uuid from rsvps where memorial_uuid = ${memorialUuid} and ${condition}`
  const ways = [
    sql`user_uuid = ${userUuid}`,
    sql`uuid = ${replaces}`,
    sql`mail_token = ${answerToken}`,
    sql`contact_uuid = (select uuid from linked)`,
    sql`contact_uuid = (select uuid from addressed)`,
    sql`lower(email) = lower(${email})`,
    sql`lower(email) = (select lower(email) from linked)`,
    sql`${phoneKey('phone')} = (select ${phoneKey('phone')} from linked)`,
    sql`${phoneKey('phone')} = (select ${phoneKey('phone')} from addressed)`,
  ]
  return sql.join(ways.map(which), sql` union all `)
}

/** Whether the token is of a mail about an answer here; tokens cannot be guessed. */
export async function isMailToken(db: Db, memorialUuid: string, mailToken: string): Promise<boolean> {
  const row = await db
    .selectFrom('rsvps')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('mailToken', '=', mailToken)
    .executeTakeFirst()
  return row !== undefined
}

const contact = (which: RawBuilder<unknown>) =>
  sql`select uuid, email, phone, first_name, surname from contacts where ${which}`

// Keys inside JSON are literals, since the camelCase plugin does not reach into JSON.

const contactFacts = sql`json_build_object(
  'uuid', uuid, 'email', email, 'phone', phone, 'firstName', first_name, 'surname', surname)`

const answerFacts = (answerToken: string | null) => sql`json_build_object(
  'uuid', uuid, 'name', name, 'email', email, 'phone', phone, 'status', status, 'guests', guests,
  'message', message, 'formerMessage', former_message, 'dateCreated', date_created, 'updatedAt', updated_at,
  'userUuid', user_uuid, 'contactUuid', contact_uuid, 'provenAt', proven_at, 'awaitsLook', awaits_look,
  'watches', watches, 'food', food, 'accessNeeds', access_needs,
  'events', ${eventAnswersOf('rsvps')},
  'isMailed', coalesce(mail_token = ${answerToken}, false) and ${isOwnMailbox})`

/**
 * Whether the address of an answer identifies its person. An address typed beside a personal link does not: it only
 * says where the mail goes, and may be mistyped, also once the contact is gone or an account gave it before.
 */
export const isOwnMailbox = sql<boolean>`((not rsvps.typed_beside_link
    and (rsvps.proven_at is null or rsvps.user_uuid is not null or rsvps.contact_uuid is null))
  or exists (select from contacts
    where contacts.uuid = rsvps.contact_uuid and lower(contacts.email) = lower(rsvps.email)))`
