import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in sight within its dialog, or not far from it. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const at = element.current
    if (!at) return
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting === true),
      { root: at.closest('dialog'), rootMargin: '100% 0px' },
    )
    observer.observe(at)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
