import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { makePack } from './service-making.ts'

export function servicePackJobs(context: Context): JobHandlers {
  return {
    // One at a time: a film uses all that a small server can spare, a long one for half an hour.
    'service-pack.make': {
      concurrency: 1,
      retries: { limit: 2, delaySeconds: 2, minutesEach: 60 },
      handle: ({ packUuid }, { last }) => makePack(context, packUuid, { last }),
    },
  }
}
