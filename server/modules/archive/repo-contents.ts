import { sql } from 'kysely'
import { isGiven } from '#server/lib/donor-names.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import { photoDateColumns } from '#server/lib/photo-date.ts'
import { firstDay, publicEvents } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'

/** The columns needed to find a file and to name it. */
const fileColumns = [
  ...photoColumns,
  'media.originalKey',
  'media.createdAt',
  'media.contributionUuid',
  'media.recordingOf',
  'media.posterFilename',
  'media.mp4Filename',
  'media.transcript',
  ...photoDateColumns,
] as const

/** A memorial and its own texts; undefined when it is gone. */
export function readMemorial(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .select([
      'uuid',
      'nameOfPerson',
      'birthDate',
      'deathDate',
      ...firstDay,
      'hostMessage',
      'shareSlug',
      'profilePhotoUuid',
      'hostVideoUuid',
      'photoOrder',
      memorialLanguage.as('language'),
      publicEvents.as('events'),
    ])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export type MemorialRow = NonNullable<Awaited<ReturnType<typeof readMemorial>>>

/** In their order. */
export function readStories(db: Db, memorialUuid: string) {
  return db
    .selectFrom('stories')
    .select(['title', 'text'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
}

/**
 * Times as an archive says them. By what is finer two rows would change places once it is restored
 * (tests/api/archive-carried.test.ts).
 */
const toMillisecond = (column: 'media.createdAt' | 'contributions.dateCreated') =>
  sql`date_trunc('milliseconds', ${sql.ref(column)})`

/** Every visible file of the memorial itself: photos in their order, films, the portrait, the host's video. */
export function readOwnFiles(db: Db, { uuid, profilePhotoUuid, hostVideoUuid }: MemorialRow) {
  const single = [profilePhotoUuid, hostVideoUuid].filter((one) => one !== null)
  return db
    .selectFrom('media')
    .select(fileColumns)
    .where('memorialUuid', '=', uuid)
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('role', 'in', ['PHOTO', 'FILM']), ...(single.length > 0 ? [eb('uuid', 'in', single)] : [])]),
    )
    .orderBy('position')
    .orderBy(toMillisecond('media.createdAt'))
    .orderBy('uuid')
    .execute()
}

export type FileRow = Awaited<ReturnType<typeof readOwnFiles>>[number]

/** The visible contributions of others, oldest first. */
export function readMemories(db: Db, memorialUuid: string) {
  return db
    .selectFrom('contributions')
    .select([
      'contributions.uuid',
      'contributions.contributorName',
      'contributions.message',
      'contributions.dateCreated',
    ])
    .select(addressOfNamed.as('email'))
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.state', '=', 'VISIBLE')
    .where('contributions.deletedAt', 'is', null)
    .orderBy(toMillisecond('contributions.dateCreated'))
    .orderBy('contributions.uuid')
    .execute()
}

/** The account of an anonymous contributor is not looked up: an archive goes to people who are no hosts. */
export const addressOfNamed = sql<string | null>`
  case when trim(contributions.contributor_name) <> '' then coalesce(contributions.contributor_email,
    (select email from users where users.uuid = contributions.user_uuid)) end`

/** The photos, voices and films of all contributions, each list in its order. */
export function readFilesOfOthers(db: Db, memorialUuid: string): Promise<FileRow[]> {
  return db
    .selectFrom('media')
    .innerJoin('contributions', (join) =>
      join.on(sql<boolean>`contributions.uuid = coalesce(media.contribution_uuid, media.recording_of)`),
    )
    .select(fileColumns)
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('media.deletedAt', 'is', null)
    .orderBy('media.position')
    .orderBy(toMillisecond('media.createdAt'))
    .orderBy('media.uuid')
    .execute()
}

/** How many photos, videos, texts and answers a memorial has, and the bytes of its files. */
export async function readSums(db: Db, memorialUuid: string) {
  const { rows } = await sql<Sums>`
    with files as (
      select media.role, media.bytes, media.mp4_bytes, media.uuid = memorials.profile_photo_uuid as portrait
      from media
      join memorials on memorials.uuid = media.memorial_uuid
      left join contributions on contributions.uuid = coalesce(media.contribution_uuid, media.recording_of)
      where media.memorial_uuid = ${memorialUuid} and media.deleted_at is null and (
        media.role in ('PHOTO', 'FILM')
        or media.uuid in (memorials.profile_photo_uuid, memorials.host_video_uuid)
        or (contributions.state = 'VISIBLE' and contributions.deleted_at is null)
      )
    ), added as (
      select state from contributions
      where memorial_uuid = ${memorialUuid} and deleted_at is null
    )
    select
      (select count(*) from files where role in ('PHOTO', 'PROFILE_PHOTO'))::int as "photos",
      (select count(*) from files where role = 'CONTRIBUTION')::int as "photosOfOthers",
      (select count(*) from files where role = 'HOST_VIDEO')::int as "videos",
      (select count(*) from files where role in ('MEMORY_VOICE', 'MEMORY_FILM'))::int as "recordings",
      (select count(*) from stories where memorial_uuid = ${memorialUuid})::int as "stories",
      (select count(*) from added where state = 'VISIBLE')::int as "memories",
      (select count(*) from added where state <> 'VISIBLE')::int as "leftOut",
      (select count(*) from rsvps where memorial_uuid = ${memorialUuid} and not awaits_look)::int as "answers",
      (select count(*) from payments where memorial_uuid = ${memorialUuid} and ${isGiven})::int as "donations",
      coalesce((select sum(bytes) from files where role in ('PHOTO', 'PROFILE_PHOTO', 'CONTRIBUTION')), 0)::float8
        as "photoBytes",
      coalesce((select sum(bytes) from files where role not in ('PHOTO', 'PROFILE_PHOTO', 'CONTRIBUTION')), 0)::float8
        as "videoBytes",
      coalesce((select sum(coalesce(mp4_bytes, bytes)) from files
        where role not in ('PHOTO', 'PROFILE_PHOTO', 'CONTRIBUTION')), 0)::float8 as "videoCopyBytes"
  `.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('A query of sums gives one row')
  return sums
}

export interface Sums {
  photos: number
  photosOfOthers: number
  videos: number
  /** Voices and films of others. */
  recordings: number
  stories: number
  memories: number
  leftOut: number
  answers: number
  donations: number
  photoBytes: number
  videoBytes: number
  /** The copy that the page plays. */
  videoCopyBytes: number
}
