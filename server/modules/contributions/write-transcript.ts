import type { writeRecordingTranscript as writeCall } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import type { ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOne } from './moderate-contributions.ts'
import { selectContributions } from './select-contributions.ts'

/**
 * Writes down what is said in a voice or film. Writing the same again changes nothing. Rejects with CONTRIBUTION_NOT_FOUND,
 * MEDIA_NOT_FOUND, and with TRANSCRIPT_CHANGED when it is no longer what the caller started from.
 */
export function writeTranscript(
  context: Context,
  viewer: ModeratorAccess,
  contributionUuid: string,
  { recordingId, transcript, replaces }: Body<typeof writeCall>,
) {
  const { memorialUuid } = viewer
  // The book prints it.
  return changes.change(context, memorialUuid, async (tx) => {
    const contribution = await selectContributions(tx, memorialUuid)
      .where('contributions.uuid', '=', contributionUuid)
      .executeTakeFirst()
    if (!contribution) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const before = await tx
      .selectFrom('media')
      .select('transcript')
      .where('uuid', '=', recordingId)
      .where('recordingOf', '=', contributionUuid)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new DomainError('MEDIA_NOT_FOUND')
    if (before.transcript !== replaces && before.transcript !== transcript)
      throw new DomainError('TRANSCRIPT_CHANGED')
    await tx.updateTable('media').set({ transcript }).where('uuid', '=', recordingId).execute()
    await auditLog.record(context, tx, viewer, 'WROTE_RECORDING', { contribution: contributionUuid })
    return presentOne(tx, viewer, contributionUuid)
  })
}
