import { FileRefused } from '#server/ports/file-refused.ts'
import type { Reply, Step } from './task-process.ts'

/**
 * The child's side of `taskProcess`: answers each message with `handle`, and exits with its parent. `tired` is called after each task.
 *
 * @param handle calls `step` with results before the task is done
 */
export function serveTasks(handle: Handle, tired: () => boolean): void {
  process.on('message', async (task) => {
    const reply = await answer(handle, task)
    process.send?.({ ...reply, tired: reply.tired || tired() })
  })
  process.on('disconnect', () => process.exit())
  // Ctrl-C reaches the whole process group, but the parent decides when to stop.
  process.on('SIGINT', () => {})
}

type Handle = (task: unknown, step: (value: unknown) => void) => Promise<unknown>

async function answer(handle: Handle, task: unknown): Promise<Reply> {
  const step = (value: unknown) => void process.send?.({ outcome: 'step', value } satisfies Step)
  try {
    return { outcome: 'done', value: await handle(task, step), tired: false }
  } catch (error) {
    if (error instanceof FileRefused)
      return { outcome: 'refused', reason: error.reason, detail: error.message, tired: false }
    // An unexpected error may leave a broken state: the next task gets a new process.
    return { outcome: 'failed', detail: error instanceof Error ? error.message : String(error), tired: true }
  }
}
