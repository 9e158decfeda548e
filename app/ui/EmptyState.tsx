import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { HalfSunRule } from './HalfSunRule.tsx'

/** Where nothing is yet: what will stand here, and what to do for it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <HalfSunRule />
      <p className="lead">{title}</p>
      {children && <p className="quiet">{children}</p>}
      {action}
    </div>
  )
}
