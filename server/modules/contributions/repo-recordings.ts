import { photoColumns } from '#server/lib/photo-columns.ts'
import { photoDateColumns } from '#server/lib/photo-date.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Contributor } from './repo-submit.ts'
import type { Arranged } from './rules-submit.ts'

// Voices and films of contributions. Queries of photos go by another column and never have one (docs/decisions/0018).

/** Each contribution's in their order; includes those that cannot be played yet. */
export async function readRecordings(db: Db, contributionUuids: string[]) {
  if (contributionUuids.length === 0) return []
  return db
    .selectFrom('media')
    .select(photoColumns)
    .select(photoDateColumns)
    .select([
      'media.recordingOf',
      'media.posterFilename',
      'media.posterWidth',
      'media.posterHeight',
      'media.bytes',
      'media.mp4Filename',
      'media.mp4Bytes',
      'media.transcript',
      'media.withSound',
    ])
    .where('recordingOf', 'in', contributionUuids)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

/** A contribution's, including removed ones, and those that its contributor uploaded before sending it. */
export async function listOwnRecordings(
  tx: Tx,
  { memorialUuid, userUuid }: Contributor,
  ownUuid: string | null,
) {
  const rows = await tx
    .selectFrom('media')
    .select(['uuid', 'role', 'recordingOf', 'deletedAt', 'transcript'])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', 'in', ['MEMORY_VOICE', 'MEMORY_FILM'])
    .where((eb) =>
      eb.or([
        ...(ownUuid ? [eb('recordingOf', '=', ownUuid)] : []),
        eb.and([eb('recordingOf', 'is', null), eb('uploadedBy', '=', userUuid)]),
      ]),
    )
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
  return rows.map(({ uuid, role, recordingOf, deletedAt, transcript }) => ({
    uuid,
    role,
    title: transcript,
    used: recordingOf !== null,
    removed: deletedAt !== null,
  }))
}

/** Puts them into a contribution in this order; a null `title`, which is what is said, leaves the present words. */
export async function placeRecordings(
  tx: Tx,
  contributionUuid: string,
  { photos: recordings, removed }: Arranged,
  now: Date,
): Promise<void> {
  if (removed.length > 0)
    await tx.updateTable('media').set({ deletedAt: now }).where('uuid', 'in', removed).execute()
  for (const [position, { uuid, title }] of recordings.entries())
    await tx
      .updateTable('media')
      .set({
        recordingOf: contributionUuid,
        position,
        ...(title !== null && { transcript: title }),
      })
      .where('uuid', '=', uuid)
      .execute()
}

/** Undefined when it was removed, or is none of this contribution; locked until the transaction ends. */
export function lockRecording(tx: Tx, contributionUuid: string, mediaUuid: string) {
  return tx
    .selectFrom('media')
    .select('transcript')
    .where('uuid', '=', mediaUuid)
    .where('recordingOf', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export const setTranscript = (tx: Tx, mediaUuid: string, transcript: string) =>
  tx.updateTable('media').set({ transcript }).where('uuid', '=', mediaUuid).execute()
