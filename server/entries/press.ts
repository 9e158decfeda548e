import { limitMemory } from '#server/adapters/press/memory-limit.ts'
import { PressTask } from '#server/adapters/press/protocol.ts'
import { renderBook } from '#server/adapters/press/render-book.ts'
import { renderCards } from '#server/adapters/press/render-cards.ts'
import { renderFilmWords } from '#server/adapters/press/render-film-words.ts'
import { renderShare } from '#server/adapters/press/render-share.ts'
import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'

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
