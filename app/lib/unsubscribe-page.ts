import { data, redirect } from 'react-router'
import type { FormResult } from '../context.ts'

/** State of the unsubscribe page. `unknown`: no mail is sent because of this link. */
export interface UnsubscribeState {
  state: 'asking' | 'done' | 'unknown'
  /** Why it failed this time. */
  trouble: string | null
}

/** State of the page when it is opened. */
export const loadUnsubscribe = ({ url }: Request): UnsubscribeState => ({
  state: new URL(url).searchParams.has('stopped') ? 'done' : 'asking',
  trouble: null,
})

/**
 * State of the page after the form was sent; a reload sends nothing again. A truncated link counts as unknown, like an
 * old one.
 */
export function submitUnsubscribe(result: FormResult, path: string) {
  if (result.kind === 'noted') throw redirect(`${path}?stopped=`, 303)
  const { status, message } = result
  const isUnknown = status === 404 || status === 400
  const stopped: UnsubscribeState = isUnknown
    ? { state: 'unknown', trouble: null }
    : { state: 'asking', trouble: message }
  return data(stopped, { status })
}
