import { type Selectable, sql } from 'kysely'
import type { EventAnswer } from '#contract/events.ts'
import { isBlockedAt } from '#server/lib/is-blocked.ts'
import { type EventFacts, eventAnswersOf, selectEventsForContacts } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'
import type { Answers, Contacts } from '#server/ports/database-types.ts'
import { isOwnMailbox } from './find-recipients.ts'
import type { RsvpFacts } from './present.ts'
import { isReceiptOf, readReceiptToken } from './rules.ts'

/** What a visitor brings along, which may prove whose answer they change. */
export interface Proofs {
  /** A signed-in account with a confirmed address. */
  caller?: { uuid: string; email: string } | null
  /** From an invitation. */
  inviteToken?: string | null | undefined
  /** From the mail about an answer. */
  answerToken?: string | null | undefined
  /** What this device got for the answer that it sent. */
  receipt?: string | null | undefined
  /** An address that was only typed proves nothing. */
  typedEmail?: string | null
}

type InvitedContact = Pick<Selectable<Contacts>, 'uuid' | 'email' | 'phone' | 'firstName' | 'surname'>

type Stored = Pick<Selectable<Answers>, 'food' | 'accessNeeds' | 'awaitsLook' | 'userUuid' | 'contactUuid'>

/** Times are strings, since they come from JSON. */
export interface OwnAnswer extends RsvpFacts, Stored {
  events: EventAnswer[]
  provenAt: string | null
  updatedAt: string
  /** The visitor came by the mail about it, and the mailbox is that of whoever gave it. */
  isMailed: boolean
}

interface Known {
  /** The contact of the personal link. */
  linked: InvitedContact | null
  /** The contact with the address of the account. */
  addressed: InvitedContact | null
  /** Whether the hosts blocked them: their account, the address they gave, or that of their link. */
  isShutOut: boolean
  /** The same, if nothing proves that the address they gave is theirs. */
  isAddressShutOut: boolean
  /** Seals the receipts of its answers. */
  linkSecret: string
  /** The events that they may see: those for everyone, and those for a contact whom they proved to be. */
  events: EventFacts[]
  /** Every answer that one of the proofs is about. */
  answers: OwnAnswer[]
}

export type Sender = NonNullable<Awaited<ReturnType<typeof identifySender>>>

/**
 * Who a visitor is to a memorial, and which answer is theirs (docs/decisions/0022): that of their account, else of the
 * contact whose link they hold, else the one whose mail led them here, else the one that this device has the receipt of.
 * Undefined when the memorial is gone.
 */
export async function identifySender(db: Db, memorialUuid: string, proofs: Proofs) {
  const known = await readKnown(db, memorialUuid, proofs)
  if (!known) return undefined
  const { answers, ...facts } = known
  const { linked, linkSecret } = known
  const { caller = null, receipt } = proofs
  // A link that was passed on opens no answer of another account.
  const open = answers.filter(({ userUuid }) => !caller || !userUuid || userUuid === caller.uuid)
  const own =
    open.find(({ userUuid }) => caller && userUuid === caller.uuid) ??
    open.find(({ contactUuid }) => linked && contactUuid === linked.uuid) ??
    open.find(({ isMailed }) => isMailed) ??
    open.find(({ uuid, updatedAt }) =>
      isReceiptOf(receipt ?? '', linkSecret, { rsvpUuid: uuid, answeredAt: new Date(updatedAt) }),
    )
  const isTaken = answers.some((row) => row !== own && row.contactUuid === linked?.uuid)
  return {
    ...facts,
    /** The answer that they proved to be theirs, and change; every other answer is a new one. */
    own,
    /** Whether they proved who they are; a receipt only proves that this device gave the answer. */
    isProven: caller !== null || linked !== null || own?.isMailed === true,
    /** The contact of their link, unless another answer is that contact's. */
    contact: isTaken ? null : linked,
  }
}

/**
 * Everything that a memorial knows of a visitor, in one statement whose parts all use an index: conditions joined by
 * `or` became a scan of all answers, depending on the planner's statistics.
 */
export async function readKnown(db: Db, memorialUuid: string, proofs: Proofs): Promise<Known | undefined> {
  const { caller = null, inviteToken = null, answerToken = null, receipt, typedEmail = null } = proofs
  const userUuid = caller?.uuid ?? null
  const email = caller?.email ?? typedEmail
  const sentUuid = readReceiptToken(receipt ?? '')?.rsvpUuid ?? null
  const nobody = sql<null>`null::uuid`
  const linkedEmail = sql<string | null>`(select email from linked)`
  const { rows } = await sql<Known>`
    with linked as (
      select * from contacts where memorial_uuid = ${memorialUuid} and invite_token = ${inviteToken}
    ), addressed as (
      select * from contacts where memorial_uuid = ${memorialUuid} and lower(email) = lower(${caller?.email ?? null})
    )
    select
      (select ${contactFacts} from linked) as linked,
      (select ${contactFacts} from addressed) as addressed,
      (${isBlockedAt(memorialUuid, { userUuid, email, isProven: true })}
        or ${isBlockedAt(memorialUuid, { userUuid: nobody, email: linkedEmail, isProven: true })}) as is_shut_out,
      ${isBlockedAt(memorialUuid, { userUuid: nobody, email, isProven: false })} as is_address_shut_out,
      link_secret,
      ${selectEventsForContacts(sql`select uuid from linked union all select uuid from addressed`)} as events,
      (select coalesce(json_agg(${answerFacts(answerToken)}), '[]') from rsvps
        where memorial_uuid = ${memorialUuid} and uuid = any(array(
          select uuid from rsvps where memorial_uuid = ${memorialUuid} and user_uuid = ${userUuid}
          union all select uuid from rsvps where contact_uuid = (select uuid from linked)
          union all select uuid from rsvps where mail_token = ${answerToken}
          union all select uuid from rsvps where uuid = ${sentUuid}))
      ) as answers
    from memorials where uuid = ${memorialUuid}`.execute(db)
  return rows[0]
}

// Keys inside JSON are literals, since the camelCase plugin does not reach into JSON.

const contactFacts = sql`json_build_object(
  'uuid', uuid, 'email', email, 'phone', phone, 'firstName', first_name, 'surname', surname)`

const answerFacts = (answerToken: string | null) => sql`json_build_object(
  'uuid', uuid, 'name', name, 'email', email, 'phone', phone, 'status', status, 'guests', guests,
  'message', message, 'dateCreated', date_created, 'updatedAt', updated_at,
  'userUuid', user_uuid, 'contactUuid', contact_uuid, 'provenAt', proven_at, 'awaitsLook', awaits_look,
  'food', food, 'accessNeeds', access_needs,
  'events', ${eventAnswersOf('rsvps')},
  'isMailed', coalesce(mail_token = ${answerToken}, false) and ${isOwnMailbox})`
