import type { ReactNode } from 'react'
import styles from './People.module.css'

/** What is of no use on paper. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => (
  <div className={styles.screen}>{children}</div>
)
