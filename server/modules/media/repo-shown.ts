import { sql } from 'kysely'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import type { Db } from '#server/ports/database.ts'

/** What of a file decides who may see it. */
export interface Shown {
  /** Part of what everybody sees of the memorial, once that is open. */
  shown: boolean
  /** Whose it is, where a visitor sent it. */
  sender: string | null
}

interface ShownRow extends Shown {
  filename: string
  posterFilename: string | null
  mp4Filename: string | null
}

/**
 * The files of a memorial that somebody may see at all: neither they nor what they were added with was removed. In one
 * row, as lists are read elsewhere.
 */
const listed = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(
      sql<ShownRow[]>`coalesce(json_agg(json_build_object(
        'filename', media.filename,
        'posterFilename', media.poster_filename,
        'mp4Filename', media.mp4_filename,
        'sender', coalesce(contributions.user_uuid, media.uploaded_by),
        'shown', coalesce(
          media.role = 'PHOTO' or media.uuid in (memorials.profile_photo_uuid, memorials.host_video_uuid)
            or media.role = 'CONTRIBUTION' and contributions.state = 'VISIBLE', false)
      )), '[]'::json)`.as('files'),
    )
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.deletedAt', 'is', null)
    .where('contributions.deletedAt', 'is', null),
)

/** By the name of each file. */
export async function readShown(db: Db, memorialUuid: string): Promise<ReadonlyMap<string, Shown>> {
  const names = new Map<string, Shown>()
  const files = (await listed(db, memorialUuid))?.files ?? []
  for (const { filename, posterFilename, mp4Filename, shown, sender } of files)
    for (const name of [filename, posterFilename, mp4Filename]) if (name) names.set(name, { shown, sender })
  return names
}
