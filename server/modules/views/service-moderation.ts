import type { ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { readModeration } from './repo-moderation.ts'

/** The memorial as a moderator sees it. Rejects with MEMORIAL_NOT_FOUND when it was deleted meanwhile. */
export async function getModeration({ db }: Pick<Context, 'db'>, { memorialUuid }: ModeratorAccess) {
  const moderation = await readModeration(db, memorialUuid)
  if (!moderation) throw new DomainError('MEMORIAL_NOT_FOUND')
  return { moderation }
}
