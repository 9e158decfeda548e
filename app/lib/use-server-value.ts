import { useCallback, useEffect, useState } from 'react'
import { ApiError } from './api.ts'

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

interface Options<T> {
  /** null: not to be read yet. Must stay the same function for the same value. */
  fetchValue: (() => Promise<T>) | null
  /** Whether a part of the value will soon change by itself, such as an invitation that is being sent. */
  isPending: (value: T) => boolean
  /** Whether the error led to another screen. */
  redirectOnAuthError: (reason: unknown) => boolean
  /** Message for an error that has none. */
  fallbackMessage: string
}

/** Reads a value, and polls it a few times while a part of it is pending. */
export function useServerValue<T>({
  fetchValue,
  isPending,
  redirectOnAuthError,
  fallbackMessage,
}: Options<T>): ServerValue<T> {
  const [value, setValue] = useState<T | null>(null)
  const [trouble, setTrouble] = useState<ServerValue<T>['trouble']>(null)
  const [looks, setLooks] = useState(0)

  const read = useCallback(async () => {
    if (!fetchValue) return
    try {
      setValue(await fetchValue())
      setTrouble(null)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      const known = reason instanceof ApiError ? reason : null
      setTrouble({ words: known?.message ?? fallbackMessage, isGone: known?.code === 'MEMORIAL_NOT_FOUND' })
    }
  }, [fetchValue, redirectOnAuthError, fallbackMessage])

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
