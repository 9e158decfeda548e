import { DomainError } from '#server/lib/domain-error.ts'
import { publicState } from '#server/lib/public-state.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as contributions from '#server/modules/contributions/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobContext } from '#server/ports/jobs.ts'
import { type ReadMail, readMail } from './read-mail.ts'
import * as repo from './repo.ts'
import { fitting, type MailSender, senderOf } from './rules-filing.ts'
import { keepPhotos } from './service-mailed-photos.ts'

/** A domain whose DNS does not answer vouches for nothing. */
const TRIES_OF_DNS = 4

/** Makes a memory of a mail that was received. A second run changes nothing. */
export async function fileMail(
  context: Context,
  mailUuid: string,
  { attempt }: Pick<JobContext, 'attempt'>,
): Promise<void> {
  const row = await repo.findReceived(context.db, mailUuid)
  if (!row?.raw) return
  const mail = await readMail(row.raw, row.envelopeFrom).catch(() => null)
  if (!mail) return drop(context, row, 'BROKEN')
  if (mail.isAutomatic) return drop(context, row, 'AUTOMATIC')
  const sender = await repo.findSender(context.db, row)
  if (!sender) return drop(context, row, 'CLOSED')
  const from = senderOf(mail.from, sender.address, await isAligned(context, row, attempt))
  if (!['open', 'locked'].includes(publicState(sender))) return drop(context, row, 'CLOSED', from)
  if (await isBlocked(context, sender, mail.from)) return drop(context, row, 'BLOCKED')
  if (mail.text === '' && mail.photos.length === 0)
    return drop(context, row, 'EMPTY', from, { filesLeft: mail.filesLeft })
  await file(context, row, { mail, sender, from })
}

type Row = repo.ReceivedRow

async function isAligned({ senderCheck }: Pick<Context, 'senderCheck'>, row: Row, attempt: number) {
  const { raw, envelopeFrom, ip, helo } = row
  if (!raw) return false
  try {
    return await senderCheck.isAligned({ raw, envelopeFrom: envelopeFrom ?? '', ip, helo })
  } catch (reason) {
    if (attempt < TRIES_OF_DNS) throw reason
    return false
  }
}

async function isBlocked(
  { db }: Pick<Context, 'db'>,
  sender: repo.SenderRow,
  from: string,
): Promise<boolean> {
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
  { uuid }: Row,
  why: repo.DroppedFor,
  from: MailSender | null = null,
  left: repo.LeftOut = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const dropped = await repo.markDropped(tx, uuid, why, left)
    if (dropped && from === 'PROVEN')
      await jobs.enqueue(tx, 'inbound.receipt', { mailUuid: uuid }, { key: uuid })
  })
}

interface Read {
  mail: ReadMail
  sender: repo.SenderRow
  from: MailSender
}

async function file(context: Context, row: Row, { mail, sender, from }: Read): Promise<void> {
  const { jobs } = context
  const { uuid: mailUuid, memorialUuid } = row
  const { kept, left, tooSmall } = await keepPhotos(context, row, mail.photos)
  const { message, isCut } = fitting(mail.text)
  if (message === '' && kept.length === 0)
    return drop(context, row, 'EMPTY', from, { filesLeft: mail.filesLeft + left, picturesLeft: tooSmall })
  // Who answers an invitation without a name in our list is named as they name themselves.
  const name = sender.name || (row.contactUuid ? mail.fromName : '')
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    if (!(await repo.lockReceived(tx, mailUuid))) return
    const filedUuid = await contributions.fileMailed(context, tx, {
      memorialUuid,
      contributorName: name || null,
      contributorEmail: sender.address,
      message,
      mailSender: from,
      photos: kept,
    })
    await repo.markFiled(tx, mailUuid, {
      filedUuid,
      photosLeft: left,
      filesLeft: mail.filesLeft,
      picturesLeft: tooSmall,
      wordsCut: isCut,
    })
    await jobs.enqueue(tx, 'inbound.receipt', { mailUuid }, { key: mailUuid })
  })
}
