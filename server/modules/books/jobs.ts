import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Books } from './service.ts'

export function bookJobs({ books }: { books: Books }): JobHandlers {
  return {
    // One at a time: a book fills the processes that open photos and typeset pages. The host waits for it, so it is not
    // retried for hours; five hundred phone photos can take most of an hour.
    'book.make': {
      concurrency: 1,
      retries: { limit: 2, delaySeconds: 1, minutesEach: 60 },
      handle: ({ bookUuid }, { last }) => books.make(bookUuid, { last }),
    },
  }
}
