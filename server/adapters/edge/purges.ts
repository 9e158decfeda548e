import type { Edge } from '#server/ports/edge.ts'

/** Least time between purges for changes of one memorial that only add something. */
const PAUSE_MS = 2000
/** Nodes hear of a change within milliseconds; until then one of them may still serve the old page to the edge. */
const SOON_MS = 300
/** Wait before each retry. */
const RETRIES_MS = [500, 1000, 2000, 4000]

interface Options {
  edge: Edge
  /** The present and former paths of a memorial's pages. */
  pathsOf(memorialUuid: string): Promise<string[]>
  /** Called after the last try. */
  onFailed(reason: unknown): void
}

/**
 * Purges the pages of changed memorials. The first change is purged at once, and so is each removal; others within two
 * seconds are purged together. A last purge follows two seconds later: it removes what the edge was fetching during the
 * purge before (docs/decisions/0019).
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

  /** Closing does not wait: pages are cached for seconds only. */
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
    /** Purges what waits, and does not retry failures. */
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
