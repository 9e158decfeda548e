import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether photos are being chosen on a phone: from the press until the browser hands them over. With many, a phone takes a
 * minute to copy them, in which the page looks as if nothing had happened. Never true where there is a mouse.
 *
 * @param zone the element around the file input
 */
export function useChoosing(zone: RefObject<HTMLElement | null>): boolean {
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const begin = (event: Event) => {
      const isPhone = matchMedia('(hover: none)').matches
      if (isPhone && event.target instanceof HTMLInputElement && !event.defaultPrevented) setIsChoosing(true)
    }
    const end = () => setIsChoosing(false)
    zone.current?.addEventListener('click', begin, { signal })
    // `cancel`: nothing was chosen.
    for (const name of ['change', 'cancel']) zone.current?.addEventListener(name, end, { signal })
    return () => stop.abort()
  }, [zone])
  return isChoosing
}
