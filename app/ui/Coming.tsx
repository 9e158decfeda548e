import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'

interface Props {
  /** What is loading. */
  children: ReactNode
  /** Where it is the only heading of its screen. */
  isTitle?: boolean
}

/** In place of what is loading. */
export function Coming({ children, isTitle = false }: Props) {
  const Words = isTitle ? 'h1' : 'span'
  return (
    <div className="coming" role="status" aria-busy="true">
      <Words className="visually-hidden">{children}</Words>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
}
