import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { endByToken, readMemorialOfToken, setDigest, wantsDigest } from './repo.ts'

// Who wants mail about what comes in. Jobs send the mails.

export async function getDigest({ db }: Pick<Context, 'db'>, host: HostAccess) {
  const daily = await wantsDigest(db, host)
  // They stopped being a host a moment ago.
  if (daily === null) throw new DomainError('MEMORIAL_NOT_FOUND')
  return { daily }
}

export async function changeDigest(context: Context, host: HostAccess, daily: boolean) {
  await setDigest(context.db, host, daily, context.clock.now())
  return getDigest(context, host)
}

/** Needs only the token of the mail, since mail programs call it without a session. Rejects with DIGEST_UNKNOWN. */
export async function endDigest({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  if (!(await endByToken(db, token))) throw new DomainError('DIGEST_UNKNOWN')
}

/** The memorial that such a link is about; null where it leads nowhere. Whoever has the link was mailed its name. */
export const memorialOfToken = async ({ db }: Pick<Context, 'db'>, token: string) =>
  (await readMemorialOfToken(db, token)) ?? null
