import type { Selectable } from 'kysely'
import type { LifeDates } from '#contract/life-dates.ts'
import { inOrderOfTime, photoTimeKey } from '#contract/photo-date.ts'
import { defaultLanguage } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { firstDay, publicEvents } from '#server/lib/programme.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { hostName, stories } from './queries.ts'

export type FileRow = Selectable<DB['media']>
export type MemorialFacts = Awaited<ReturnType<typeof readFacts>>
export type GatheredMemorial = Awaited<ReturnType<typeof gatherMemorial>>

/**
 * A memorial as everybody who may read it sees it, for what is made of it: all its files that are ready, and its memories,
 * the oldest first. Rejects with MEMORIAL_NOT_FOUND when it is deleted.
 */
export async function gatherMemorial(db: Db, memorialUuid: string) {
  const memorial = await readFacts(db, memorialUuid)
  const files = await db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
  const memories = await db
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'dateCreated'])
    .where('memorialUuid', '=', memorialUuid)
    .where(isOnWall)
    .orderBy('dateCreated')
    .orderBy('uuid')
    .execute()
  return { memorial, ...arrangeFiles(memorial, files, memories) }
}

/** Its own texts, its day and its language: its page's, else its owner's. Undefined when it is deleted. */
export async function findFacts(db: Db, memorialUuid: string) {
  const row = await db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select([stories.as('stories'), hostName.as('hostName'), memorialLanguage.as('writtenIn')])
    .select([...firstDay, publicEvents.as('events')])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row && { ...row, hostName: row.hostName ?? '', language: row.writtenIn ?? defaultLanguage }
}

/** Rejects with MEMORIAL_NOT_FOUND when it is deleted. */
export async function readFacts(db: Db, memorialUuid: string) {
  const facts = await findFacts(db, memorialUuid)
  if (!facts) throw new DomainError('MEMORIAL_NOT_FOUND')
  return facts
}

/** Files of hosts in the order that these chose, and those of each memory. */
export function arrangeFiles<Memory extends { uuid: string; contributorName: string | null }>(
  memorial: LifeDates & Pick<MemorialFacts, 'photoOrder' | 'profilePhotoUuid' | 'hostVideoUuid'>,
  files: readonly FileRow[],
  memories: readonly Memory[],
) {
  /** Null where they stand as their hosts placed them. */
  const timeOf = (row: FileRow) => (memorial.photoOrder === 'TIME' ? photoTimeKey(row, memorial) : null)
  const inRole = (wanted: FileRow['role']) =>
    inOrderOfTime(
      files.filter(({ role }) => role === wanted),
      timeOf,
    )
  const filesOf = Map.groupBy(files, ({ contributionUuid, recordingOf }) => contributionUuid ?? recordingOf)
  return {
    timeOf,
    portrait: files.find(({ uuid }) => uuid === memorial.profilePhotoUuid),
    video: files.find(({ uuid }) => uuid === memorial.hostVideoUuid),
    photos: inRole('PHOTO'),
    films: inRole('FILM'),
    memories: memories.map((memory) => {
      const { photos = [], recordings = [] } = Object.groupBy(filesOf.get(memory.uuid) ?? [], (file) =>
        file.recordingOf === null ? 'photos' : 'recordings',
      )
      return { ...memory, from: memory.contributorName?.trim() ?? '', photos, recordings }
    }),
  }
}
