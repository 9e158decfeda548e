import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contributions as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicState } from '#server/lib/public-state.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as contributions from '#server/modules/contributions/service.ts'
import * as media from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
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
  const from = senderOf(mail.from, sender.address, await isAligned(context, row, attempt))
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
  try {
    for (const email of new Set([address, from || null]))
      await blocking.requireNotBlocked(db, memorialUuid, {
        userUuid: email === address ? userUuid : null,
        email,
      })
    return false
  } catch (reason) {
    if (reason instanceof DomainError && ['BLOCKED', 'ADDRESS_UNPROVEN'].includes(reason.code)) return true
    throw reason
  }
}

/**
 * Forgets what a mail said, and counts it. Its sender is told only where they can do something about it, and only at the
 * address that we wrote to, so that nobody can have us write to others.
 */
async function drop(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { uuid }: MailRow,
  droppedFor: NonNullable<MailRow['droppedFor']>,
  from: MailSender | null = null,
  filesLeft = 0,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const dropped = await tx
      .updateTable('inboundMails')
      .set({ ...forgotten, filesLeft, state: 'DROPPED', droppedFor })
      .where('uuid', '=', uuid)
      .where('state', '=', 'RECEIVED')
      .returning('uuid as mailUuid')
      .executeTakeFirst()
    if (dropped && from === 'PROVEN') await jobs.enqueue(tx, 'inbound.receipt', dropped, { key: uuid })
  })
}

/** What a mail said, and where it came from. */
const forgotten = { raw: null, envelopeFrom: null, ip: null, helo: null }

interface Read {
  mail: ReadMail
  sender: SenderRow
  from: MailSender
}

async function file(context: Context, row: MailRow, { mail, sender, from }: Read): Promise<void> {
  const { jobs } = context
  const { uuid: mailUuid, memorialUuid } = row
  const { kept, left } = await keepPhotos(context, row, mail.photos)
  const { message, isCut } = fitting(mail.text)
  if (message === '' && kept.length === 0) return drop(context, row, 'EMPTY', from, mail.filesLeft + left)
  // Who answers an invitation without a name in our list is named as they name themselves.
  const name = sender.name || (row.contactUuid ? mail.fromName : '')
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    // Another run of the job may have filed it.
    const received = await tx
      .updateTable('inboundMails')
      .set({ ...forgotten, state: 'FILED', photosLeft: left, filesLeft: mail.filesLeft, wordsCut: isCut })
      .where('uuid', '=', mailUuid)
      .where('state', '=', 'RECEIVED')
      .returning('uuid')
      .executeTakeFirst()
    if (!received) return
    const filedUuid = await contributions.storeMailed(context, tx, {
      memorialUuid,
      contributorName: name || null,
      contributorEmail: sender.address,
      message,
      mailSender: from,
      photos: kept,
    })
    await tx.updateTable('inboundMails').set({ filedUuid }).where('uuid', '=', mailUuid).execute()
    await jobs.enqueue(tx, 'inbound.receipt', { mailUuid }, { key: mailUuid })
  })
}

/** Whether the mail comes from whoever was written to. */
type MailSender = 'PROVEN' | 'OTHER' | 'UNPROVEN'

/**
 * @param from the address in the From header, in small letters
 * @param address where the mail went that is answered
 * @param isAligned whether the domain of `from` vouches for the mail
 */
function senderOf(from: string, address: string | null, isAligned: boolean): MailSender {
  if (!isAligned) return 'UNPROVEN'
  return from !== '' && from === address?.toLowerCase() ? 'PROVEN' : 'OTHER'
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
  const destination = { kind: 'mail', sender: { memorialUuid, mailUuid: uuid } } as const
  for (const [index, photo] of photos.slice(0, limits.photosMax).entries()) {
    const clientId = idOf(`${uuid} ${index}`)
    try {
      const { mediaUuid } = await asFile(context, photo, (path) => {
        const arrived = { path, bytes: photo.bytes.length, originalName: photo.filename }
        return media.takeUpload(context, destination, arrived, { title: '', clientId })
      })
      kept.push(mediaUuid)
    } catch (reason) {
      if (!(reason instanceof DomainError)) throw reason
    }
  }
  return { kept, left: photos.length - kept.length }
}

/** Writes it to a file for as long as the work takes. */
async function asFile<T>(
  { workDir }: Pick<Context, 'workDir'>,
  { bytes }: MailedPhoto,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(workDir, `mail-${randomUUID()}`)
  try {
    await writeFile(path, bytes)
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** The same id for the same words. */
function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
