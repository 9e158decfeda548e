import { serveTasks } from '../processes/serve-tasks.ts'
import { limitMemory } from './memory-limit.ts'
import { renderBook } from './render-book.ts'
import { renderCards } from './render-cards.ts'
import { renderFilmTexts } from './render-film-texts.ts'
import { renderOrder } from './render-order.ts'
import { renderShare } from './render-share.ts'
import type { TypesettingTask } from './typesetting-process.ts'

/** Just enough for the largest book, since people's texts may contain anything. */
const MOST_BYTES = 1.5 * 1024 ** 3
/** The typesetting engine does not free memory: after pictures the process is replaced once it has grown. */
const TIRED_BYTES = 384 * 1024 ** 2

const renders = {
  book: renderBook,
  share: renderShare,
  cards: renderCards,
  order: renderOrder,
  film: renderFilmTexts,
}

/**
 * Typesets what this process is sent, within a limit of memory.
 *
 * @param mostBooks after so many books the process is replaced
 */
export function serveTypesetting({ mostBooks }: { mostBooks: number }): void {
  limitMemory(MOST_BYTES)
  let books = 0
  serveTasks(
    async (message) => {
      const { task, source, out } = message as TypesettingTask
      if (task === 'book') books += 1
      return (await renders[task](source as never, out as never)) ?? null
    },
    () => books >= mostBooks || process.memoryUsage.rss() > TIRED_BYTES,
  )
}
