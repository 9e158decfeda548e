interface Waiting {
  begin(): void
  refuse(reason: Error): void
}

/**
 * Runs a limited number of tasks at once, with fair turns: each person with waiting tasks gets one started, then queues
 * behind all others. With more than one place, nobody holds all of them, so that the next person begins at once.
 *
 * `room` limits how many tasks may wait. One more makes the last task of the person with the most waiting be refused
 * with the error of `full`, so that people with few tasks are not refused because of people with many.
 *
 * A task whose `signal` is aborted while it waits leaves the queue, and rejects with the signal's reason.
 */
export function fairQueue(places: number, room?: { most: number; full(): Error }) {
  const mostOfOne = Math.max(1, places - 1)
  /** In order of turns, next first. */
  const waiting = new Map<string, Waiting[]>()
  const holding = new Map<string, number>()
  let busy = 0
  let waitingNow = 0

  function next(): void {
    if (busy >= places) return
    for (const [who, queue] of waiting) {
      if ((holding.get(who) ?? 0) >= mostOfOne) continue
      const first = queue.shift()
      waiting.delete(who)
      if (queue.length > 0) waiting.set(who, queue)
      waitingNow -= 1
      first?.begin()
      next()
      return
    }
  }

  /** Of two people with equally many, the later one. */
  function refuseOne(full: () => Error): void {
    let longest = ''
    let most = 0
    for (const [who, { length }] of waiting) if (length >= most) [longest, most] = [who, length]
    const queue = waiting.get(longest) ?? []
    const last = queue.pop()
    if (queue.length === 0) waiting.delete(longest)
    waitingNow -= 1
    last?.refuse(full())
  }

  function leave(who: string, task: Waiting): void {
    const queue = waiting.get(who) ?? []
    const left = queue.filter((one) => one !== task)
    if (left.length === queue.length) return
    if (left.length > 0) waiting.set(who, left)
    else waiting.delete(who)
    waitingNow -= 1
  }

  function count(who: string, by: 1 | -1): void {
    busy += by
    const held = (holding.get(who) ?? 0) + by
    if (held > 0) holding.set(who, held)
    else holding.delete(who)
  }

  async function placeFor(who: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    function begin() {
      count(who, 1)
      resolve()
    }
    const task: Waiting = { begin, refuse: reject }
    const onAbort = () => {
      leave(who, task)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    waiting.set(who, [...(waiting.get(who) ?? []), task])
    waitingNow += 1
    next()
    if (room && waitingNow > room.most) refuseOne(room.full)
    await promise.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  return async <T>(who: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await placeFor(who, signal)
    try {
      return await work()
    } finally {
      count(who, -1)
      next()
    }
  }
}
