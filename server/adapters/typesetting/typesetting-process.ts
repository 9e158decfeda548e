import { type Typesetter, TypesettingFailed } from '#server/ports/typesetter.ts'
import { taskProcess } from '../processes/task-process.ts'
import { DrawnFilmTexts, PrintedBook, type TypesettingTask } from './protocol.ts'

/** The largest possible book, 2,000 pages, takes half a minute; at nice 10 on a busy machine several. */
const TIME_LIMIT_MS = 300_000

/**
 * Typesetting in two processes of `entries/typesetting.ts`. One sets books, each in its own process, and the texts of films,
 * one after the other. The other makes share pictures and cards, which people wait for. `entryUrl('typesetting')` says where
 * the entry is, built or not.
 */
export function typesettingProcess(options: {
  entryUrl: (name: string) => URL
  /** A task that takes longer is aborted. Default 5 minutes. */
  timeLimitMs?: number
}): Typesetter {
  const { entryUrl, timeLimitMs = TIME_LIMIT_MS } = options
  const books = taskProcess({ entry: entryUrl('typesetting'), timeLimitMs })
  const small = taskProcess({ entry: entryUrl('typesetting'), timeLimitMs })
  const ask = (process: typeof books, task: TypesettingTask) => process.run(task).catch(rethrow)

  return {
    async book(source, out) {
      return PrintedBook.parse(await ask(books, { task: 'book', source, ...out }))
    },
    async sharePicture(source, outPath) {
      await ask(small, { task: 'share', source, outPath })
    },
    async cards(source, outPath) {
      await ask(small, { task: 'cards', source, outPath })
    },
    async filmTexts(source, outDir) {
      return DrawnFilmTexts.parse(await ask(books, { task: 'film', source, outDir }))
    },
    async close() {
      await Promise.all([books.close(), small.close()])
    },
  }
}

function rethrow(error: unknown): never {
  throw new TypesettingFailed(error instanceof Error ? error.message : String(error))
}
