import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Updateable } from 'kysely'
import { contributions as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isBlockedAt } from '#server/lib/is-blocked.ts'
import { publicState } from '#server/lib/public-state.ts'
import { screenLine, screenText } from '#server/lib/spam.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { insertContribution, placeFiles } from '#server/modules/contributions/write-contribution.ts'
import { takeUpload } from '#server/modules/media/take-upload.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Tx } from '#server/ports/database.ts'
import type { JobContext } from '#server/ports/jobs.ts'
import { findMail, findSender, type MailRow, type SenderRow } from './queries.ts'
import { type MailedPhoto, type ReadMail, readMail } from './read-mail.ts'

/** A domain whose DNS does not answer vouches for nothing. */
const TRIES_OF_DNS = 4

/** Makes a memory of a mail that was received. A second run changes nothing. */
export async function makeMemory(
  context: Context,
  mailUuid: string,
  { attempt }: Pick<JobContext, 'attempt'>,
): Promise<void> {
  const row = await findMail(context.db, mailUuid)
  if (!row?.raw) return
  const mail = await readMail(row.raw, row.envelopeFrom).catch(() => null)
  if (!mail) return drop(context, row, 'BROKEN')
  if (mail.isAutomatic) return drop(context, row, 'AUTOMATIC')
  const sender = await findSender(context.db, row)
  if (!sender) return drop(context, row, 'CLOSED')
  const isOwnAddress = mail.from !== '' && mail.from === sender.address?.toLowerCase()
  const isVouchedFor = await isAligned(context, row, attempt)
  const from = !isVouchedFor ? 'UNPROVEN' : isOwnAddress ? 'PROVEN' : 'OTHER'
  if (!['open', 'locked'].includes(publicState(sender))) return drop(context, row, 'CLOSED', from)
  if (await isBlocked(context, sender, mail.from)) return drop(context, row, 'BLOCKED')
  if (mail.text === '' && mail.photos.length === 0) return drop(context, row, 'EMPTY', from, mail.filesLeft)
  await file(context, row, { mail, sender, from })
}

async function isAligned({ senderCheck }: Pick<Context, 'senderCheck'>, row: MailRow, attempt: number) {
  const { raw, envelopeFrom, ip, helo } = row
  if (!raw) return false
  try {
    return await senderCheck.isAligned({ raw, envelopeFrom: envelopeFrom ?? '', ip, helo })
  } catch (reason) {
    if (attempt < TRIES_OF_DNS) throw reason
    return false
  }
}

async function isBlocked({ db }: Pick<Context, 'db'>, sender: SenderRow, from: string): Promise<boolean> {
  const { memorialUuid, userUuid, address } = sender
  const asWrittenTo = { userUuid, email: address, isProven: userUuid !== null }
  const asSent = { userUuid: null, email: from === address ? null : from, isProven: false }
  const found = await db
    .selectNoFrom([
      isBlockedAt(memorialUuid, asWrittenTo).as('isBlocked'),
      isBlockedAt(memorialUuid, asSent).as('isOtherBlocked'),
    ])
    .executeTakeFirstOrThrow()
  return found.isBlocked || found.isOtherBlocked
}

/**
 * Forgets what a mail said, and counts it. Its sender is told only where they can do something about it, and only at the
 * address that we wrote to, so that nobody can have us write to others.
 */
async function drop(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  row: MailRow,
  droppedFor: NonNullable<MailRow['droppedFor']>,
  from: MailSender | null = null,
  filesLeft = 0,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isFirst = await settle(tx, row, { filesLeft, state: 'DROPPED', droppedFor })
    const { uuid: mailUuid } = row
    if (isFirst && from === 'PROVEN')
      await jobs.enqueue(tx, 'inbound.receipt', { mailUuid }, { key: mailUuid })
  })
}

/** Forgets what a mail said, and where it came from. False when another run of the job has settled it. */
async function settle(tx: Tx, { uuid }: MailRow, outcome: Updateable<DB['inboundMails']>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inboundMails')
    .set({ raw: null, envelopeFrom: null, ip: null, helo: null, ...outcome })
    .where('uuid', '=', uuid)
    .where('state', '=', 'RECEIVED')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether the mail comes from whoever was written to, as far as the domain of its sender vouches for that. */
type MailSender = 'PROVEN' | 'OTHER' | 'UNPROVEN'

async function file(
  context: Context,
  row: MailRow,
  { mail, sender, from }: { mail: ReadMail; sender: SenderRow; from: MailSender },
): Promise<void> {
  const { jobs, clock } = context
  const { uuid: mailUuid, memorialUuid } = row
  const { kept, left } = await keepPhotos(context, row, mail.photos)
  const { message, isCut } = fitting(mail.text)
  if (message === '' && kept.length === 0) return drop(context, row, 'EMPTY', from, mail.filesLeft + left)
  // Who answers an invitation without a name in our list is named as they name themselves.
  const name = sender.name || (row.contactUuid ? mail.fromName : '')
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    const counts = { photosLeft: left, filesLeft: mail.filesLeft, wordsCut: isCut }
    if (!(await settle(tx, row, { ...counts, state: 'FILED' }))) return
    // It belongs to no account, and always waits for a host, whatever the memorial's setting: what a program cut out of a mail
    // can hold a signature, or somebody else's words (docs/decisions/0027).
    const now = clock.now()
    const filedUuid = await insertContribution(tx, {
      memorialUuid,
      message,
      contributorName: name || null,
      contributorEmail: sender.address,
      state: 'PENDING',
      pendingReason: screenText(message, 0) ?? screenLine(name) ?? 'APPROVAL',
      mailSender: from,
      dateCreated: now,
      updatedAt: now,
    })
    const files = kept.map((uuid) => ({ uuid, title: null }))
    await placeFiles(tx, filedUuid, { files, removed: [] }, now)
    await tx.updateTable('inboundMails').set({ filedUuid }).where('uuid', '=', mailUuid).execute()
    await jobs.enqueue(tx, 'inbound.receipt', { mailUuid }, { key: mailUuid })
  })
}

/** What a memory holds of a text: all of it, or its beginning up to a space. */
function fitting(text: string): { message: string; isCut: boolean } {
  if (text.length <= limits.messageMax) return { message: text, isCut: false }
  const start = text.slice(0, limits.messageMax)
  const space = start.search(/\s\S*$/)
  // Half of a letter outside of the first plane is none.
  const whole = (space > limits.messageMax / 2 ? start.slice(0, space) : start).replace(
    /[\ud800-\udbff]$/,
    '',
  )
  return { message: whole.trimEnd(), isCut: true }
}

/**
 * Stores the photos of a mail, and counts what was unreadable, too large or too many. A second run finds those of the first.
 *
 * @returns the uuids of what it kept
 */
async function keepPhotos(
  context: Context,
  { uuid, memorialUuid }: MailRow,
  photos: readonly MailedPhoto[],
): Promise<{ kept: string[]; left: number }> {
  const kept: string[] = []
  const destination = { kind: 'mail', sender: { memorialUuid, userUuid: null, sentBy: uuid } } as const
  for (const [index, { bytes, filename }] of photos.slice(0, limits.photosMax).entries()) {
    const path = join(context.workDir, `mail-${randomUUID()}`)
    try {
      await writeFile(path, bytes)
      const arrived = { path, bytes: bytes.length, originalName: filename }
      const wanted = { title: '', clientId: idOf(`${uuid} ${index}`) }
      kept.push((await takeUpload(context, destination, arrived, wanted)).mediaUuid)
    } catch (reason) {
      if (!(reason instanceof DomainError)) throw reason
    } finally {
      await rm(path, { force: true })
    }
  }
  return { kept, left: photos.length - kept.length }
}

/** The same id for the same words. */
function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
