import type { ReactNode } from 'react'
import styles from './Wall.module.css'

/** Further memories on a page of their own. */
export const NextNotes = ({ children }: { children: ReactNode }) => (
  <div className={styles.wall}>{children}</div>
)
