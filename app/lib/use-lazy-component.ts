import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a screen that is loaded once it is wanted, and whose loading can be tried again after it failed (`lazy` of
 * React keeps a failure for good).
 *
 * @param load must stay the same function between renders
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean) {
  /** `Part` is null when it could not be loaded. */
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> | null } | null>(null)
  useEffect(() => {
    if (!isWanted || loaded) return
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded({ Part: null }),
    )
  }, [load, isWanted, loaded])
  return { Part: loaded?.Part, failed: loaded?.Part === null, again: () => setLoaded(null) }
}
