import { type Expression, type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { DB } from '#server/ports/database.ts'

// Keys inside JSON are literals, since the camelCase plugin does not reach into JSON.

const shownColumns = (eb: ExpressionBuilder<DB, 'media'>) => ({
  uuid: eb.ref('media.uuid'),
  role: eb.ref('media.role'),
  state: eb.ref('media.state'),
  title: eb.ref('media.title'),
  location: eb.ref('media.location'),
  filename: eb.ref('media.filename'),
  extension: eb.ref('media.extension'),
  width: eb.ref('media.width'),
  height: eb.ref('media.height'),
  placeholder: eb.ref('media.placeholder'),
  widths: eb.ref('media.widths'),
  durationSeconds: eb.ref('media.durationSeconds'),
  clientId: eb.ref('media.clientId'),
})

export const mediaFacts = (eb: ExpressionBuilder<DB, 'media'>) => jsonBuildObject(shownColumns(eb))

/** `PhotoDateFacts`. */
const dateColumns = (eb: ExpressionBuilder<DB, 'media'>) => ({
  takenAt: eb.ref('media.takenAt'),
  hostDate: eb.ref('media.hostDate'),
  saidDate: eb.ref('media.saidDate'),
  fileDate: eb.ref('media.fileDate'),
  fileDateSource: eb.ref('media.fileDateSource'),
  isScan: eb.ref('media.isScan'),
})

/** The same for a photo, with the fields that only they get. */
export const ownPhotoFacts = (eb: ExpressionBuilder<DB, 'media'>) =>
  jsonBuildObject({
    ...shownColumns(eb),
    ...dateColumns(eb),
    rotation: eb.ref('media.rotation'),
  })

/** The same for the host's video, with its still image and its files. */
export const videoFacts = (eb: ExpressionBuilder<DB, 'media'>) => jsonBuildObject(videoColumns(eb))

/** The same for a film, with what is known of its date. */
export const filmFacts = (eb: ExpressionBuilder<DB, 'media'>) =>
  jsonBuildObject({ ...videoColumns(eb), ...dateColumns(eb), withSound: eb.ref('media.withSound') })

const videoColumns = (eb: ExpressionBuilder<DB, 'media'>) => ({
  ...shownColumns(eb),
  posterFilename: eb.ref('media.posterFilename'),
  posterWidth: eb.ref('media.posterWidth'),
  posterHeight: eb.ref('media.posterHeight'),
  bytes: eb.ref('media.bytes'),
  mp4Filename: eb.ref('media.mp4Filename'),
  mp4Bytes: eb.ref('media.mp4Bytes'),
  transcript: eb.ref('media.transcript'),
})

/** A JSON list in the order given; empty rather than null. */
export function listOf<T>(item: Expression<T>, order: RawBuilder<unknown>) {
  return sql<T[]>`coalesce(json_agg(${item} order by ${order}), '[]')`
}
