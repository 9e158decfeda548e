import type { JobHandlers } from '#server/ports/jobs.ts'
import type { ServicePacks } from './service.ts'

export function servicePackJobs({ packs }: { packs: ServicePacks }): JobHandlers {
  return {
    // One at a time: a film uses all that a small server can spare, a long one for half an hour.
    'service-pack.make': {
      concurrency: 1,
      retries: { limit: 2, delaySeconds: 2, minutesEach: 60 },
      handle: ({ packUuid }, { last }) => packs.work(packUuid, { last }),
    },
  }
}
