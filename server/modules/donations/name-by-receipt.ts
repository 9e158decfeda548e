import { fieldProblem } from '#contract/field-problem.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { readReceipt } from './queries.ts'

/** The gift that a mailed receipt is about, and whom its seal is for; undefined when it is gone. */
export async function findByReceipt({ db }: Pick<Context, 'db'>, donationUuid: string) {
  const row = await readReceipt(db, donationUuid)
  return row?.deletedAt === null
    ? { ...row, keys: { secret: row.linkSecret, address: row.address } }
    : undefined
}

/**
 * Shows the family who gave, or hides it. A gift of an account has the account's name; one without has its own, which is
 * forgotten when it becomes anonymous. Rejects with BAD_INPUT for such a gift without a name, or RECEIPT_INVALID when it was given back
 * meanwhile.
 */
export function nameByReceipt(
  context: Context,
  { memorialUuid, uuid, userUuid }: MailedRow,
  { anonymous, name }: { anonymous: boolean; name: string },
): Promise<void> {
  const isGuest = userUuid === null
  if (isGuest && !anonymous && name === '')
    throw new DomainError('BAD_INPUT', { field: 'name', problem: fieldProblem('enterName') })
  const donorName = isGuest && !anonymous ? name : null
  return changes.changeWithoutNewVersion(context, memorialUuid, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payments')
      .set({ anonymous, donorName })
      .where('uuid', '=', uuid)
      .where('completedAt', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new DomainError('RECEIPT_INVALID')
  })
}

type MailedRow = NonNullable<Awaited<ReturnType<typeof findByReceipt>>>
