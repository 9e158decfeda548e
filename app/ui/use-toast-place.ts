import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const load = async () => (await import('./place-toasts.ts')).placeToasts
type Place = Awaited<ReturnType<typeof load>>

/**
 * Places toasts where they cover least (ui/place-toasts). That is loaded with the first press or key, before there is
 * anything to report; without it they stand where the sheet puts them.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  const [place, setPlace] = useState<{ with: Place } | null>(null)
  const isWanted = shown.length > 0

  useEffect(() => {
    if (place) return
    const bring = () =>
      load().then(
        (placeToasts) => setPlace({ with: placeToasts }),
        () => {},
      )
    if (isWanted) {
      void bring()
      return
    }
    const once = { once: true, capture: true }
    document.addEventListener('pointerdown', bring, once)
    document.addEventListener('keydown', bring, once)
    return () => {
      document.removeEventListener('pointerdown', bring, once)
      document.removeEventListener('keydown', bring, once)
    }
  }, [place, isWanted])

  useLayoutEffect(() => {
    if (!place || !region.current || shown.length === 0) return
    return place.with(region.current)
  }, [place, region, shown])
}
