import type { ReactNode } from 'react'
import { common } from '#languages/en/screens/common.ts'
import { view } from '#languages/en/screens/view.ts'
import { visitWall } from '#languages/en/screens/visit-wall.ts'
import { MessagesProvider } from '../messages/index.tsx'

/** The messages for islands: each is a React root outside the page's providers. */
export function IslandMessages({ children }: { children: ReactNode }) {
  return <MessagesProvider messages={{ common, view, visitWall }}>{children}</MessagesProvider>
}
