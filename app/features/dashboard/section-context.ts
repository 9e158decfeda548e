import { useOutletContext } from 'react-router'
import type { Visit } from './use-dashboard.ts'

/** What the section layout passes to each section. Sections are rendered only once the memorial is loaded. */
export interface SectionContext {
  visit: Visit
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** The context of the section that is open. */
export const useSectionContext = (): SectionContext => useOutletContext<SectionContext>()
