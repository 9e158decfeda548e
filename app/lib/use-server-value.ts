import { useCallback, useEffect, useState } from 'react'
import { ApiError } from './api.ts'

/** Something of the server that a screen shows and changes. */
export interface ServerValue<T> {
  /** null until it was read. */
  value: T | null
  /** Why it could not be read, in words; `isGone` when there is no such memorial for this person any more. */
  trouble: { words: string; isGone: boolean } | null
  read(): Promise<void>
  /** Another value, from an answer of the server: what is on its way is looked after anew. */
  set(change: (now: T | null) => T | null): void
}

/** What is on its way arrives within moments; how often, and how far apart (milliseconds), that is looked at. */
const LOOKS = 5
const BETWEEN = 2000

interface Options<T> {
  /** null: not yet. The same function for the same thing. */
  fetchValue: (() => Promise<T>) | null
  /** Whether something in it will soon be otherwise by itself, as an invitation that is being sent. */
  isPending: (value: T) => boolean
  /** Whether a failure has led to another screen. */
  redirectOnAuthError: (reason: unknown) => boolean
  /** What is told when no words came with a failure. */
  fallbackMessage: string
}

/** Reads something, and reads it again for a while as long as a part of it is on its way. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is followed by the next
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
