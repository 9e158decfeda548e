import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { Answer, Endpoint } from '#contract/endpoint.ts'

interface Desk {
  /** Runs a call; where the passkey has to be shown again, the device is asked first. */
  ask<T>(work: () => Promise<T>): Promise<T>
  /** Says what was done. */
  tell(message: string): void
}

export const DeskProvided = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskProvided)
  if (!desk) throw new Error('The desk is not open')
  return desk
}

export const describeFailure = (reason: unknown): string =>
  reason instanceof Error && reason.message ? reason.message : 'Please try again.'

/** Runs what a press does, and says why it failed. */
export function useAct(): { failure: string | null; run: (work: () => Promise<void>) => Promise<void> } {
  const { ask } = useDesk()
  const [failure, setFailure] = useState<string | null>(null)
  async function run(work: () => Promise<void>) {
    setFailure(null)
    await ask(work).catch((reason) => setFailure(describeFailure(reason)))
  }
  return { failure, run }
}

export interface Listed<T> {
  value: T | null
  /** Why it could not be read. */
  trouble: string | null
  again(): Promise<void>
  set(value: T): void
}

/**
 * What a part of the desk shows.
 *
 * @param read must stay the same function for the same list
 */
export function useListed<S extends Endpoint>(read: () => Promise<Answer<S>>): Listed<Answer<S>> {
  const { ask } = useDesk()
  const [value, set] = useState<Answer<S> | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const again = useCallback(async () => {
    setTrouble(null)
    try {
      set(await ask(read))
    } catch (reason) {
      setTrouble(describeFailure(reason))
    }
  }, [ask, read])
  useEffect(() => {
    void again()
  }, [again])
  return { value, trouble, again, set }
}
