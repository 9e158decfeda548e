import type { JobHandlers } from '#server/ports/jobs.ts'
import type { MediaService } from './service.ts'

export function mediaJobs({ media }: { media: MediaService }): JobHandlers {
  return {
    // One at a time: a photo of 12 megapixels takes more than a second of processor.
    'media.render': {
      concurrency: 1,
      handle: ({ mediaUuid }, { last }) => media.render(mediaUuid, { last }),
    },
    'media.purge': { concurrency: 1, cron: '17 3 * * *', handle: () => media.purge() },
  }
}
