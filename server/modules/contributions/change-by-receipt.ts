import { sql } from 'kysely'
import { firstNameOf } from '#contract/first-name.ts'
import { receipts as limits } from '#contract/limits.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fullName } from '#server/lib/full-name.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { publicState } from '#server/lib/public-state.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName, screenLine, screenText } from '#server/lib/spam.ts'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { memoryReceiptMail } from './emails.tsx'
import { presentContribution } from './present.ts'
import { placeFiles, readWhole, withdraw } from './queries.ts'
import { readArriving } from './read-arriving.ts'
import { type Arrival, arrivalOf } from './rules-arrival.ts'
import { arrangePhotos, captionsOf } from './rules-submit.ts'

// A memory by its mailed receipt, whose holder proved nothing but that they have it (docs/decisions/0027).

/** The memory, whom its seal is for, and whether it can be changed; undefined when it is gone. */
export async function findByReceipt({ db }: Pick<Context, 'db'>, contributionUuid: string) {
  const row = await findReceipt(db, contributionUuid)
  return row && { ...row, keys: { secret: row.linkSecret, address: row.address }, canChange: isOpen(row) }
}

/** As its author sees it, without their address. */
export async function readByReceipt({ db }: Pick<Context, 'db'>, { memorialUuid, uuid }: ReceiptRow) {
  const whole = await readWhole(db, memorialUuid, { uuid })
  if (!whole) throw new DomainError('RECEIPT_INVALID')
  return presentContribution(whole)
}

interface Change {
  contributorName: string | null
  message: string
  removedPhotoIds: readonly string[]
}

/**
 * Rejects with PUBLIC_…, BLOCKED, CONTRIBUTION_EMPTY, MEDIA_NOT_FOUND, or RECEIPT_INVALID when it was taken away meanwhile. What came by
 * mail waits again when its words change, whatever the memorial's setting; other memories appear as when they are changed on the page.
 */
export function changeByReceipt(context: Context, found: ReceiptRow, change: Change): Promise<void> {
  requireOpen(found)
  const { memorialUuid, uuid } = found
  return changes.change(context, memorialUuid, async (tx) => {
    // After the lock: another change may have come first.
    const row = await findReceipt(tx, uuid)
    if (!row) throw new DomainError('RECEIPT_INVALID')
    await blocking.requireNotBlocked(tx, memorialUuid, {
      userUuid: row.userUuid,
      email: row.address,
      isProven: true,
    })
    const whole = await readWhole(tx, memorialUuid, { uuid })
    const own = (whole?.media ?? []).map((photo) => ({ ...photo, used: true, removed: false }))
    const removed = change.removedPhotoIds.map((id) => id.toLowerCase())
    const arranged = arrangePhotos(own, { removed, kept: [] })
    const { message, contributorName } = change
    if (message === '' && arranged.photos.length + (whole?.recordings.length ?? 0) === 0)
      throw new DomainError('CONTRIBUTION_EMPTY')
    const isSame = message === row.message && (contributorName ?? '') === (row.contributorName ?? '')
    const arrival = isSame ? {} : await arrivalAfter(tx, row, change, captionsOf(arranged, own))
    const now = context.clock.now()
    await tx
      .updateTable('contributions')
      .set({ ...arrival, message, contributorName, updatedAt: now })
      .where('uuid', '=', uuid)
      .execute()
    await placeFiles(tx, uuid, 'photos', arranged, now)
  })
}

async function arrivalAfter(
  tx: Tx,
  row: ReceiptRow,
  { message, contributorName }: Change,
  captions: string[],
): Promise<Arrival> {
  const { memorialUuid, userUuid, state, appearAtOnce } = row
  const lines = [contributorName ?? '', ...captions]
  if (userUuid === null) {
    if (state === 'HIDDEN') return { state, pendingReason: null }
    const found = screenText(message, 0) ?? lines.map(screenLine).find((doubt) => doubt !== null)
    return { state: 'PENDING', pendingReason: found ?? 'APPROVAL' }
  }
  const contributor = { memorialUuid, userUuid }
  return arrivalOf({
    ...(await readArriving(tx, contributor, { message, email: row.address, inviteToken: null })),
    appearAtOnce,
    message,
    lines,
    before: { state, message: row.message, lines: [row.contributorName ?? '', ...captions] },
  })
}

/** Like `withdrawContribution`, whatever the state of the memorial. Rejects with RECEIPT_INVALID. */
export function withdrawByReceipt(context: Context, found: ReceiptRow): Promise<void> {
  const { memorialUuid, uuid, userUuid } = found
  const now = context.clock.now()
  return changes.change(context, memorialUuid, async (tx) => {
    if (!(await withdraw(tx, { memorialUuid, userUuid, uuid }, now))) throw new DomainError('RECEIPT_INVALID')
  })
}

const isOpen = (row: ReceiptRow) => ['open', 'locked'].includes(publicState(row))

function requireOpen(row: ReceiptRow): void {
  const state = publicState(row)
  if (state === 'ended') throw new DomainError('PUBLIC_ENDED')
  if (state === 'private') throw new DomainError('PUBLIC_PRIVATE')
  if (!isOpen(row)) throw new DomainError('PUBLIC_MISSING')
}

/**
 * Mails the receipt of a memory, once for each; changes of it bring no other mail.
 *
 * @param askedAt when its link was asked for again; that is sent also to who wants no more mail of the memorial
 */
export async function mailReceipt(
  context: Pick<Context, 'db' | 'clock' | 'publicUrl' | 'replyAddresses'>,
  mailer: Mailer,
  contributionUuid: string,
  askedAt: string | undefined,
): Promise<void> {
  const { db, clock, publicUrl, replyAddresses } = context
  const row = await findReceipt(db, contributionUuid)
  if (!row) return
  const { memorialUuid, uuid, address, name, shareSlug, state, photoCount } = row
  if (!askedAt && (await isUnsubscribed(db, memorialUuid, address))) return
  const language = row.language ?? defaultLanguage
  const keys = { secret: row.linkSecret, address }
  const mail = memoryReceiptMail(
    {
      nameOfPerson: mailableName(row.nameOfPerson, translateSomeoneLoved(language)),
      greeted: mailableName(firstNameOf(mailableName(name))),
      waits: state === 'PENDING',
      photos: Number(photoCount),
      days: limits.days,
      takesReplies: replyAddresses !== null,
      link: receiptLink(publicUrl, { kind: 'memory', uuid }, keys, clock.now()),
      pageLink: `${publicUrl}/view/${shareSlug}`,
    },
    language,
  )
  const replyAddress = replyAddresses?.addressOf({ kind: 'memory', uuid })
  await sendUnlessRefused(mailer, {
    id: `memory-${uuid}${askedAt ? `-${Date.parse(askedAt)}` : ''}`,
    to: address,
    host: await views.readHostName(context, memorialUuid),
    replyTo: replyAddress ? [{ name: '', address: replyAddress }] : [],
    ...mail,
  })
}

const address = sql<string>`coalesce(contributions.contributor_email, users.email)`

/**
 * A memory with everything that its mailed receipt says, and what decides about its link. `address` is where receipts go; a memory that
 * a host filed from paper has none.
 */
function findReceipt(db: Db, contributionUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select([
      'contributions.uuid',
      'contributions.memorialUuid',
      'contributions.userUuid',
      'contributions.contributorName',
      'contributions.message',
      'contributions.state',
      'contributions.mailSender',
    ])
    .select([
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'memorials.linkSecret',
      'memorials.appearAtOnce',
      'memorials.visibility',
      'memorials.paymentCompletedAt',
      'memorials.hiddenAt',
      'memorials.archivedAt',
    ])
    .select([
      address.as('address'),
      sql<string>`coalesce(nullif(trim(contributions.contributor_name), ''), ${fullName}, '')`.as('name'),
      sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'),
    ])
    .select((eb) =>
      eb
        .selectFrom('media')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('media.contributionUuid', '=', 'contributions.uuid')
        .where('media.deletedAt', 'is', null)
        .$castTo<number>()
        .as('photoCount'),
    )
    .where('contributions.uuid', '=', contributionUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('contributions.onPaper', '=', false)
    .where('memorials.deletedAt', 'is', null)
    .where(address, 'is not', null)
    .executeTakeFirst()
}

type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
