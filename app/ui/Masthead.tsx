import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import { classes } from './classes.ts'
import styles from './Masthead.module.css'

interface Props {
  /** A short text at the end of the line, such as 'For Margaret'. Hidden on phones if there are `children`. */
  note?: ReactNode
  /** A menu or a link at the end of the line. */
  children?: ReactNode
}

/** The header of every page: the brand, then the page's own note and menu. */
export function Masthead({ note, children }: Props) {
  return (
    <header className={styles.masthead}>
      <Brand />
      {(note || children) && (
        <div className={styles.aside}>
          {note && (
            <p className={classes(`note ${styles.note}`, Boolean(children) && styles.yielding)}>{note}</p>
          )}
          {children}
        </div>
      )}
    </header>
  )
}
