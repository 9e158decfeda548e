import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'

/** What a download says of each file; never its key. */
export const mediaQuery = (db: Db) =>
  db
    .selectFrom('media')
    .select([
      'uuid',
      'memorialUuid',
      'contributionUuid',
      'recordingOf',
      'role',
      'title',
      'location',
      'filename',
      'extension',
      'originalName',
      'bytes',
      'takenAt',
      'saidDate',
      'fileDate',
      'fileDateSource',
      'isScan',
      'withSound',
      'transcript',
      'createdAt',
    ])
    .where('deletedAt', 'is', null)

export type FileRow = Awaited<ReturnType<ReturnType<typeof mediaQuery>['execute']>>[number]

export const isOneOf = (
  column: 'memorialUuid' | 'contributionUuid' | 'recordingOf' | 'memorialUuid',
  uuids: string[],
) => sql<boolean>`${sql.ref(column)} = any (${uuids}::uuid[])`
