import { type RawBuilder, sql } from 'kysely'
import { contributions as limits } from '#contract/limits.ts'
import { DomainError } from './domain-error.ts'
import { photoTimeKey } from './photo-date.ts'

/**
 * The photos that others added, in gallery order: newest contribution first, as on the wall, its photos in their own
 * order. A page begins after a given photo, whatever was added or removed since. Queries select from `media` joined
 * with `contributions`.
 */

/**
 * Whether everybody may see it: ready, and of a contribution that was approved and not removed. The picture of a memory on paper is that
 * memory, and stands on the wall alone.
 */
export const isShownPhoto: RawBuilder<boolean> = sql`
  media.state = 'READY' and media.deleted_at is null
    and contributions.state = 'VISIBLE' and contributions.deleted_at is null and not contributions.on_paper`

/** In order of time, photos with a date stand in their decades instead. Also joined with `memorials`. */
export const isInGallery: RawBuilder<boolean> = sql`(
  case when memorials.photo_order = 'TIME' then ${photoTimeKey} is null else true end)`

/** A photo's position within its contribution. */
export const placeInContribution: RawBuilder<number> = sql`coalesce(media.position, 0)`

/** One row more than a page shows whether there is another page. */
export const photosToRead = limits.galleryPage + 1

/** A photo's position in the gallery. */
export interface GalleryPosition {
  uuid: string
  contributionUuid: string
  /** The time of its contribution: microseconds since 1970. */
  micros: number
  place: number
}

/** A page, and the cursor after its last photo; null on the last page. */
export function galleryPageOf<Row extends GalleryPosition>(
  rows: readonly Row[],
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limits.galleryPage)
  const last = page.at(-1)
  if (!last || rows.length <= limits.galleryPage) return { page, next: null }
  const { micros, contributionUuid, place, uuid } = last
  return { page, next: Buffer.from([micros, contributionUuid, place, uuid].join('.')).toString('base64url') }
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const CURSOR = new RegExp(`^(\\d{1,16})\\.(${UUID})\\.(\\d{1,9})\\.(${UUID})$`)

/** Undefined begins with the newest. Rejects with BAD_INPUT for a cursor that is not ours. */
export function readGalleryCursor(after: string | undefined): GalleryPosition | undefined {
  if (after === undefined) return undefined
  const text = Buffer.from(after, 'base64url').toString('latin1')
  const [, micros, contributionUuid, place, uuid] = CURSOR.exec(text) ?? []
  if (!contributionUuid || !uuid) throw new DomainError('BAD_INPUT', { field: 'after' })
  return { micros: Number(micros), contributionUuid, place: Number(place), uuid }
}

/** Whether a photo comes after a position. The first condition can use an index on the contributions' date. */
export function isBehindInGallery({
  micros,
  contributionUuid,
  place,
  uuid,
}: GalleryPosition): RawBuilder<boolean> {
  const moment = sql`(timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond')`
  return sql`contributions.date_created <= ${moment} and (
    contributions.date_created < ${moment}
    or contributions.uuid > ${contributionUuid}::uuid
    or contributions.uuid = ${contributionUuid}::uuid
      and (${placeInContribution}, media.uuid) > (${place}, ${uuid}::uuid)
  )`
}
