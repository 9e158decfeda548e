import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Loading.module.css'
import { Spinner } from './Spinner.tsx'

/** One line for work of unknown length: a spinner, and what is being done. */
export function LoadingLine({ children }: { children: ReactNode }) {
  return (
    <p className={`baseline s3 ${styles.line}`} role="status">
      <Spinner />
      <span>{children}</span>
    </p>
  )
}

interface PanelProps {
  title: ReactNode
  children?: ReactNode
  /** 1 where it is the only heading of its screen. */
  level?: 1 | 2
}

/** A whole screen that is loading: a title such as 'Loading Memorial', and a rising sun. */
export function LoadingPanel({ title, children, level = 2 }: PanelProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes(`stack centred s3 ${styles.panel}`, level === 1 && styles.screen)} role="status">
      <svg viewBox="0 0 56 30" aria-hidden="true">
        <path className={`breathing ${styles.disc}`} d="M12 20a16 16 0 0 1 32 0z" />
        <path className={styles.horizon} d="M2 20h52M14 26.5h28" />
      </svg>
      <Heading>{title}</Heading>
      {children && <p className="quiet">{children}</p>}
    </div>
  )
}
