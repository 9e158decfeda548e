import { useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { putTodoAway, type TodoName } from '#contract/edits.ts'
import { errorMessage } from './error-message.ts'

export interface DismissedTodos {
  names: readonly TodoName[]
  /** Why the last item could not be dismissed or restored, as text. */
  error: string | null
  /** Returns whether it was saved. */
  put(todo: TodoName, away: boolean): Promise<boolean>
}

/**
 * The items that hosts dismissed from the reminder list. They are stored with the memorial, so that they are dismissed
 * for all its hosts on all devices.
 *
 * @param told the dismissed items that came with the memorial
 */
export function useDismissedTodos(
  memorialUuid: string,
  told: readonly TodoName[],
  redirectOnAuthError: (reason: unknown) => boolean,
): DismissedTodos {
  const [names, setNames] = useState(told)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => setNames(told), [told])

  async function put(todo: TodoName, away: boolean): Promise<boolean> {
    setError(null)
    try {
      const { putAway } = await call(putTodoAway, { params: { memorialUuid }, body: { todo, away } })
      setNames(putAway)
      return true
    } catch (reason) {
      if (!redirectOnAuthError(reason)) setError(errorMessage(reason))
      return false
    }
  }

  return { names, error, put }
}
