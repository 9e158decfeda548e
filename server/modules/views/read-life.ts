import { sql } from 'kysely'
import { life as limits } from '#contract/limits.ts'
import { listRows } from '#server/lib/json-rows.ts'
import { photoColumns, recordingColumns } from '#server/lib/photo-columns.ts'
import { isFilmShownToAll, isShownToAll, photoTimeKey } from '#server/lib/photo-date.ts'
import type { Db } from '#server/ports/database.ts'
import { memorial } from './queries.ts'

// A memorial whose photos stand in order of time, by decades.

/** Where each dated photo of others stands in its decade. */
const places = memorial
  .selectFrom('media')
  .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
  .select(['media.uuid', 'contributions.contributorName', photoTimeKey.as('key')])
  .select(
    sql<number>`row_number() over (partition by left(${photoTimeKey}, 3) order by ${photoTimeKey}, media.uuid)`.as(
      'place',
    ),
  )
  .whereRef('media.memorialUuid', '=', 'memorials.uuid')
  .where(isShownToAll)
  .where(photoTimeKey, 'is not', null)

const decades = sql<{ decade: string | null; photos: number; films: number }[]>`(
  select coalesce(json_agg(counts order by counts.decade nulls last), '[]') from (
    select decade, sum(photos)::int as photos, sum(films)::int as films from (
      select left(${photoTimeKey}, 3) as decade, 1 as photos, 0 as films
      from media left join contributions on contributions.uuid = media.contribution_uuid
      where media.memorial_uuid = memorials.uuid and ${isShownToAll}
      union all
      select left(${photoTimeKey}, 3), 0, 1
      from media left join contributions on contributions.uuid = media.recording_of
      where media.memorial_uuid = memorials.uuid and ${isFilmShownToAll}
    ) as one group by decade
  ) as counts)`

/** The life of a memorial whose hosts chose the order of time: decades, the first three digits of their years, and what others added. */
export const readLife = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select([
      decades.as('decades'),
      // The columns of a photo are read once it is known to be one of the first, since most are not.
      listRows(
        memorial
          .selectFrom('media')
          .innerJoin(places.as('places'), 'places.uuid', 'media.uuid')
          .select(photoColumns)
          .select('places.contributorName')
          .where('places.place', '<=', limits.photosOfDecade)
          .orderBy('places.key')
          .orderBy('places.uuid'),
      ).as('photos'),
      listRows(
        memorial
          .selectFrom('media')
          .innerJoin('contributions', 'contributions.uuid', 'media.recordingOf')
          .select(recordingColumns)
          .select('contributions.contributorName')
          .whereRef('media.memorialUuid', '=', 'memorials.uuid')
          .where(isFilmShownToAll)
          .where(photoTimeKey, 'is not', null)
          .orderBy(photoTimeKey)
          .orderBy('media.uuid'),
      ).as('films'),
    ])
    .where('memorials.uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()

/** A page of a decade's photos, of hosts and of others, in order of time, plus one more if there is one. */
export const listPhotosOfDecade = (db: Db, memorialUuid: string, decade: string, after: number) =>
  db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(photoColumns)
    .select('contributions.contributorName')
    .where('media.memorialUuid', '=', memorialUuid)
    .where('memorials.photoOrder', '=', 'TIME')
    .where(isShownToAll)
    .where(sql<boolean>`left(${photoTimeKey}, 3) = ${decade}`)
    .orderBy(photoTimeKey)
    .orderBy('media.position')
    .orderBy('media.uuid')
    .offset(after)
    .limit(limits.photosOfPage + 1)
    .execute()
