/** The part of a `Worker` that the pool uses. */
export interface PoolWorker {
  postMessage(task: unknown): void
  terminate(): void
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** What a worker posts back for each task it was posted. `spent`: it is in no state to do another one. */
export type WorkerReply<Result> = { done: Result } | { failed: string; spent: boolean }

interface Job<Task, Result> {
  task: Task
  signal: AbortSignal | undefined
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Workers made when they are needed, at most `size` of them, and ended after `idleMs` without work, which
 * gives their memory back. One task at a time each, in the order they came. An aborted task takes its worker
 * with it, since nothing else can interrupt a decoder; so does an error that the worker did not catch.
 */
export function workerPool<Task, Result>(options: {
  create(): PoolWorker
  size: number
  idleMs: number
}): (task: Task, signal?: AbortSignal) => Promise<Result> {
  const waiting: Job<Task, Result>[] = []
  const idle = new Map<PoolWorker, ReturnType<typeof setTimeout>>()
  let busy = 0

  function next(): void {
    const job = busy < options.size ? waiting.shift() : undefined
    if (job === undefined) return
    if (job.signal?.aborted) {
      // The same abort freed this place, and has not reached the listener of this job yet.
      job.reject(job.signal.reason)
      next()
      return
    }
    const worker = takeIdle() ?? options.create()
    busy++
    perform(worker, job, (usable) => {
      busy--
      if (usable) rest(worker)
      else worker.terminate()
      next()
    })
  }

  function takeIdle(): PoolWorker | undefined {
    for (const [worker, timer] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      return worker
    }
  }

  function rest(worker: PoolWorker): void {
    const end = () => {
      idle.delete(worker)
      worker.terminate()
    }
    idle.set(worker, setTimeout(end, options.idleMs))
  }

  return (task, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const job = { task, signal, resolve, reject }
      waiting.push(job)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(job)
        if (place < 0) return
        waiting.splice(place, 1)
        reject(signal.reason)
      })
      next()
    })
}

function perform<Task, Result>(
  worker: PoolWorker,
  job: Job<Task, Result>,
  over: (usable: boolean) => void,
): void {
  const onAbort = () => {
    settle(false)
    job.reject(job.signal?.reason)
  }
  const settle = (usable: boolean) => {
    worker.onmessage = null
    worker.onerror = null
    job.signal?.removeEventListener('abort', onAbort)
    over(usable)
  }
  job.signal?.addEventListener('abort', onAbort)
  worker.onmessage = (event: MessageEvent<WorkerReply<Result>>) => {
    const reply = event.data
    settle('done' in reply || !reply.spent)
    if ('done' in reply) job.resolve(reply.done)
    else job.reject(new Error(reply.failed))
  }
  worker.onerror = (event) => {
    settle(false)
    job.reject(new Error(event.message || 'The worker could not be started'))
  }
  worker.postMessage(job.task)
}

/**
 * How many photos may be decoded at once: 12 megapixels take 200 MB. Safari does not tell its memory; its
 * phones and tablets are known by their touch screen.
 */
export function decodersAtOnce(device: { maxTouchPoints: number; deviceMemory?: number }): 1 | 2 {
  const gigabytes = device.deviceMemory
  if (gigabytes !== undefined) return gigabytes <= 2 ? 1 : 2
  return device.maxTouchPoints > 0 ? 1 : 2
}
