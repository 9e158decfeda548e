import { useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { putTodoAway, type TodoName } from '#contract/edits.ts'
import { errorMessage } from './error-message.ts'

export interface DismissedTodos {
  names: readonly TodoName[]
  /** Why the last one was not put away, or not brought back. */
  error: string | null
  /** Whether it was done. */
  put(todo: TodoName, away: boolean): Promise<boolean>
}

/**
 * What hosts put away of what is left to do: kept with the memorial, so that it is away for all of them, everywhere.
 *
 * @param told as the memorial was opened with
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
