import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './ContactList.module.css'

interface Props {
  /** The number of its first row, from 1. */
  first: number
  /** Rows in it. */
  count: number
  /** Shown wherever it is: the first ones, and the one that something is looked for in. */
  isForced: boolean
  children: () => ReactNode
}

/** Pixels of a row, until a block was measured. */
const ROW = 108
/** How far outside of the window a block is made ready: more than anyone tabs or scrolls in a moment. */
const MARGIN = '1200px 0px'

/**
 * A few rows of a long list. Far from the window it is only as high as its rows were: two thousand fields at
 * once would make every key wait. A block with the focus in it stays.
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
