import { type RawBuilder, sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import { phoneKey } from '#server/lib/phone-key.ts'
import { isShutOut } from '#server/lib/shut-out.ts'
import type { Db } from '#server/ports/database.ts'
import type { AnswerKeys, InvitedContact } from './rules.ts'

/** By what somebody may be known; null where there is none. */
export interface Asking {
  /** Of a confirmed account. */
  userUuid: string | null
  /** Their account's, or the one they typed. */
  email: string | null
  inviteToken: string | null
  /** The answer that was sent from the same form before. */
  replaces?: string | null
}

export interface Known {
  /** Whose personal link it is. */
  linked: InvitedContact | null
  /** The contact with the address, whatever its letter case. */
  addressed: InvitedContact | null
  /** Whether the hosts shut them out. Who gave no address is asked for by that of the link. */
  isShutOut: boolean
  /** Every answer that may be theirs: `ownAnswer` decides. The one said last comes first. */
  answers: KnownAnswer[]
}

interface KnownAnswer extends AnswerKeys {
  uuid: string
  name: string
  status: Rsvp['status']
  guests: number
  message: string
  formerMessage: string
  /** As text, from inside JSON. */
  dateCreated: string
}

/**
 * All that a memorial knows of somebody, in one statement: each of its parts is found by an index. Of two contacts
 * the answers of both are read, before it is decided whose they are (`personOf`).
 */
export async function readKnown(
  db: Db,
  memorialUuid: string,
  { userUuid, email, inviteToken, replaces = null }: Asking,
): Promise<Known> {
  const given = sql<string | null>`coalesce(${email}, (select email from linked))`
  const { rows } = await sql<Known>`
    with linked as (${contact(sql`memorial_uuid = ${memorialUuid} and invite_token = ${inviteToken}`)}),
    addressed as (${contact(sql`memorial_uuid = ${memorialUuid} and lower(email) = lower(${email})`)})
    select
      (select ${contactFacts} from linked) as linked,
      (select ${contactFacts} from addressed) as addressed,
      ${isShutOut(memorialUuid, { userUuid, email: given })} as is_shut_out,
      (select coalesce(json_agg(${answerFacts} order by updated_at desc, uuid), '[]') from rsvps
        where memorial_uuid = ${memorialUuid} and (
          user_uuid = ${userUuid}
          or uuid = ${replaces}
          or contact_uuid = (select uuid from linked)
          or contact_uuid = (select uuid from addressed)
          or lower(email) = lower(${email})
          or lower(email) = (select lower(email) from linked)
          or ${phoneKey('phone')} = (select ${phoneKey('phone')} from linked)
          or ${phoneKey('phone')} = (select ${phoneKey('phone')} from addressed)
        )
      ) as answers`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table gave no row')
  return row
}

const contact = (which: RawBuilder<unknown>) =>
  sql`select uuid, email, phone, first_name, surname from contacts where ${which}`

// Keys inside JSON are literals, since the camelCase plugin does not reach into JSON.

const contactFacts = sql`json_build_object(
  'uuid', uuid, 'email', email, 'phone', phone, 'firstName', first_name, 'surname', surname)`

const answerFacts = sql`json_build_object(
  'uuid', uuid, 'name', name, 'email', email, 'phone', phone, 'status', status, 'guests', guests,
  'message', message, 'formerMessage', former_message, 'dateCreated', date_created,
  'userUuid', user_uuid, 'contactUuid', contact_uuid, 'provenAt', proven_at)`
