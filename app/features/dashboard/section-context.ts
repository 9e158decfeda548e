import { useOutletContext } from 'react-router'
import type { Visit } from './use-dashboard.ts'

/** What the layout of the dashboard's parts gives each of them: the memorial is there when they are shown. */
export interface SectionContext {
  visit: Visit
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** The part that is open. */
export const useSectionContext = (): SectionContext => useOutletContext<SectionContext>()
