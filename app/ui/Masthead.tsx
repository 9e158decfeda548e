import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import { classes } from './classes.ts'
import styles from './Masthead.module.css'

interface Props {
  /** A quiet line on the right, such as 'For Margaret'. On a phone it makes room for `children`. */
  note?: ReactNode
  /** A menu or a link, on the right. */
  children?: ReactNode
}

/** The head of every page: the brand on the left, what the page gives on the right. */
export function Masthead({ note, children }: Props) {
  return (
    <header className={styles.masthead}>
      <Brand />
      {(note || children) && (
        <div className={styles.aside}>
          {note && <p className={classes(styles.note, Boolean(children) && styles.yielding)}>{note}</p>}
          {children}
        </div>
      )}
    </header>
  )
}
