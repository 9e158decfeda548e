import { type ExpressionBuilder, sql } from 'kysely'
import { fullNameOf } from '#server/lib/full-name.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { photoDateColumns } from '#server/lib/photo-date.ts'
import { publicEvents } from '#server/lib/programme.ts'
import { screenLine } from '#server/lib/spam.ts'
import type { DB, Db } from '#server/ports/database.ts'

/** The texts of a book. Undefined when the memorial is deleted. */
export async function readWords(db: Db, memorialUuid: string) {
  const memorial = await db
    .selectFrom('memorials')
    .leftJoin('media as video', (join) =>
      join
        .onRef('video.uuid', '=', 'memorials.hostVideoUuid')
        .on('video.deletedAt', 'is', null)
        .on('video.state', '=', 'READY'),
    )
    .select([
      'memorials.uuid',
      'memorials.nameOfPerson',
      'memorials.birthDate',
      'memorials.deathDate',
      'memorials.hostMessage',
      'memorials.isVideoShown',
      'memorials.shareSlug',
      'memorials.printCode',
      'memorials.profilePhotoUuid',
      'memorials.photoOrder',
      'video.uuid as videoUuid',
      'video.durationSeconds',
      'video.transcript',
      'video.location as videoLocation',
      'video.posterFilename',
      'video.posterWidth',
      'video.posterHeight',
      publicEvents.as('events'),
    ])
    .where('memorials.uuid', '=', memorialUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!memorial) return undefined
  const stories = await db
    .selectFrom('stories')
    .select(['title', 'text'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
  return { ...memorial, stories }
}

/** The host's own photos that are ready, in their order. The portrait may be one of them or not. */
export function listOwnPhotos(db: Db, memorialUuid: string, portraitUuid: string | null) {
  return db
    .selectFrom('media')
    .select(printable)
    .where('media.memorialUuid', '=', memorialUuid)
    .where(isReady)
    .where((eb) =>
      eb.or([eb('media.role', '=', 'PHOTO'), ...(portraitUuid ? [eb('media.uuid', '=', portraitUuid)] : [])]),
    )
    .orderBy('media.position')
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .execute()
}

export type PhotoRow = Awaited<ReturnType<typeof listOwnPhotos>>[number]

/** The films of the hosts that can be played, as they were added. */
export function listFilms(db: Db, memorialUuid: string) {
  return db
    .selectFrom('media')
    .select([
      'media.uuid',
      'media.title',
      'media.location',
      'media.durationSeconds',
      'media.posterFilename',
      'media.posterWidth',
      'media.posterHeight',
      ...photoDateColumns,
    ])
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.role', '=', 'FILM')
    .where(isReady)
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .execute()
}

/** The visible contributions, oldest first, each with its photos, voices and films that are ready. */
export async function listMemories(db: Db, memorialUuid: string) {
  const memories = await db
    .selectFrom('contributions')
    .select(['contributions.uuid', 'contributorName', 'message', 'dateCreated'])
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where(isOnWall)
    .orderBy('dateCreated')
    .orderBy('contributions.uuid')
    .execute()
  const photos = await db
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(printable)
    .select('media.contributionUuid')
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where(isOnWall)
    .where(isReady)
    .orderBy('media.position')
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .execute()
  const recordings = await db
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.recordingOf')
    .select(['media.role', 'media.durationSeconds', 'media.transcript', 'media.recordingOf'])
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where(isOnWall)
    .where(isReady)
    .orderBy('media.position')
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .execute()
  const photosOf = Map.groupBy(photos, (photo) => photo.contributionUuid)
  const recordingsOf = Map.groupBy(recordings, (recording) => recording.recordingOf)
  return memories.map((memory) => ({
    ...memory,
    photos: photosOf.get(memory.uuid) ?? [],
    recordings: recordingsOf.get(memory.uuid) ?? [],
  }))
}

/** The names of those who attend, in no order: the name they gave, else the one the host entered for them. */
export async function listAttending(db: Db, memorialUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rsvps')
    .leftJoin('contacts', 'contacts.uuid', 'rsvps.contactUuid')
    .select(
      sql<string>`coalesce(
        nullif(trim(rsvps.name), ''), ${fullNameOf('contacts')}, ''
      )`.as('name'),
    )
    .where('rsvps.memorialUuid', '=', memorialUuid)
    .where('rsvps.dayStatus', '=', 'ATTENDING')
    .where('rsvps.awaitsLook', '=', false)
    .execute()
  // A name that contains an advertisement is not printed.
  return rows.flatMap(({ name }) => (name === '' || screenLine(name) ? [] : [name]))
}

const printable = [
  'media.uuid',
  'media.memorialUuid',
  'media.role',
  'media.title',
  'media.location',
  'media.filename',
  'media.originalKey',
  'media.rotation',
  'media.width',
  'media.height',
  ...photoDateColumns,
] as const

const isReady = (eb: ExpressionBuilder<DB, 'media'>) =>
  eb.and([eb('media.state', '=', 'READY'), eb('media.deletedAt', 'is', null)])
