import { type ExpressionBuilder, sql } from 'kysely'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { publicEvents } from '#server/lib/programme.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { films, hostName, hostVideo, photosInChosenOrder, profilePhoto, stories } from './repo-parts.ts'
import { contributedPhotoCount, contributedPhotos } from './repo-public-gallery.ts'
import { readLife } from './repo-public-life.ts'
import { openFunds, wall, wallCount } from './repo-responses.ts'

/**
 * What a visitor sees, and the facts that decide whether they may, by the present slug. The life in decades is read apart: few
 * memorials show it, and the query of all others stays short enough to be prepared.
 */
export async function readBySlug(db: Db, shareSlug: string) {
  const row = await pageOf(db, shareSlug)
  return row && { ...row, life: row.photoOrder === 'TIME' ? await readLife(db, row.uuid) : null }
}

const pageOf = compiledOnce((db: Db, shareSlug: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select((eb) => [photosInChosenOrder(eb).as('media'), films(eb).as('films'), stories(eb).as('stories')])
    .select((eb) => [
      profilePhoto(eb).as('profilePhoto'),
      hostVideo(eb).as('hostVideoMessage'),
      hostName(eb).as('hostName'),
      hostNames(eb).as('hostNames'),
    ])
    .select((eb) => [openFunds(eb).as('funds'), wall(eb).as('wall'), wallCount(eb).as('wallCount')])
    .select([memorialLanguage.as('writtenIn'), publicEvents.as('programme')])
    .select((eb) => [
      contributedPhotos(eb).as('contributedPhotos'),
      contributedPhotoCount(eb).as('contributedPhotoCount'),
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.shareSlug', '=', shareSlug),
)

export type PublicRow = NonNullable<Awaited<ReturnType<typeof readBySlug>>>

function hostNames(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(
      sql<string[]>`coalesce(json_agg(
        ${fullName}
        order by relationships.relationship_type = 'OWNER' desc, relationships.date_created, users.uuid
      ), '[]'::json)`.as('names'),
    )
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where(sql<boolean>`${fullName} <> ''`)
    .$asScalar()
    .$notNull()
}
