import { createContext, type ReactNode, use } from 'react'
import { Brand } from './Brand.tsx'
import { classes } from './classes.ts'
import styles from './Masthead.module.css'

interface Props {
  /** A short text at the end of the line, such as 'For Margaret'. Hidden on phones if there are `children`. */
  note?: ReactNode
  /** A menu or a link at the end of the line. */
  children?: ReactNode
}

/** The menu of whoever is signed in. The root brings it: it knows the draft, which is removed at logout. */
export const AccountMenuContext = createContext<ReactNode>(null)

/** The header of every page: the brand, then what the page has of its own, and the menu of whoever is signed in. */
export function Masthead({ note, children }: Props) {
  return (
    <header className={styles.masthead}>
      <Brand />
      <div className={styles.aside}>
        {note && (
          <p className={classes(`note ${styles.note}`, Boolean(children) && styles.yielding)}>{note}</p>
        )}
        {children}
        {use(AccountMenuContext)}
      </div>
    </header>
  )
}
