import type { Edge } from '#server/ports/edge.ts'

/** Changes of one memorial that only add something reach the edge at most so often. */
const PAUSE_MS = 2000
/** Nodes hear of a change within milliseconds; until then one of them may have given the edge the page as it was. */
const SOON_MS = 300
/** Before each further try. */
const RETRIES_MS = [500, 1000, 2000, 4000]

interface Options {
  edge: Edge
  /** Where the pages of a memorial are and were. */
  pathsOf(memorialUuid: string): Promise<string[]>
  /** Told after the last try. */
  onFailed(reason: unknown): void
}

/**
 * Purges the pages of memorials that changed. The first change is purged at once, and so is each that takes something away;
 * others within two seconds are purged together. The last purge comes two seconds after the one before: what the edge was
 * fetching while it was purged goes with it (docs/decisions/0248).
 */
export function edgePurges({ edge, pathsOf, onFailed }: Options) {
  const recent = new Map<string, { hasMore: boolean; timer: NodeJS.Timeout }>()
  /** Of those of which something was taken away: what is purged once all nodes know. */
  const soon = new Map<string, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  function purge(memorialUuid: string) {
    const purging = tell(memorialUuid).catch(onFailed)
    underWay.add(purging)
    void purging.finally(() => underWay.delete(purging))
  }

  async function tell(memorialUuid: string) {
    for (const pause of [...RETRIES_MS, null])
      try {
        return await edge.purge(await pathsOf(memorialUuid))
      } catch (reason) {
        if (pause === null || closing.signal.aborted) throw reason
        await untilAgain(pause)
      }
  }

  /** Whoever closes does not wait: pages are kept for seconds only. */
  const untilAgain = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      closing.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })

  function later(memorialUuid: string) {
    const timer = setTimeout(() => {
      const hasMore = recent.get(memorialUuid)?.hasMore
      purge(memorialUuid)
      if (hasMore) later(memorialUuid)
      else recent.delete(memorialUuid)
    }, PAUSE_MS)
    recent.set(memorialUuid, { hasMore: false, timer: timer.unref() })
  }

  function onceAllKnow(memorialUuid: string) {
    clearTimeout(soon.get(memorialUuid))
    const timer = setTimeout(() => {
      soon.delete(memorialUuid)
      purge(memorialUuid)
    }, SOON_MS)
    soon.set(memorialUuid, timer.unref())
  }

  return {
    changed(memorialUuid: string, { onlyAdds }: { onlyAdds: boolean }) {
      const before = recent.get(memorialUuid)
      if (before) before.hasMore = true
      else later(memorialUuid)
      if (before && onlyAdds) return
      purge(memorialUuid)
      if (!onlyAdds) onceAllKnow(memorialUuid)
    },
    /** Purges what waits, and gives up what fails. */
    async close() {
      closing.abort()
      for (const [memorialUuid, { timer }] of recent) {
        clearTimeout(timer)
        purge(memorialUuid)
      }
      recent.clear()
      for (const timer of soon.values()) clearTimeout(timer)
      soon.clear()
      await Promise.all(underWay)
    },
  }
}

export type EdgePurges = ReturnType<typeof edgePurges>
