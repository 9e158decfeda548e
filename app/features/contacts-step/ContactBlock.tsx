import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './ContactList.module.css'

interface Props {
  /** The number of its first row, starting from 1. */
  first: number
  /** The number of its rows. */
  count: number
  /** Always rendered: the first block, and the block whose row is to get the focus. */
  isForced: boolean
  children: () => ReactNode
}

/** Height of a row in pixels, used until the block is measured. */
const ROW = 108
/** How far outside the window a block is rendered ahead: further than anyone tabs or scrolls in a moment. */
const MARGIN = '1200px 0px'

/**
 * Some rows of a long list. Far from the window it renders no rows and only keeps their height: with two thousand
 * fields every key press would be slow. A block that has the focus stays rendered.
 */
export function ContactBlock({ first, count, isForced, children }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const height = useRef(0)
  const [isNear, setNear] = useState(isForced)
  const isShown = isNear || isForced

  useEffect(() => {
    const block = list.current
    if (!block) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting) height.current = entry.boundingClientRect.height
        setNear(entry.isIntersecting || block.contains(document.activeElement))
      },
      { rootMargin: MARGIN },
    )
    watch.observe(block)
    return () => watch.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (list.current) list.current.style.minHeight = isShown ? '' : `${height.current || count * ROW}px`
  }, [isShown, count])

  return (
    <ol ref={list} className={styles.people} start={first}>
      {isShown && children()}
    </ol>
  )
}
