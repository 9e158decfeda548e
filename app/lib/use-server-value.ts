import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api.ts'
import { redirectOnAuthError } from './auth-redirect.ts'

/** A value of the server that a screen reads, shows and changes. */
export interface ServerValue<T> {
  /** null until it was read. */
  value: T | null
  /** Why the value could not be read, as a message; `isGone` when the memorial no longer exists for this person. */
  trouble: { words: string; isGone: boolean } | null
  read(): Promise<void>
  /** Takes a changed value, e.g. from an answer of the server. If a part of it is pending, polling starts again. */
  set(change: (now: T | null) => T | null): void
}

/** Pending parts settle within moments: how many polls, and how many milliseconds apart. */
const LOOKS = 5
const BETWEEN = 2000

/**
 * Reads a value, and polls it a few times while a part of it is pending.
 *
 * @param fetchValue null: not to be read yet; must stay the same function for the same value
 * @param isPending whether a part will soon change by itself, such as an invitation that is being sent
 */
export function useServerValue<T>(
  fetchValue: (() => Promise<T>) | null,
  isPending: (value: T) => boolean = () => false,
): ServerValue<T> {
  const [value, setValue] = useState<T | null>(null)
  const [trouble, setTrouble] = useState<ServerValue<T>['trouble']>(null)
  const [looks, setLooks] = useState(0)
  /** An answer to an earlier question comes too late. */
  const asked = useRef<typeof fetchValue>(null)

  const read = useCallback(async () => {
    asked.current = fetchValue
    if (!fetchValue) return
    try {
      const answer = await fetchValue()
      if (asked.current !== fetchValue) return
      setValue(answer)
      setTrouble(null)
    } catch (reason) {
      if (asked.current !== fetchValue || redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble({ words: reason.message, isGone: reason.code === 'MEMORIAL_NOT_FOUND' })
    }
  }, [fetchValue])

  useEffect(() => {
    void read()
  }, [read])

  const isWaiting = value !== null && looks < LOOKS && isPending(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of `looks` starts the next timer
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void read().then(() => setLooks((count) => count + 1)), BETWEEN)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, read])

  const set = useCallback((change: (now: T | null) => T | null) => {
    setLooks(0)
    setValue(change)
  }, [])

  return { value, trouble, read, set }
}
