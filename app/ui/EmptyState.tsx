import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { HalfSunRule } from './HalfSunRule.tsx'
import { Illustration } from './Illustration.tsx'

interface Props {
  /** The address of one of `spots/`; without one, the half sun stands above the words. */
  picture?: string
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** Where nothing is yet: what will stand here, and what to do for it. */
export function EmptyState({ picture, title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      {picture ? <Illustration picture={picture} /> : <HalfSunRule />}
      <p className="lead">{title}</p>
      {children && <p className="quiet">{children}</p>}
      {action}
    </div>
  )
}
