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
  const { raw, envelopeFrom, ip, helo } = row
  const isVouchedFor = await context.senderCheck
    .isAligned({ raw, envelopeFrom: envelopeFrom ?? '', ip, helo })
    .catch((reason) => (attempt < TRIES_OF_DNS ? Promise.reject(reason) : false))
  const from = !isVouchedFor ? 'UNPROVEN' : isOwnAddress ? 'PROVEN' : 'OTHER'
  if (!['open', 'locked'].includes(publicState(sender))) return drop(context, row, 'CLOSED', from)
  if (await isBlocked(context, sender, mail.from)) return drop(context, row, 'BLOCKED')
  if (mail.isUnreadable) return drop(context, row, 'BROKEN', from)
  await file(context, row, { mail, sender, from })
}

async function isBlocked({ db }: Pick<Context, 'db'>, sender: SenderRow, from: string): Promise<boolean> {
  const { memorialUuid, userUuid, address } = sender
  const asWrittenTo = { userUuid, email: address, isProven: userUuid !== null }
  const asSent = { userUuid: null, email: from === address ? null : from, isProven: false }
  const blocks = [asWrittenTo, asSent].map((somebody) => isBlockedAt(memorialUuid, somebody))
  const found = await db.selectNoFrom((eb) => eb.or(blocks).as('isBlocked')).executeTakeFirstOrThrow()
  return Boolean(found.isBlocked)
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
  const message = fitting(mail.text)
  if (message === '' && kept.length === 0) return drop(context, row, 'EMPTY', from, mail.filesLeft + left)
  // Who answers an invitation without a name in our list is named as they name themselves.
  const name = sender.name || (row.contactUuid ? mail.fromName : '')
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    const wordsCut = mail.wordsCut || message.length < mail.text.length
    const counts = { photosLeft: left, filesLeft: mail.filesLeft, wordsCut }
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
    await placeFiles(tx, filedUuid, { files: kept.map((uuid) => ({ uuid, title: null })), removed: [] }, now)
    await tx.updateTable('inboundMails').set({ filedUuid }).where('uuid', '=', mailUuid).execute()
    await jobs.enqueue(tx, 'inbound.receipt', { mailUuid }, { key: mailUuid })
  })
}

/** What a memory holds of a text: all of it, or its beginning without a last word or letter that is broken. */
function fitting(text: string): string {
  const start = text.slice(0, limits.messageMax)
  return start === text ? text : start.replace(/\s\S{0,99}$|[\ud800-\udbff]$/, '').trimEnd()
}

/** Stores the photos of a mail, counts the unreadable, too large or too many. A second run finds those of the first. */
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
