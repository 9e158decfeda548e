import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import { findInviting } from './repo.ts'

/**
 * Whether people can be invited to its page. Rejects with NOT_PAID, TAKEN_OFF, YEAR_ENDED, INVITE_PRIVATE or INVITE_NAME.
 */
export async function requireOpenPage(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
): Promise<void> {
  const row = await findInviting(db, memorialUuid)
  if (!row?.paymentCompletedAt) throw new DomainError('NOT_PAID')
  if (row.hiddenAt) throw new DomainError('TAKEN_OFF')
  if (row.archivedAt) throw new DomainError('YEAR_ENDED')
  if (row.visibility === 'PRIVATE') throw new DomainError('INVITE_PRIVATE')
  refuseOffer(row.nameOfPerson)
}

/**
 * The name is in the subject of mails to people who did not ask for them. Rejects with INVITE_NAME when it contains an
 * advertisement. Says whether the memorial is paid for: before, few are mailed.
 */
export async function requireMailableName(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
): Promise<{ isPaid: boolean }> {
  const row = await findInviting(db, memorialUuid)
  if (row) refuseOffer(row.nameOfPerson)
  return { isPaid: Boolean(row?.paymentCompletedAt) }
}

function refuseOffer(nameOfPerson: string): void {
  if (mailableName(nameOfPerson) === '') throw new DomainError('INVITE_NAME')
}
