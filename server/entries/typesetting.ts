import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'
import { limitMemory } from '#server/adapters/typesetting/memory-limit.ts'
import type { TypesettingTask } from '#server/adapters/typesetting/protocol.ts'
import { renderBook } from '#server/adapters/typesetting/render-book.ts'
import { renderCards } from '#server/adapters/typesetting/render-cards.ts'
import { renderFilmTexts } from '#server/adapters/typesetting/render-film-texts.ts'
import { renderOrder } from '#server/adapters/typesetting/render-order.ts'
import { renderShare } from '#server/adapters/typesetting/render-share.ts'

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

let books = 0
serveTasks(
  async (message) => {
    const task = message as TypesettingTask
    if (task.task === 'book') {
      books += 1
      return renderBook(task.source, task)
    }
    if (task.task === 'film') return renderFilmTexts(task.source, task.outDir)
    if (task.task === 'order') return renderOrder(task.source, task)
    if (task.task === 'share') await renderShare(task.source, task.outPath)
    else await renderCards(task.source, task.outPath)
    return null
  },
  () => books > 0 || process.memoryUsage.rss() > TIRED_BYTES,
)
