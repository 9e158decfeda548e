import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { HalfSunRule } from './HalfSunRule.tsx'
import { Illustration } from './Illustration.tsx'

interface Props {
  /** Address of a picture in `illustrations/`; without one, the half sun is shown. */
  picture?: string
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** For an empty list or screen: what will be here, and how to add it. */
export function EmptyState({ picture, title, children, action }: Props) {
  return (
    <div className={`stack centred s3 anywhere paper ${styles.empty}`}>
      {picture ? <Illustration picture={picture} /> : <HalfSunRule />}
      <p className="lead">{title}</p>
      {children && <p className="quiet">{children}</p>}
      {action}
    </div>
  )
}
