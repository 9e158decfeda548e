import { inOrderOfTime, photoTimeKey } from '#contract/photo-date.ts'
import { defaultLanguage } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { type FileRow, findMemorial, listFiles } from '#server/modules/keepsakes/find-memorial.ts'
import type { Db } from '#server/ports/database.ts'

export type GatheredMemorial = Awaited<ReturnType<typeof gatherMemorial>>

/**
 * A memorial as everybody who may read it sees it, for what is made of it: its files that are ready, those of the hosts in
 * the order that these chose, and its memories, the oldest first. Rejects with MEMORIAL_NOT_FOUND when it is deleted.
 */
export async function gatherMemorial(db: Db, memorialUuid: string) {
  const memorial = await findMemorial(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const files = (await listFiles(db, memorialUuid)).filter(({ state }) => state === 'READY')
  const memories = await db
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'dateCreated'])
    .where('memorialUuid', '=', memorialUuid)
    .where(isOnWall)
    .orderBy('dateCreated')
    .orderBy('uuid')
    .execute()
  /** Null where they stand as their hosts placed them. */
  const timeOf = (row: FileRow) => (memorial.photoOrder === 'TIME' ? photoTimeKey(row, memorial) : null)
  const inRole = (wanted: FileRow['role']) => files.filter(({ role }) => role === wanted)
  const filesOf = Map.groupBy(files, ({ contributionUuid, recordingOf }) => contributionUuid ?? recordingOf)
  return {
    memorial: { ...memorial, language: memorial.language ?? defaultLanguage },
    timeOf,
    portrait: files.find(({ uuid }) => uuid === memorial.profilePhotoUuid),
    video: files.find(({ uuid }) => uuid === memorial.hostVideoUuid),
    photos: inOrderOfTime(inRole('PHOTO'), timeOf),
    films: inOrderOfTime(inRole('FILM'), timeOf),
    memories: memories.map((memory) => {
      const own = filesOf.get(memory.uuid) ?? []
      return {
        ...memory,
        from: memory.contributorName?.trim() ?? '',
        photos: own.filter(({ recordingOf }) => recordingOf === null),
        recordings: own.filter(({ recordingOf }) => recordingOf !== null),
      }
    }),
  }
}
