import type { Media } from '#contract/media.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwnPhoto } from './present.ts'
import * as repo from './repo.ts'

/**
 * Writes down what is said in the host's video. Writing the same again changes nothing. Rejects with MEDIA_NOT_FOUND, and
 * with TRANSCRIPT_CHANGED when it is no longer what the caller started from.
 */
export async function writeTranscript(
  context: Context,
  host: HostAccess,
  mediaUuid: string,
  { transcript, replaces }: { transcript: string; replaces: string },
): Promise<{ media: Media }> {
  const row = await changes.change(context, host.memorialUuid, async (tx) => {
    const before = await repo.lockHostVideo(tx, host.memorialUuid, mediaUuid)
    if (!before) throw new DomainError('MEDIA_NOT_FOUND')
    if (before.transcript !== replaces && before.transcript !== transcript)
      throw new DomainError('TRANSCRIPT_CHANGED')
    await auditLog.record(context, tx, host, 'CHANGED_MESSAGE')
    return repo.setTranscript(tx, mediaUuid, transcript)
  })
  return { media: presentOwnPhoto(row) }
}
