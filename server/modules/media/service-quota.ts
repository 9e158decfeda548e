import { contributions, memorial } from '#contract/limits.ts'
import { DAY_SECONDS, dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'
import * as quotaRepo from './repo-quota.ts'
import { countSent } from './repo-staged.ts'
import { quota } from './rules.ts'
import { deleteRemoved } from './service-expired.ts'

/** The kind of file to come. `contribution`: a visitor's photo. */
export type Coming = 'photo' | 'profile' | 'video' | 'contribution'

// Checks how much room is left, before a file is sent.

/**
 * Rejects with TOO_MANY_PHOTOS, TOO_MANY_ATTEMPTS or NO_ROOM when a file of this size would be refused after its
 * upload. If room is short, removed files that could still be restored are deleted first.
 */
export async function requireQuota(
  context: Context,
  coming: Coming,
  sender: quotaRepo.Sender,
  bytes: number,
): Promise<void> {
  await requireNumber(context, coming, sender)
  for (const scope of ['memorial', 'account'] as const) await makeRoom(context, sender, scope, bytes)
}

async function requireNumber(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  coming: Coming,
  sender: quotaRepo.Sender,
): Promise<void> {
  if (coming === 'photo' && (await repo.endOfPhotos(db, sender.memorialUuid)).count >= memorial.photosMax)
    throw new DomainError('TOO_MANY_PHOTOS')
  if (coming !== 'contribution') return
  if ((await countSent(db, sender, dayBefore(clock.now()))) >= contributions.photosPerDay)
    throw new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: DAY_SECONDS })
}

async function makeRoom(
  context: Context,
  sender: quotaRepo.Sender,
  scope: quotaRepo.Scope,
  bytes: number,
): Promise<void> {
  const { db, clock } = context
  const { lying, removed, underWay } = await quotaRepo.bytesIn(db, sender, scope, dayBefore(clock.now()))
  let over = lying + underWay + bytes - quota[scope]
  if (over > removed) throw new DomainError('NO_ROOM')
  if (over <= 0) return
  for (const file of await quotaRepo.listRemoved(db, sender, scope)) {
    await deleteRemoved(context, file.uuid, new Date(clock.now().getTime() + 1))
    over -= file.bytes
    if (over <= 0) return
  }
}

/**
 * Records that an upload begins or continues. Rejects as `requireQuota` does. One account has `quota.underWay` for
 * unfinished uploads; if that is short, its oldest are given up.
 *
 * @returns ids of the uploads that are given up
 */
export async function beginCounted(
  context: Context,
  id: string,
  coming: Coming,
  sender: quotaRepo.Sender,
  bytes: number,
): Promise<string[]> {
  const { clock, db } = context
  const since = dayBefore(clock.now())
  if (await quotaRepo.isUnderWay(db, id, since)) return []
  await requireQuota(context, coming, sender, bytes)
  return db.transaction().execute(async (tx) => {
    await quotaRepo.lockAccountUploads(tx, sender.userUuid)
    const { memorialUuid, userUuid } = sender
    const others = (await quotaRepo.listUnderWay(tx, userUuid, since)).filter((one) => one.id !== id)
    const waying: string[] = []
    let under = others.reduce((sum, one) => sum + one.bytes, bytes)
    for (const one of others) {
      if (under <= quota.underWay) break
      waying.push(one.id)
      under -= one.bytes
    }
    if (waying.length > 0) await quotaRepo.removeUnderWay(tx, waying)
    await quotaRepo.insertUnderWay(tx, { id, memorialUuid, userUuid, bytes, begunAt: clock.now() })
    return waying
  })
}

/** The upload is complete, or not wanted any more. */
export const endUpload = ({ db }: Pick<Context, 'db'>, id: string) => quotaRepo.removeUnderWay(db, [id])
