import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { excerptOf } from '#contract/excerpt.ts'
import { slideshow as limits } from '#contract/host-limits.ts'
import { printedAddress } from '#contract/printed-address.ts'
import type { Show } from '#contract/show.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import { chosenTimeKey } from '#server/lib/photo-date.ts'
import { publicEvents } from '#server/lib/programme.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import { presentDay } from '#server/modules/events/present.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { videoFacts } from './repo-json.ts'

/** How much of a memorial is shown: photos and as many films (all of them if absent), and memories. */
interface Most {
  shown?: number
  memories: number
}

/** The contents of the slideshow. Rejects with MEMORIAL_NOT_FOUND when the memorial was deleted meanwhile. */
export async function readShow(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  memorialUuid: string,
  { shown, memories: mostMemories }: Most = { memories: limits.memories },
): Promise<Show> {
  const title = await findSlideshowTitle(db, memorialUuid)
  if (!title) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { uuid, shareSlug, nameOfPerson, birthDate, deathDate, profilePhotoUuid } = title
  const day = presentDay(title.events, memorialUuid)
  const portrait = profilePhotoUuid && (await findReadyPhoto(db, profilePhotoUuid))
  const photos = await listSlideshowPhotos(db, memorialUuid, shown)
  const films = await listSlideshowFilms(db, memorialUuid, shown)
  const memories = await listShownMemories(db, memorialUuid, mostMemories)
  return {
    memorialUuid: uuid,
    shareSlug,
    nameOfPerson,
    birthDate,
    deathDate,
    memorialDate: day.date,
    programme: day.parts,
    profilePhoto: portrait ? presentMedia(portrait) : null,
    photos: photos.map((row) => ({ media: presentMedia(row), from: sharedBy(row), ...timeOf(row) })),
    films: films.map((row) => ({
      media: { ...presentMedia(row), clientId: null },
      from: row.role === 'MEMORY_FILM' ? (row.contributorName?.trim() ?? '') : null,
      withSound: row.withSound,
      ...timeOf(row),
    })),
    memories: memories.map(({ uuid: id, contributorName, message, recording, dateCreated }) => ({
      id,
      from: contributorName?.trim() ?? '',
      words: excerptOf(message || (recording?.transcript ?? ''), limits.memoryLetters),
      ...(recording?.transcript &&
        message && { said: excerptOf(recording.transcript, limits.memoryLetters) }),
      ...(recording && { recording: { ...presentMedia(recording), clientId: null, transcript: null } }),
      dateCreated: dateCreated.toISOString(),
    })),
    scanned: printedAddress(publicUrl, title.printCode),
  }
}

/**
 * The show if it is another than the version that is known, for a screen that asks every few seconds. Rejects with
 * MEMORIAL_NOT_FOUND when the memorial was deleted meanwhile.
 */
export async function readChangedShow(
  context: Pick<Context, 'db' | 'publicUrl'>,
  memorialUuid: string,
  known: string | undefined,
): Promise<{ show: Show | null; version: string }> {
  const show = await readShow(context, memorialUuid)
  const version = createHash('sha256').update(JSON.stringify(show)).digest('base64url').slice(0, 22)
  return { show: version === known ? null : show, version }
}

/**
 * What a visitor may watch: the same photos and films, which their page shows as well, without memories and without the code
 * of the memorial's prints. Null: this visitor may not read the memorial, or there is nothing to show.
 */
export async function readVisitorsShow(
  context: Context,
  slug: string,
  visitor: Visitor,
): Promise<Show | null> {
  const admitted = await access.admit(context, slug, visitor)
  if (admitted.kind !== 'open') return null
  const show = await readShow(context, admitted.row.uuid, { shown: limits.visitorsMax, memories: 0 })
  if (show.photos.length + show.films.length === 0) return null
  return fileAccess.withPublicAddresses(context, {
    ...show,
    profilePhoto: show.profilePhoto && { ...show.profilePhoto, clientId: null },
    photos: show.photos.map((photo) => ({ ...toTheDay(photo), media: { ...photo.media, clientId: null } })),
    films: show.films.map(toTheDay),
    scanned: '',
  })
}
/** Visitors are told of days alone, as on the page. */
const toTheDay = <Shown extends { at?: string | undefined }>(shown: Shown): Shown =>
  shown.at === undefined ? shown : { ...shown, at: shown.at.slice(0, 'YYYY-MM-DD'.length) }

const timeOf = ({ at }: { at: string | null }) => (at === null ? {} : { at })

/** Null for the host's own photos; empty for Anonymous. */
const sharedBy = ({ role, contributorName }: SlideshowPhotoRow) =>
  role === 'CONTRIBUTION' ? (contributorName?.trim() ?? '') : null

/** The facts for the title of a slideshow. Undefined when the memorial is unknown or deleted. */
function findSlideshowTitle(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .select(['uuid', 'shareSlug', 'nameOfPerson', 'birthDate', 'deathDate', 'profilePhotoUuid', 'printCode'])
    .select(publicEvents.as('events'))
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The portrait of a memorial, if it is ready. */
function findReadyPhoto(db: Db, mediaUuid: string) {
  return db
    .selectFrom('media')
    .select(photoColumns)
    .where('uuid', '=', mediaUuid)
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/**
 * The photos that are ready: the host's own in their order, then those of visible contributions as they arrived, each
 * with its contributor's name (null for Anonymous). Where the hosts chose the order of time all are in it, and so stand those
 * without a date, behind.
 *
 * @param most how many; all if undefined
 */
function listSlideshowPhotos(db: Db, memorialUuid: string, most?: number) {
  return db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(photoColumns)
    .select(['contributions.contributorName', chosenTimeKey.as('at')])
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('media.role', '=', 'PHOTO'),
        eb.and([
          eb('media.role', '=', 'CONTRIBUTION'),
          eb('contributions.state', '=', 'VISIBLE'),
          eb('contributions.deletedAt', 'is', null),
        ]),
      ]),
    )
    .orderBy(sql`${chosenTimeKey} nulls last`)
    .orderBy(sql`media.role = 'CONTRIBUTION'`)
    .orderBy('contributions.dateCreated')
    .orderBy('contributions.uuid')
    .orderBy('media.position')
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .$if(most !== undefined, (all) => all.limit(most ?? 0))
    .execute()
}

/**
 * The films that can be played: those of the hosts as they were added, then those of visible memories as these arrived; where the
 * hosts chose it, in order of time; as many at most, if that is said.
 */
function listSlideshowFilms(db: Db, memorialUuid: string, most?: number) {
  return db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', 'contributions.uuid', 'media.recordingOf')
    .select(photoColumns)
    .select(chosenTimeKey.as('at'))
    .select([
      'contributions.contributorName',
      'media.posterFilename',
      'media.posterWidth',
      'media.posterHeight',
      'media.bytes',
      'media.mp4Filename',
      'media.mp4Bytes',
      'media.withSound',
    ])
    .where('media.memorialUuid', '=', memorialUuid)
    .where((eb) =>
      eb.or([
        eb('media.role', '=', 'FILM'),
        eb.and([
          eb('media.role', '=', 'MEMORY_FILM'),
          eb('contributions.state', '=', 'VISIBLE'),
          eb('contributions.deletedAt', 'is', null),
        ]),
      ]),
    )
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .orderBy(sql`${chosenTimeKey} nulls last`)
    .orderBy(sql`media.role = 'MEMORY_FILM'`)
    .orderBy('contributions.dateCreated')
    .orderBy('contributions.uuid')
    .orderBy(sql`case when media.role = 'MEMORY_FILM' then media.position end`)
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .$if(most !== undefined, (all) => all.limit(most ?? 0))
    .execute()
}

/** The newest visible memories that have words, or a voice or film that is ready. */
function listShownMemories(db: Db, memorialUuid: string, most: number) {
  return db
    .selectFrom('contributions')
    .select((eb) => [
      'uuid',
      'contributorName',
      'message',
      'dateCreated',
      eb
        .selectFrom('media')
        .select((eb) => videoFacts(eb).as('media'))
        .whereRef('media.recordingOf', '=', 'contributions.uuid')
        .where('media.state', '=', 'READY')
        .where('media.deletedAt', 'is', null)
        .orderBy('media.position')
        .limit(1)
        .as('recording'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '=', 'VISIBLE')
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('message', '!=', ''),
        eb.exists(
          eb
            .selectFrom('media')
            .select('media.uuid')
            .whereRef('media.recordingOf', '=', 'contributions.uuid')
            .where('media.state', '=', 'READY')
            .where('media.deletedAt', 'is', null),
        ),
      ]),
    )
    .orderBy('dateCreated', 'desc')
    .orderBy('uuid')
    .limit(most)
    .execute()
}

type SlideshowPhotoRow = Awaited<ReturnType<typeof listSlideshowPhotos>>[number]
