import { sql } from 'kysely'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import type { FileVisibility } from '#server/lib/file-access.ts'
import type { Db } from '#server/ports/database.ts'

interface ShownRow extends FileVisibility {
  filename: string
  posterFilename: string | null
  mp4Filename: string | null
}

/**
 * The visible files of a memorial: neither they nor their contribution was removed. One row with a JSON
 * list, as for other lists.
 */
const listed = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', (join) =>
      join.on(sql<boolean>`contributions.uuid = coalesce(media.contribution_uuid, media.recording_of)`),
    )
    .select(
      sql<ShownRow[]>`coalesce(json_agg(json_build_object(
        'filename', media.filename,
        'posterFilename', media.poster_filename,
        'mp4Filename', media.mp4_filename,
        'sender', coalesce(contributions.user_uuid, media.uploaded_by, media.contribution_uuid),
        'shown', coalesce(
          media.role in ('PHOTO', 'FILM') or media.uuid in (memorials.profile_photo_uuid, memorials.host_video_uuid)
            or media.role in ('CONTRIBUTION', 'MEMORY_VOICE', 'MEMORY_FILM') and contributions.state = 'VISIBLE', false)
      )), '[]'::json)`.as('files'),
    )
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.deletedAt', 'is', null)
    .where('contributions.deletedAt', 'is', null),
)

/** By file name. */
export async function readFileVisibility(
  db: Db,
  memorialUuid: string,
): Promise<ReadonlyMap<string, FileVisibility>> {
  const names = new Map<string, FileVisibility>()
  const files = (await listed(db, memorialUuid))?.files ?? []
  for (const { filename, posterFilename, mp4Filename, shown, sender } of files)
    for (const name of [filename, posterFilename, mp4Filename]) if (name) names.set(name, { shown, sender })
  return names
}
