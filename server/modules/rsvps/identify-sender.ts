import { sql } from 'kysely'
import { isBlockedAt } from '#server/lib/is-blocked.ts'
import { listRows, readRow } from '#server/lib/json-rows.ts'
import { eventAnswersOf, selectEventsForContacts } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'
import { isOwnMailbox } from './find-recipients.ts'
import { isReceiptOf, readReceiptUuid } from './rules.ts'

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
  typedEmail?: string | null | undefined
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
    open.find((answer) => isReceiptOf(receipt ?? '', linkSecret, answer))
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
export function readKnown(db: Db, memorialUuid: string, proofs: Proofs) {
  const { caller = null, inviteToken, answerToken = null, receipt, typedEmail = null } = proofs
  const userUuid = caller?.uuid ?? null
  const email = caller?.email ?? typedEmail
  const nobody = sql<null>`null::uuid`
  const linkedEmail = sql<string | null>`(select email from linked)`
  const contact = ['uuid', 'email', 'phone', 'firstName', 'surname'] as const
  const contacts = db.selectFrom('contacts').select(contact).where('memorialUuid', '=', memorialUuid)
  return db
    .with('linked', () => contacts.where('inviteToken', '=', inviteToken ?? ''))
    .with('addressed', () => contacts.where(sql<boolean>`lower(email) = lower(${caller?.email ?? null})`))
    .selectFrom('memorials')
    .select((eb) => [
      'linkSecret',
      /** The contact of the personal link. */
      readRow(eb.selectFrom('linked').select(contact)).as('linked'),
      /** The contact with the address of the account. */
      readRow(eb.selectFrom('addressed').select(contact)).as('addressed'),
      /** Whether the hosts blocked them: their account, the address they gave, or that of their link. */
      sql<boolean>`(${isBlockedAt(memorialUuid, { userUuid, email, isProven: true })}
        or ${isBlockedAt(memorialUuid, { userUuid: nobody, email: linkedEmail, isProven: true })})`.as(
        'isShutOut',
      ),
      /** The same, if nothing proves that the address they gave is theirs. */
      isBlockedAt(memorialUuid, { userUuid: nobody, email, isProven: false }).as('isAddressShutOut'),
      /** The events that they may see: those for everyone, and those for a contact whom they proved to be. */
      selectEventsForContacts(sql`select uuid from linked union all select uuid from addressed`).as('events'),
      /** Every answer that one of the proofs is about. */
      listRows(
        eb
          .selectFrom('rsvps')
          .select(['uuid', 'name', 'email', 'phone', 'status', 'guests', 'message', 'dateCreated'])
          .select(['userUuid', 'contactUuid', 'provenAt', 'updatedAt', 'awaitsLook', 'food', 'accessNeeds'])
          .select([
            eventAnswersOf('rsvps').as('events'),
            // The visitor came by the mail about it, and the mailbox is that of whoever gave it.
            sql<boolean>`coalesce(mail_token = ${answerToken}, false) and ${isOwnMailbox}`.as('isMailed'),
          ])
          .where('memorialUuid', '=', memorialUuid)
          .where(sql<boolean>`uuid = any(array(
            select uuid from rsvps where memorial_uuid = ${memorialUuid} and user_uuid = ${userUuid}
            union all select uuid from rsvps where contact_uuid = (select uuid from linked)
            union all select uuid from rsvps where mail_token = ${answerToken}
            union all select uuid from rsvps where uuid = ${readReceiptUuid(receipt ?? '')}))`),
      ).as('answers'),
    ])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
}
