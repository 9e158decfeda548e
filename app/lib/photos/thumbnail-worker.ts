import { shrink, type Thumbnail, type ThumbnailTask } from './shrink.ts'
import type { WorkerReply } from './worker-pool.ts'

self.addEventListener('message', async (event: MessageEvent<ThumbnailTask>) => {
  self.postMessage(await reply(event.data))
})

async function reply(task: ThumbnailTask): Promise<WorkerReply<Thumbnail>> {
  try {
    return { done: await shrink(task) }
  } catch (error) {
    return { failed: String(error), spent: false }
  }
}
