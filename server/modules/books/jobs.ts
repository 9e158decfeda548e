import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { makeBook } from './service-making.ts'

export function bookJobs(context: Context): JobHandlers {
  return {
    // One at a time: a book fills the processes that open photos and typeset pages. The host waits for it, so it is not
    // retried for hours; five hundred phone photos can take most of an hour.
    'book.make': {
      concurrency: 1,
      retries: { limit: 2, delaySeconds: 1, minutesEach: 60 },
      handle: ({ bookUuid }, { last }) => makeBook(context, bookUuid, { last }),
    },
  }
}
