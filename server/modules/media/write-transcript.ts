import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { type MediaRow, updateMedia } from './queries.ts'

/**
 * Writes down what is said in a voice or film. Writing the same again changes nothing. Rejects with MEDIA_NOT_FOUND, and
 * with TRANSCRIPT_CHANGED when it is no longer what the caller started from.
 *
 * @param of what else is true of the file
 */
export async function writeTranscript(
  tx: Tx,
  mediaUuid: string,
  of: Partial<MediaRow>,
  { transcript, replaces }: { transcript: string; replaces: string },
): Promise<MediaRow> {
  const before = await tx
    .selectFrom('media')
    .select('transcript')
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.and(of))
    .forUpdate()
    .executeTakeFirst()
  if (before && before.transcript !== replaces && before.transcript !== transcript)
    throw new DomainError('TRANSCRIPT_CHANGED')
  const row = await updateMedia(tx, mediaUuid, { transcript }, of)
  if (!row) throw new DomainError('MEDIA_NOT_FOUND')
  return row
}
