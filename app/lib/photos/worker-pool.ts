/** The part of a `Worker` that the pool uses. */
export interface PoolWorker {
  postMessage(task: unknown): void
  terminate(): void
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Its file could not be loaded, for instance without a network. */
export class WorkerNotStarted extends Error {
  constructor() {
    super('The worker could not be started')
    this.name = 'WorkerNotStarted'
  }
}

/** What a worker posts back for each task. `spent`: the worker cannot do another one. */
export type WorkerReply<Result> = { done: Result } | { failed: string; spent: boolean }

interface Job<Task, Result> {
  task: Task
  signal: AbortSignal | undefined
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Workers that are created when needed, at most `size` of them, and ended after `idleMs` without work, which frees
 * their memory. Each does one task at a time, in the order in which the tasks came. Aborting a task ends its worker,
 * since nothing else can interrupt a decoder; so does an error that the worker did not catch.
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
      // The abort that freed this worker aborts this job too; its listener has not run yet.
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
    job.reject(event.message ? new Error(event.message) : new WorkerNotStarted())
  }
  worker.postMessage(job.task)
}

/**
 * How many photos may be decoded at once: one of 12 megapixels takes 200 MB. Safari does not tell how much memory a
 * device has; its phones and tablets are recognised by their touch screen.
 */
export function decodersAtOnce(device: { maxTouchPoints: number; deviceMemory?: number }): 1 | 2 {
  const gigabytes = device.deviceMemory
  if (gigabytes !== undefined) return gigabytes <= 2 ? 1 : 2
  return device.maxTouchPoints > 0 ? 1 : 2
}
