import { z } from 'zod'
import { type Typesetter, TypesettingFailed, type Waiter } from '#server/ports/typesetter.ts'
import { processPool } from '../processes/process-pool.ts'
import { taskProcess } from '../processes/task-process.ts'

/** A request of the typesetting process. It comes from this server alone, so it is not checked. */
export interface TypesettingTask {
  task: 'book' | 'share' | 'cards' | 'order' | 'film'
  source: object
  /** Where it writes. */
  out: string | object
}

// Its answers come from a process that has read strangers' texts, so they are checked.
const PrintedBook = z.object({ pages: z.number().int().positive(), previews: z.array(z.string()) })
const PrintedOrder = z.object({ isTooLong: z.boolean() })
const FilmWords = z.object({ path: z.string(), height: z.number().int().positive() })
const DrawnFilmTexts = z.object({
  title: FilmWords,
  closing: FilmWords,
  captions: z.array(FilmWords.nullable()),
})

/** The largest possible book, 2,000 pages, takes half a minute; at nice 10 on a busy machine several. */
const TIME_LIMIT_MS = 300_000
/** For what hosts write themselves and wait for: one task may not keep others waiting for long. */
const WAITED_FOR_LIMIT_MS = 60_000

/**
 * Typesetting in three processes of `entries/typesetting.ts`. One sets books, each in its own process, and the texts of films,
 * one after the other. One makes share pictures and cards, and one orders of service, for one person after the other
 * in turns. `entryUrl('typesetting')` says where the entry is, built or not.
 */
export function typesettingProcess(options: {
  entryUrl: (name: string) => URL
  nice?: number | undefined
  /** A task that takes longer is aborted. Default 5 minutes; a minute for orders of service. */
  timeLimitMs?: number
}): Typesetter {
  const { nice, timeLimitMs = TIME_LIMIT_MS } = options
  const entry = options.entryUrl('typesetting')
  const books = taskProcess({ entry, timeLimitMs, nice })
  const small = taskProcess({ entry, timeLimitMs, nice })
  const waitedFor = processPool({
    entry,
    timeLimitMs: options.timeLimitMs ?? WAITED_FOR_LIMIT_MS,
    nice,
    places: 1,
  })
  const askInTurn = (task: TypesettingTask, { by = '', signal }: Waiter = {}) =>
    waitedFor.run(task, by, { signal }).catch(rethrow)
  const ask = (process: typeof books, task: TypesettingTask) => process.run(task).catch(rethrow)

  return {
    async book(source, out) {
      return PrintedBook.parse(await ask(books, { task: 'book', source, out }))
    },
    async sharePicture(source, outPath) {
      await ask(small, { task: 'share', source, out: outPath })
    },
    async cards(source, outPath) {
      await ask(small, { task: 'cards', source, out: outPath })
    },
    async order(source, out, waiter) {
      return PrintedOrder.parse(await askInTurn({ task: 'order', source, out }, waiter))
    },
    async filmTexts(source, outDir) {
      return DrawnFilmTexts.parse(await ask(books, { task: 'film', source, out: outDir }))
    },
    async close() {
      await Promise.all([books.close(), small.close(), waitedFor.close()])
    },
  }
}

function rethrow(error: unknown): never {
  throw new TypesettingFailed(error instanceof Error ? error.message : String(error))
}
