import type { ResumableUpload } from '#contract/media.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { beginUpload } from '#server/modules/media/require-quota.ts'
import { findByClientId, requireUnpaidRoom } from '#server/modules/memorials/create-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { restoreMemorial } from './restore-memorial.ts'

type ArchiveUpload = Extract<ResumableUpload, { kind: 'archive' }>

/**
 * An archive that somebody signed in hands over: it becomes a memorial of theirs, which is not paid for. Rejects with
 * EMAIL_UNVERIFIED.
 */
export function openArchive(context: Context, caller: Caller, sent: ArchiveUpload, bytes: number) {
  if (!caller.emailVerified) throw new DomainError('EMAIL_UNVERIFIED')
  const { db } = context
  const { clientId } = sent
  const owner = { userUuid: caller.uuid, clientId }
  /** The memorial that the same upload became before. */
  const find = async () => {
    const uuid = await findByClientId(db, owner.userUuid, clientId)
    return uuid ? { uuid, media: null } : undefined
  }
  return {
    find,
    /** Rejects with TOO_MANY_UNPAID or NO_ROOM; as `beginUpload`. */
    async begin(id: string): Promise<string[]> {
      await db.transaction().execute((tx) => requireUnpaidRoom(tx, owner.userUuid))
      return beginUpload(context, id, sent, { memorialUuid: null, userUuid: owner.userUuid }, bytes)
    },
    /** Rejects as `restoreMemorial` does; `restored` is null where a process ended right after the memorial was made. */
    async take(path: string) {
      const there = await find()
      if (there) return { ...there, restored: null }
      const { restored } = await restoreMemorial(context, path, owner)
      return { uuid: restored.memorialUuid, media: null, restored }
    },
  }
}
