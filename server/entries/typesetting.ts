import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'
import { limitMemory } from '#server/adapters/typesetting/memory-limit.ts'
import { renderBook } from '#server/adapters/typesetting/render-book.ts'
import { renderCards } from '#server/adapters/typesetting/render-cards.ts'
import { renderFilmTexts } from '#server/adapters/typesetting/render-film-texts.ts'
import { renderOrder } from '#server/adapters/typesetting/render-order.ts'
import { renderShare } from '#server/adapters/typesetting/render-share.ts'
import type { TypesettingTask } from '#server/adapters/typesetting/typesetting-process.ts'

/**
 * The typesetting process. Its memory limit is just enough for the largest book, since people's texts may contain
 * anything.
 */
const MOST_BYTES = 1.5 * 1024 ** 3
/**
 * The typesetting engine does not free memory: after a book the process is replaced, after pictures only once it has
 * grown.
 */
const TIRED_BYTES = 384 * 1024 ** 2

limitMemory(MOST_BYTES)

const renders = {
  book: renderBook,
  share: renderShare,
  cards: renderCards,
  order: renderOrder,
  film: renderFilmTexts,
}
let books = 0
serveTasks(
  async (message) => {
    const { task, source, out } = message as TypesettingTask
    if (task === 'book') books += 1
    return (await renders[task](source as never, out as never)) ?? null
  },
  () => books > 0 || process.memoryUsage.rss() > TIRED_BYTES,
)
