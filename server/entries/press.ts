import { limitMemory } from '#server/adapters/press/memory-limit.ts'
import { PressTask } from '#server/adapters/press/protocol.ts'
import { renderBook } from '#server/adapters/press/render-book.ts'
import { renderCards } from '#server/adapters/press/render-cards.ts'
import { renderFilmWords } from '#server/adapters/press/render-film-words.ts'
import { renderShare } from '#server/adapters/press/render-share.ts'
import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'

/**
 * The process that sets what is printed. It has what the largest book needs, and no more: nobody foresees everything
 * that people write.
 */
const MOST_BYTES = 1.5 * 1024 ** 3
/** The engine does not give memory back: after a book a new process takes over, after pictures once it has grown. */
const TIRED_BYTES = 384 * 1024 ** 2

limitMemory(MOST_BYTES)

let books = 0
serveTasks(
  async (message) => {
    const task = PressTask.parse(message)
    if (task.task === 'book') {
      books += 1
      return renderBook(task.source, task)
    }
    if (task.task === 'film') return renderFilmWords(task.source, task.outDir)
    if (task.task === 'share') await renderShare(task.source, task.outPath)
    else await renderCards(task.source, task.outPath)
    return null
  },
  () => books > 0 || process.memoryUsage.rss() > TIRED_BYTES,
)
