import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { life as limits } from '#contract/limits.ts'
import type { PhotoDateFacts } from '#contract/photo-date.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import { isFilmShownToAll, isShownToAll, photoDateColumns, photoTimeKey } from '#server/lib/photo-date.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { filmFacts, listOf, ownPhotoFacts } from './repo-json.ts'

// A memorial whose photos stand in order of time, by decades.

type InMemorials = ExpressionBuilder<DB, 'memorials'>

interface LifeRow {
  /** The first three digits of years; null: without a date. */
  decades: { decade: string | null; photos: number; films: number }[]
  /** The first dated photos of others in each decade, in order of time. */
  photos: { photo: DatedPhoto; contributorName: string | null }[]
  /** The dated films of others, in order of time. */
  films: { photo: DatedPhoto; contributorName: string | null }[]
}

type DatedPhoto = PhotoDateFacts & Parameters<typeof import('../media/present.ts').presentMedia>[0]

/** The life in decades of a memorial whose hosts chose the order of time. */
export async function readLife(db: Db, memorialUuid: string): Promise<LifeRow> {
  const { life } = await db
    .selectFrom('memorials')
    .select((eb) =>
      sql<LifeRow>`json_build_object(
        'decades', ${decades}, 'photos', ${datedPhotosOfOthers(eb)}, 'films', ${datedFilmsOfOthers(eb)})`.as(
        'life',
      ),
    )
    .where('memorials.uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return life
}

const decades = sql<LifeRow['decades']>`(
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

/** The facts of a photo are read once it is known to be one of the first, since most are not. */
const datedPhotosOfOthers = (eb: InMemorials) =>
  eb
    .selectFrom((eb) =>
      eb
        .selectFrom((eb) =>
          eb
            .selectFrom('media')
            .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
            .select(['contributions.contributorName', 'media.uuid', photoTimeKey.as('key')])
            .whereRef('media.memorialUuid', '=', 'memorials.uuid')
            .where(isShownToAll)
            .as('keyed'),
        )
        .selectAll('keyed')
        .select(
          sql<number>`row_number() over (partition by left(keyed.key, 3) order by keyed.key, keyed.uuid)`.as(
            'place',
          ),
        )
        .where('keyed.key', 'is not', null)
        .as('dated'),
    )
    .innerJoin('media', 'media.uuid', 'dated.uuid')
    .select((eb) =>
      listOf(
        jsonBuildObject({
          photo: ownPhotoFacts(eb),
          contributorName: eb.ref('dated.contributorName'),
        }),
        sql`dated.key, dated.uuid`,
      ).as('list'),
    )
    .where('dated.place', '<=', limits.photosOfDecade)
    .$asScalar()

const datedFilmsOfOthers = (eb: InMemorials) =>
  eb
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.recordingOf')
    .select((eb) =>
      listOf(
        jsonBuildObject({
          photo: filmFacts(eb),
          contributorName: eb.ref('contributions.contributorName'),
        }),
        sql`${photoTimeKey}, media.uuid`,
      ).as('list'),
    )
    .whereRef('media.memorialUuid', '=', 'memorials.uuid')
    .where(isFilmShownToAll)
    .where(photoTimeKey, 'is not', null)
    .$asScalar()

/** A page of a decade's photos, of hosts and of others, in order of time, plus one more if there is one. */
export const listPhotosOfDecade = (db: Db, memorialUuid: string, decade: string, after: number) =>
  db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(photoColumns)
    .select(photoDateColumns)
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
