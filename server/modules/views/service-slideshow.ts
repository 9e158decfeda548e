import { createHash } from 'node:crypto'
import { excerptOf } from '#contract/excerpt.ts'
import { slideshow as limits } from '#contract/host-limits.ts'
import { printedAddress } from '#contract/printed-address.ts'
import type { Show } from '#contract/show.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import { presentDay } from '#server/modules/events/present.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import type { Context } from '#server/ports/context.ts'
import {
  findReadyPhoto,
  findSlideshowTitle,
  listShownMemories,
  listSlideshowFilms,
  listSlideshowPhotos,
  type SlideshowPhotoRow,
} from './repo-slideshow.ts'

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
  const day = presentDay(title.events, title)
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
