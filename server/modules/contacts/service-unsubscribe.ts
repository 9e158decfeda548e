import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import { readMemorialOfToken, removeSuccessor, unsubscribeAnswer, unsubscribeContact } from './repo.ts'

/**
 * Needs only the token of an invitation, of a mail about an answer, or of the archive's mail to a successor, whom it takes
 * off the list (docs/decisions/0035): mail programs call it without a session. Rejects with CONTACT_NOT_FOUND.
 */
export async function unsubscribe(context: Pick<Context, 'clock' | 'db'>, token: string): Promise<void> {
  const now = context.clock.now()
  const found = await context.db.transaction().execute(async (tx) => {
    if ((await unsubscribeContact(tx, token, now)) || (await unsubscribeAnswer(tx, token, now))) return true
    const memorialUuid = await removeSuccessor(tx, token, now)
    if (memorialUuid)
      await auditLog.record(context, tx, { memorialUuid, successorUuid: null }, 'DECLINED_NAMING')
    return memorialUuid !== null
  })
  if (!found) throw new DomainError('CONTACT_NOT_FOUND')
}

/** The memorial whose mails the token ends; null where it leads nowhere. Whoever has the token was mailed its name. */
export const memorialOfToken = async ({ db }: Pick<Context, 'db'>, token: string) =>
  (await readMemorialOfToken(db, token)) ?? null
