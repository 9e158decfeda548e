import type { ReactNode } from 'react'
import { common } from '../messages/en/common.ts'
import { view } from '../messages/en/view.ts'
import { visitContribute } from '../messages/en/visit-contribute.ts'
import { visitRsvp } from '../messages/en/visit-rsvp.ts'
import { visitWall } from '../messages/en/visit-wall.ts'
import { MessagesProvider } from '../messages/index.tsx'

/** The messages for islands: each is a React root outside the page's providers. */
export function IslandMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider messages={{ common, view, visitRsvp, visitContribute, visitWall }}>
      {children}
    </MessagesProvider>
  )
}
