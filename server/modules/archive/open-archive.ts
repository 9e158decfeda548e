import type { Restored } from '#contract/archive.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as media from '#server/modules/media/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import type { Context } from '#server/ports/context.ts'
import { restoreMemorial } from './restore-memorial.ts'

/**
 * An archive that somebody signed in hands over: it becomes a memorial of theirs, which is not paid for. Rejects with
 * EMAIL_UNVERIFIED.
 */
export function openArchive(context: Context, caller: Caller, { clientId, size }: Announced) {
  if (!caller.emailVerified) throw new DomainError('EMAIL_UNVERIFIED')
  const { db } = context
  const owner = { userUuid: caller.uuid, clientId }
  const find = () => memorials.findByClientId(db, owner.userUuid, clientId)
  return {
    /** The memorial that the same upload became before. */
    find,
    /** Rejects with TOO_MANY_UNPAID or NO_ROOM; as `media.beginUpload`. */
    async begin(id: string): Promise<string[]> {
      await db.transaction().execute((tx) => memorials.requireUnpaidRoom(tx, owner.userUuid))
      return media.beginArchive(context, id, owner.userUuid, size)
    },
    /** Rejects as `restoreMemorial` does. */
    async take(path: string): Promise<{ memorialUuid: string; restored: Restored | null }> {
      // A process that ended right after the memorial was made.
      const there = await find()
      if (there) return { memorialUuid: there, restored: null }
      const { restored } = await restoreMemorial(context, path, owner)
      return { memorialUuid: restored.memorialUuid, restored }
    },
  }
}

interface Announced {
  clientId: string
  /** In bytes. */
  size: number
}
