import { useOutletContext } from 'react-router'
import type { Visit } from './use-dashboard.ts'

/** What the layout of the dashboard's parts gives each of them: the memorial is there when they are shown. */
export interface SectionContext {
  visit: Visit
  /** Whether a failed call has led to another screen. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** The part that is open. */
export const useSectionContext = (): SectionContext => useOutletContext<SectionContext>()
