import { expressionBuilder, sql } from 'kysely'
import { listRows, readRow } from '#server/lib/json-rows.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import type { DB } from '#server/ports/database.ts'

// Parts of queries of `memorials`.

export const memorial = expressionBuilder<DB, 'memorials'>()

export const selectFiles = () => memorial.selectFrom('media').where('media.deletedAt', 'is', null)

export const portrait = readRow(
  selectFiles().select(photoColumns).whereRef('media.uuid', '=', 'memorials.profilePhotoUuid'),
)

export const stories = listRows(
  memorial
    .selectFrom('stories')
    .select(['stories.uuid', 'title', 'text'])
    .whereRef('stories.memorialUuid', '=', 'memorials.uuid')
    .orderBy('position'),
)

export const contributionCount = sql<number>`(select count(*) from contributions
  where contributions.memorial_uuid = memorials.uuid and deleted_at is null)`

/** Contributions that wait for a host or moderator. */
export const waitingCount = sql<number>`(select count(*) from contributions
  where contributions.memorial_uuid = memorials.uuid and deleted_at is null and state = 'PENDING')`
