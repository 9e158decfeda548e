import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { ReplyTarget } from '#server/lib/reply-addresses.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** The memorial of whoever was written to; undefined when it, or they, are gone. */
export async function findMemorialOf(db: Db, { kind, uuid }: ReplyTarget): Promise<string | undefined> {
  const row = await (kind === 'contact'
    ? db.selectFrom('contacts').select('memorialUuid').where('uuid', '=', uuid).executeTakeFirst()
    : db.selectFrom('contributions').select('memorialUuid').where('uuid', '=', uuid).executeTakeFirst())
  return row?.memorialUuid
}

export interface NewMail {
  memorialUuid: string
  contactUuid: string | null
  answeredUuid: string | null
  messageKey: Buffer
  bodyKey: Buffer
  raw: Buffer
  envelopeFrom: string | null
  ip: string | null
  helo: string | null
  receivedAt: Date
}

/** Undefined when the same mail came before. */
export function insertMail(tx: Tx, mail: NewMail) {
  return tx
    .insertInto('inboundMails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
}

export function findReceived(db: Db, mailUuid: string) {
  return db
    .selectFrom('inboundMails')
    .select([
      'uuid',
      'memorialUuid',
      'contactUuid',
      'answeredUuid',
      'raw',
      'envelopeFrom',
      'ip',
      'helo',
      'receivedAt',
    ])
    .where('uuid', '=', mailUuid)
    .where('state', '=', 'RECEIVED')
    .executeTakeFirst()
}

export type ReceivedRow = NonNullable<Awaited<ReturnType<typeof findReceived>>>

/** In the transaction that files it: false if another one did. */
export async function lockReceived(tx: Tx, mailUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('inboundMails')
    .select('uuid')
    .where('uuid', '=', mailUuid)
    .where('state', '=', 'RECEIVED')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

const forgotten = { raw: null, envelopeFrom: null, ip: null, helo: null }

/** Files that are no photos, and pictures that are too small for photos. */
export interface LeftOut {
  filesLeft?: number
  picturesLeft?: number
}

export function markFiled(
  tx: Tx,
  mailUuid: string,
  filed: { filedUuid: string; photosLeft: number; wordsCut: boolean } & Required<LeftOut>,
) {
  return tx
    .updateTable('inboundMails')
    .set({ ...forgotten, ...filed, state: 'FILED' })
    .where('uuid', '=', mailUuid)
    .execute()
}

export type DroppedFor = 'AUTOMATIC' | 'BROKEN' | 'BLOCKED' | 'CLOSED' | 'EMPTY'

export function markDropped(tx: Tx, mailUuid: string, droppedFor: DroppedFor, left: LeftOut) {
  return tx
    .updateTable('inboundMails')
    .set({ ...forgotten, ...left, state: 'DROPPED', droppedFor })
    .where('uuid', '=', mailUuid)
    .where('state', '=', 'RECEIVED')
    .returning('uuid')
    .executeTakeFirst()
}

/** Whoever was written to, with what decides about their reply. `address` is where the mail that they answered went. */
export function findSender(
  db: Db,
  { contactUuid, answeredUuid }: Pick<ReceivedRow, 'contactUuid' | 'answeredUuid'>,
) {
  return contactUuid ? findContact(db, contactUuid) : findAuthor(db, answeredUuid ?? '')
}

const facts = [
  'memorials.uuid as memorialUuid',
  'memorials.nameOfPerson',
  'memorials.shareSlug',
  'memorials.linkSecret',
  'memorials.visibility',
  'memorials.paymentCompletedAt',
  'memorials.hiddenAt',
  'memorials.archivedAt',
] as const

const languageOf = (address: ReturnType<typeof sql>) => sql<Language | null>`coalesce(
  (select known.language from users known where lower(known.email) = lower(${address}) and known.email_verified_at is not null
    limit 1),
  (select rsvps.language from rsvps
    where rsvps.memorial_uuid = memorials.uuid and rsvps.language is not null and not rsvps.awaits_look
      and lower(rsvps.email) = lower(${address}) order by rsvps.updated_at desc limit 1),
  ${memorialLanguage})`

function findContact(db: Db, contactUuid: string) {
  return db
    .selectFrom('contacts')
    .innerJoin('memorials', 'memorials.uuid', 'contacts.memorialUuid')
    .select(facts)
    .select([
      sql<string | null>`contacts.email`.as('address'),
      fullNameOf('contacts').as('name'),
      sql<string | null>`null`.as('userUuid'),
      languageOf(sql`contacts.email`).as('language'),
    ])
    .where('contacts.uuid', '=', contactUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

function findAuthor(db: Db, contributionUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(facts)
    .select([
      sql<string | null>`coalesce(contributions.contributor_email, users.email)`.as('address'),
      // Null stays null: they want to be anonymous.
      sql<string>`coalesce(trim(contributions.contributor_name), '')`.as('name'),
      'contributions.userUuid',
      languageOf(sql`coalesce(contributions.contributor_email, users.email)`).as('language'),
    ])
    .where('contributions.uuid', '=', contributionUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

export type SenderRow = NonNullable<Awaited<ReturnType<typeof findSender>>>

/** What the receipt of a mail says. */
export function findHandled(db: Db, mailUuid: string) {
  return db
    .selectFrom('inboundMails')
    .select([
      'uuid',
      'contactUuid',
      'answeredUuid',
      'state',
      'droppedFor',
      'filedUuid',
      'photosLeft',
      'filesLeft',
      'picturesLeft',
      'wordsCut',
    ])
    .where('uuid', '=', mailUuid)
    .where('state', '!=', 'RECEIVED')
    .executeTakeFirst()
}

export type HandledRow = NonNullable<Awaited<ReturnType<typeof findHandled>>>

/** Photos of a memory that came by mail. */
export async function countPhotos(db: Db, contributionUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contributionUuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Mails whose job did not come to an end: it is queued again. */
export async function listForgotten(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('inboundMails')
    .select('uuid')
    .where('state', '=', 'RECEIVED')
    .where('receivedAt', '<', before)
    .orderBy('receivedAt')
    .limit(500)
    .execute()
  return rows.map(({ uuid }) => uuid)
}

/** Deletes mails that could never be filed. */
export const removeUnfiled = (db: Db, before: Date) =>
  db.deleteFrom('inboundMails').where('state', '=', 'RECEIVED').where('receivedAt', '<', before).execute()

/** Deletes what was received before `before`: by then it was handled, or never can be. */
export const removeMails = (db: Db, before: Date) =>
  db.deleteFrom('inboundMails').where('receivedAt', '<', before).execute()
