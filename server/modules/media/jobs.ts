import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { deleteExpired } from './delete-expired.ts'
import { makeFilm } from './make-film.ts'
import { makeMp4, queueMissingMp4s } from './make-mp4.ts'
import { render } from './render-photo.ts'
import { takePoster } from './take-poster.ts'

export function mediaJobs(context: Context): JobHandlers {
  return {
    // As many as there are processes that render (adapters/photos), if the machine has enough cores.
    'media.render': {
      concurrency: 2,
      handle: ({ mediaUuid }, { last }) => render(context, mediaUuid, { last }),
    },
    'media.pages': {
      handle: ({ memorialUuid }) => changes.changePage(context, memorialUuid, async () => {}),
    },
    // The host waits for it, and it is as fast as the disk.
    'media.film': {
      concurrency: 1,
      handle: ({ mediaUuid }, { last }) => makeFilm(context, mediaUuid, { last }),
    },
    // A video that cannot be read today cannot be read tomorrow.
    'media.poster': {
      concurrency: 1,
      retries: { limit: 1, delaySeconds: 60 },
      handle: ({ mediaUuid }) => takePoster(context, mediaUuid),
    },
    // Takes up to half an hour of processor time, and nobody waits for it: one at a time.
    'media.mp4': {
      concurrency: 1,
      retries: { limit: 2, delaySeconds: 10, minutesEach: 60 },
      handle: ({ mediaUuid }, { last }) => makeMp4(context, mediaUuid, { last }),
    },
    'media.mp4-missing': { concurrency: 1, cron: '7 * * * *', handle: () => queueMissingMp4s(context) },
    'media.purge': { concurrency: 1, cron: '17 3 * * *', handle: () => deleteExpired(context) },
  }
}
