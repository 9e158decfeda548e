import { data, redirect } from 'react-router'
import type { FormResult } from '../context.ts'

/** How far the page of such a link is. `unknown`: nobody is written to by this link. */
export interface UnsubscribeState {
  state: 'asking' | 'done' | 'unknown'
  /** Why it could not be done now. */
  trouble: string | null
}

/** What the page shows when it is opened. */
export const loadUnsubscribe = ({ url }: Request): UnsubscribeState => ({
  state: new URL(url).searchParams.has('stopped') ? 'done' : 'asking',
  trouble: null,
})

/** What became of the wish; a reload sends nothing again. A link that was cut off on its way is as unknown as an old one. */
export function submitUnsubscribe(result: FormResult, path: string) {
  if (result.kind === 'noted') throw redirect(`${path}?stopped=`, 303)
  const { status, message } = result
  const isUnknown = status === 404 || status === 400
  const stopped: UnsubscribeState = isUnknown
    ? { state: 'unknown', trouble: null }
    : { state: 'asking', trouble: message }
  return data(stopped, { status })
}
