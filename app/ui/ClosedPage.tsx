import type { ReactNode } from 'react'
import styles from './ClosedPage.module.css'
import { Illustration } from './Illustration.tsx'
import closedDoor from './illustrations/closed-door.svg?url&no-inline'
import { Masthead } from './Masthead.tsx'
import { VersionLabel } from './VersionLabel.tsx'

interface Props {
  picture?: string
  title: ReactNode
  children: ReactNode
}

/** In place of a memorial that is not shown to whoever opened its address. */
export function ClosedPage({ picture = closedDoor, title, children }: Props) {
  return (
    <div className={styles.ground}>
      <Masthead />
      <main id="content" className={`stack ${styles.closed}`}>
        <Illustration picture={picture} />
        <h1 dir="auto">{title}</h1>
        {children}
      </main>
      <VersionLabel />
    </div>
  )
}
