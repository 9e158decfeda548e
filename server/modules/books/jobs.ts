import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Books } from './service.ts'

export function bookJobs({ books }: { books: Books }): JobHandlers {
  return {
    // One at a time: it fills the processes that open photos and set pages. Somebody watches it, so that it is not
    // tried for hours; five hundred photos of a telephone take most of one.
    'book.make': {
      concurrency: 1,
      retries: { limit: 2, delaySeconds: 1, minutesEach: 60 },
      handle: ({ bookUuid }, { last }) => books.make(bookUuid, { last }),
    },
  }
}
