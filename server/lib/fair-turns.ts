/**
 * Does so many things at once, in turns: whoever waits is given one of theirs, and stands behind all others for the next.
 * Nobody holds the last place while there is more than one, so that whoever comes next begins at once.
 */
export function fairTurns(places: number) {
  const mostOfOne = Math.max(1, places - 1)
  /** Whose turn is next stands first. */
  const waiting = new Map<string, (() => void)[]>()
  const holding = new Map<string, number>()
  let busy = 0

  function next(): void {
    if (busy >= places) return
    for (const [who, queue] of waiting) {
      if ((holding.get(who) ?? 0) >= mostOfOne) continue
      const begin = queue.shift()
      waiting.delete(who)
      if (queue.length > 0) waiting.set(who, queue)
      begin?.()
      next()
      return
    }
  }

  function count(who: string, by: 1 | -1): void {
    busy += by
    const held = (holding.get(who) ?? 0) + by
    if (held > 0) holding.set(who, held)
    else holding.delete(who)
  }

  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((resolve) => {
      const begin = () => {
        count(who, 1)
        resolve()
      }
      waiting.set(who, [...(waiting.get(who) ?? []), begin])
      next()
    })
    try {
      return await work()
    } finally {
      count(who, -1)
      next()
    }
  }
}
