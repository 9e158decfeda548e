import { contributions, memorial } from '#contract/limits.ts'
import { DAY_SECONDS, dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as repo from './repo.ts'
import * as quotaRepo from './repo-quota.ts'
import { countSent } from './repo-staged.ts'
import { quota } from './rules.ts'
import type { MediaDeps } from './service-deps.ts'
import { deletingExpired } from './service-expired.ts'

/** The kind of file to come. `contribution`: a visitor's photo. */
export type Coming = 'photo' | 'profile' | 'video' | 'contribution'

/** Checks how much room is left, before a file is sent. */
export function uploadQuota(deps: MediaDeps) {
  const { db, clock } = deps
  const { deleteRemoved } = deletingExpired(deps)

  /**
   * Rejects with TOO_MANY_PHOTOS, TOO_MANY_ATTEMPTS or NO_ROOM when a file of this size would be refused after its
   * upload. If room is short, removed files that could still be restored are deleted first.
   */
  async function requireQuota(coming: Coming, sender: quotaRepo.Sender, bytes: number): Promise<void> {
    await requireNumber(coming, sender)
    for (const scope of ['memorial', 'account'] as const) await makeRoom(sender, scope, bytes)
  }

  async function requireNumber(coming: Coming, sender: quotaRepo.Sender): Promise<void> {
    if (coming === 'photo' && (await repo.endOfPhotos(db, sender.memorialUuid)).count >= memorial.photosMax)
      throw new DomainError('TOO_MANY_PHOTOS')
    if (coming !== 'contribution') return
    if ((await countSent(db, sender, dayBefore(clock.now()))) >= contributions.photosPerDay)
      throw new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: DAY_SECONDS })
  }

  async function makeRoom(sender: quotaRepo.Sender, scope: quotaRepo.Scope, bytes: number): Promise<void> {
    const { lying, removed, underWay } = await quotaRepo.bytesIn(db, sender, scope, dayBefore(clock.now()))
    let over = lying + underWay + bytes - quota[scope]
    if (over > removed) throw new DomainError('NO_ROOM')
    if (over <= 0) return
    for (const file of await quotaRepo.listRemoved(db, sender, scope)) {
      await deleteRemoved(file.uuid, new Date(clock.now().getTime() + 1))
      over -= file.bytes
      if (over <= 0) return
    }
  }

  /**
   * Records that an upload begins or continues. Rejects as `requireRoom` does. One account has `quota.underWay` for
   * unfinished uploads; if that is short, its oldest are given up.
   *
   * @returns ids of the uploads that are given up
   */
  async function beginUpload(
    id: string,
    coming: Coming,
    sender: quotaRepo.Sender,
    bytes: number,
  ): Promise<string[]> {
    const since = dayBefore(clock.now())
    if (await quotaRepo.isUnderWay(db, id, since)) return []
    await requireQuota(coming, sender, bytes)
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
  const endUpload = (id: string) => quotaRepo.removeUnderWay(db, [id])

  return { requireQuota, beginUpload, endUpload }
}
