import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import styles from './Masthead.module.css'

/** The head of every page: the brand on the left, and on the right what the page gives (menu, 'For Margaret'). */
export function Masthead({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.masthead}>
      <Brand />
      {children && <div className={styles.aside}>{children}</div>}
    </header>
  )
}
