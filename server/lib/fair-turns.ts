interface Waiting {
  begin(): void
  refuse(reason: Error): void
}

/**
 * Does so many things at once, in turns: whoever waits is given one of theirs, and stands behind all others for the next.
 * Nobody holds the last place while there is more than one, so that whoever comes next begins at once.
 *
 * Where `room` says how many may wait, one more has the last of whoever waits for most refused with what `full` makes:
 * who asks for little is not turned away by those who ask for much.
 */
export function fairTurns(places: number, room?: { most: number; full(): Error }) {
  const mostOfOne = Math.max(1, places - 1)
  /** Whose turn is next stands first. */
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

  /** Of two who wait for as many, whoever came later. */
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

  function count(who: string, by: 1 | -1): void {
    busy += by
    const held = (holding.get(who) ?? 0) + by
    if (held > 0) holding.set(who, held)
    else holding.delete(who)
  }

  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((resolve, refuse) => {
      const begin = () => {
        count(who, 1)
        resolve()
      }
      waiting.set(who, [...(waiting.get(who) ?? []), { begin, refuse }])
      waitingNow += 1
      next()
      if (room && waitingNow > room.most) refuseOne(room.full)
    })
    try {
      return await work()
    } finally {
      count(who, -1)
      next()
    }
  }
}
