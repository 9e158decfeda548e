import { type RefObject, useEffect } from 'react'

/** Grows a text area with its text in browsers without `field-sizing: content`. */
export function useAutoGrow(area: RefObject<HTMLTextAreaElement | null>, words: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a controlled value changes without an input event
  useEffect(() => {
    const box = area.current
    if (!box || CSS.supports('field-sizing', 'content')) return
    const grow = () => {
      box.style.height = 'auto'
      box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`
    }
    grow()
    box.addEventListener('input', grow)
    return () => box.removeEventListener('input', grow)
  }, [area, words])
}
