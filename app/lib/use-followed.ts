import { useCallback, useEffect, useState } from 'react'
import { ApiError } from './api.ts'

/** Something of the server that a screen shows and changes. */
export interface Followed<T> {
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
  ask: (() => Promise<T>) | null
  /** Whether something in it will soon be otherwise by itself, as an invitation that is being sent. */
  isOnItsWay: (value: T) => boolean
  /** Whether a failure has led to another screen. */
  ledAway: (reason: unknown) => boolean
  /** What is told when no words came with a failure. */
  otherwise: string
}

/** Reads something, and reads it again for a while as long as a part of it is on its way. */
export function useFollowed<T>({ ask, isOnItsWay, ledAway, otherwise }: Options<T>): Followed<T> {
  const [value, setValue] = useState<T | null>(null)
  const [trouble, setTrouble] = useState<Followed<T>['trouble']>(null)
  const [looks, setLooks] = useState(0)

  const read = useCallback(async () => {
    if (!ask) return
    try {
      setValue(await ask())
      setTrouble(null)
    } catch (reason) {
      if (ledAway(reason)) return
      const known = reason instanceof ApiError ? reason : null
      setTrouble({ words: known?.message ?? otherwise, isGone: known?.code === 'MEMORIAL_NOT_FOUND' })
    }
  }, [ask, ledAway, otherwise])

  useEffect(() => {
    void read()
  }, [read])

  const isWaiting = value !== null && looks < LOOKS && isOnItsWay(value)
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
