import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'

/** Inserts the given number of media rows, without files. */
export const insertMedia = (
  app: TestApp,
  count: number,
  row: {
    memorialUuid: string
    role: 'PHOTO' | 'CONTRIBUTION' | 'HOST_VIDEO'
    uploadedBy?: string
    bytes?: number
    deletedAt?: Date
  },
) =>
  app.db
    .insertInto('media')
    .values(
      Array.from({ length: count }, (_, n) => ({
        bytes: 1,
        ...row,
        position: row.role === 'PHOTO' && !row.deletedAt ? n : null,
        location: `/media/${row.memorialUuid}`,
        filename: randomUUID(),
        extension: 'jpg',
        originalKey: `originals/${row.memorialUuid}/${randomUUID()}`,
        createdAt: app.clock.now(),
      })),
    )
    .execute()
