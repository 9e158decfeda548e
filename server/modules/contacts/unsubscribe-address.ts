import { sql } from 'kysely'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import type { Context } from '#server/ports/context.ts'

/**
 * Ends mails about a memorial to an address for good. Needs only the token of an invitation, of a mail about an answer, or of
 * the archive's mail to a successor, whom it takes off the list (docs/decisions/0035): mail programs call it without a
 * session. Rejects with CONTACT_NOT_FOUND.
 */
export async function unsubscribe(context: Pick<Context, 'clock' | 'db'>, token: string): Promise<void> {
  const unsubscribedAt = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ memorialUuid: string; email: string | null; isSuccessor: boolean }>`
      with contact as (
        update contacts set unsubscribed_at = coalesce(unsubscribed_at, ${unsubscribedAt})
        where invite_token = ${token} returning memorial_uuid, email
      ), successor as (
        delete from archive_successors where naming_token = ${token} returning memorial_uuid, email
      )
      select memorial_uuid, lower(email) as email, false as is_successor from contact
      union all select memorial_uuid, lower(email), false from answers where mail_token = ${token}
      union all select memorial_uuid, lower(email), true from successor`.execute(tx)
    const [found] = rows
    if (!found) throw new DomainError('CONTACT_NOT_FOUND')
    const { memorialUuid, email, isSuccessor } = found
    if (email)
      await tx
        .insertInto('unsubscribed')
        .values({ memorialUuid, email, unsubscribedAt })
        // Whoever asked for mails in between wants none from now on.
        .onConflict((conflict) => conflict.columns(['memorialUuid', 'email']).doUpdateSet({ unsubscribedAt }))
        .execute()
    if (isSuccessor)
      await auditLog.record(context, tx, { memorialUuid, successorUuid: null }, 'DECLINED_NAMING')
  })
}

/** The memorial whose mails the token ends; null where it leads nowhere. Whoever has the token was mailed its name. */
export async function findMemorialOfToken({ db }: Pick<Context, 'db'>, token: string) {
  const found = await db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'shareSlug'])
    .where('deletedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .where(
      sql<boolean>`uuid in (
        select memorial_uuid from contacts where invite_token = ${token}
        union all select memorial_uuid from answers where mail_token = ${token}
        union all select memorial_uuid from archive_successors where naming_token = ${token})`,
    )
    .executeTakeFirst()
  return found ?? null
}
