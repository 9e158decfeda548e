import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fullName, hostName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { publicState } from '#server/lib/public-state.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentContribution } from './present.ts'
import { readWhole } from './select-contributions.ts'
import { removeContributed, writeContribution } from './write-contribution.ts'

// A memory by its mailed receipt, whose holder proved nothing but that they have it (docs/decisions/0027).

/** The memory, whom its seal is for, and whether it can be changed; undefined when it is gone. */
export async function findByReceipt({ db }: Pick<Context, 'db'>, contributionUuid: string) {
  const row = await findReceipt(db, contributionUuid)
  return (
    row && {
      ...row,
      keys: { secret: row.linkSecret, address: row.address },
      canChange: ['open', 'locked'].includes(publicState(row)),
    }
  )
}

/** As its author sees it, without their address. */
export async function readByReceipt({ db }: Pick<Context, 'db'>, { memorialUuid, uuid }: ReceiptRow) {
  const whole = await readWhole(db, memorialUuid, { uuid })
  if (!whole) throw new DomainError('RECEIPT_INVALID')
  return presentContribution(whole)
}

/**
 * Rejects with PUBLIC_…, BLOCKED, CONTRIBUTION_EMPTY, MEDIA_NOT_FOUND, or RECEIPT_INVALID when it was taken away meanwhile. What came by
 * mail waits again when its words change, whatever the memorial's setting; other memories appear as when they are changed on the page.
 */
export function changeByReceipt(
  context: Context,
  found: ReceiptRow & { canChange: boolean },
  change: { contributorName: string | null; message: string; removedPhotoIds: readonly string[] },
): Promise<void> {
  const { memorialUuid, uuid, canChange } = found
  const state = publicState(found)
  if (state === 'ended') throw new DomainError('PUBLIC_ENDED')
  if (state === 'private') throw new DomainError('PUBLIC_PRIVATE')
  if (!canChange) throw new DomainError('PUBLIC_MISSING')
  return changes.change(context, memorialUuid, async (tx) => {
    // After the lock: another change may have come first.
    const row = await findReceipt(tx, uuid)
    if (!row) throw new DomainError('RECEIPT_INVALID')
    const { userUuid, address: email } = row
    await blocking.requireNotBlocked(tx, memorialUuid, { userUuid, email, isProven: true })
    const removed = change.removedPhotoIds.map((id) => id.toLowerCase())
    const sent = { ...change, files: { removed, kept: [] } }
    const appearAtOnce = userUuid ? row.appearAtOnce : 'NONE'
    await writeContribution(tx, { memorialUuid, userUuid, email }, row, sent, {
      appearAtOnce,
      keepsState: true,
      now: context.clock.now(),
    })
  })
}

/** Like `withdrawContribution`, whatever the state of the memorial. Rejects with RECEIPT_INVALID. */
export function withdrawByReceipt(context: Context, found: ReceiptRow): Promise<void> {
  return changes.change(context, found.memorialUuid, async (tx) => {
    if (!(await removeContributed(tx, found, 'AUTHOR', context.clock.now())))
      throw new DomainError('RECEIPT_INVALID')
  })
}

const address = sql<string>`coalesce(contributions.contributor_email, users.email)`

/**
 * A memory with everything that its mailed receipt says, and what decides about its link. `address` is where receipts go; a memory that
 * a host filed from paper has none.
 */
const findReceipt = (db: Db, contributionUuid: string) =>
  db
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
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'memorials.linkSecret',
      'memorials.appearAtOnce',
      'memorials.visibility',
      'memorials.paymentCompletedAt',
      'memorials.hiddenAt',
      'memorials.archivedAt',
      address.as('address'),
      hostName.as('host'),
      sql<string>`coalesce(nullif(trim(contributions.contributor_name), ''), ${fullName}, '')`.as('name'),
      sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'),
      sql<number>`(select count(*) from media
        where media.contribution_uuid = contributions.uuid and media.deleted_at is null)`.as('photoCount'),
    ])
    .where('contributions.uuid', '=', contributionUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('contributions.onPaper', '=', false)
    .where('memorials.deletedAt', 'is', null)
    .where(address, 'is not', null)
    .executeTakeFirst()

type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
