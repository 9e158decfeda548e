import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'

// Who wants mail about what comes in. Jobs send the mails.

export async function getDigest({ db }: Pick<Context, 'db'>, { memorialUuid, userUuid }: HostAccess) {
  const row = await db
    .selectFrom('relationships')
    .select('digest')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
  // They stopped being a host a moment ago.
  if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
  return { daily: row.digest }
}

/** A host who turns it on again gets news from then on. */
export async function changeDigest(context: Context, host: HostAccess, daily: boolean) {
  await context.db
    .updateTable('relationships')
    .set({ digest: daily, ...(daily && { digestSentAt: context.clock.now() }) })
    .where('memorialUuid', '=', host.memorialUuid)
    .where('userUuid', '=', host.userUuid)
    .where('digest', '!=', daily)
    .execute()
  return getDigest(context, host)
}

/** Needs only the token of the mail, since mail programs call it without a session. Rejects with DIGEST_UNKNOWN. */
export async function endDigest({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('relationships')
    .set({ digest: false })
    .where('digestToken', '=', token)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('DIGEST_UNKNOWN')
}

/** The memorial that such a link is about, if it leads to one. Whoever has the link was mailed its name. */
export const findMemorialByToken = async ({ db }: Pick<Context, 'db'>, token: string) =>
  (await db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug'])
    .where('relationships.digestToken', '=', token)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.hiddenAt', 'is', null)
    .executeTakeFirst()) ?? null
