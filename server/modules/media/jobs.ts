import type { JobHandlers } from '#server/ports/jobs.ts'
import type { MediaService } from './service.ts'

export function mediaJobs({ media }: { media: MediaService }): JobHandlers {
  return {
    // As many as there are processes that render (adapters/photos), if the machine has enough cores.
    'media.render': {
      concurrency: 2,
      handle: ({ mediaUuid }, { last }) => media.render(mediaUuid, { last }),
    },
    'media.pages': { handle: ({ memorialUuid }) => media.renewPages(memorialUuid) },
    // The host waits for it, and it is as fast as the disk.
    'media.film': {
      concurrency: 1,
      handle: ({ mediaUuid }, { last }) => media.makeFilm(mediaUuid, { last }),
    },
    // A video that cannot be read today cannot be read tomorrow.
    'media.poster': {
      concurrency: 1,
      retries: { limit: 1, delaySeconds: 60 },
      handle: ({ mediaUuid }) => media.takePoster(mediaUuid),
    },
    // Takes up to half an hour of processor time, and nobody waits for it: one at a time.
    'media.mp4': {
      concurrency: 1,
      retries: { limit: 2, delaySeconds: 10, minutesEach: 60 },
      handle: ({ mediaUuid }, { last }) => media.makeMp4(mediaUuid, { last }),
    },
    'media.mp4-missing': { concurrency: 1, cron: '7 * * * *', handle: () => media.queueMissingMp4s() },
    'media.purge': { concurrency: 1, cron: '17 3 * * *', handle: () => media.deleteExpired() },
  }
}
