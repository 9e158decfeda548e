import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'

/** Inserts the given number of media rows, without files. */
export const insertMedia = (
  app: TestApp,
  count: number,
  row: {
    memorialUuid: string
    role: 'PHOTO' | 'CONTRIBUTION' | 'HOST_VIDEO' | 'FILM' | 'MEMORY_FILM'
    uploadedBy?: string
    bytes?: number
    title?: string
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

const VOICE = '9d1c1a8e-2f5b-4a52-8a57-3d0f2b8c6e11'

export const wordsOfVoice = { recordingId: VOICE, transcript: 'Ahoy', replaces: '' }

/** Makes the row of that voice, without files, or puts it into another memory. */
export const moveVoice = (
  app: TestApp,
  { memorialUuid, contributionId: recordingOf }: { memorialUuid: string; contributionId: string },
) =>
  app.db
    .insertInto('media')
    .values({
      uuid: VOICE,
      memorialUuid,
      recordingOf,
      role: 'MEMORY_VOICE',
      location: `/media/${memorialUuid}`,
      filename: 'voice',
      extension: 'm4a',
      originalKey: 'voice',
      bytes: 1,
    })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ memorialUuid, recordingOf }))
    .execute()
