import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Desk } from '#contract/operators.ts'
import { words } from './words.ts'

interface DeskContext {
  desk: Desk
  /** Runs a call; where it needs a recent proof, the device is asked for the passkey first. */
  ask<T>(work: () => Promise<T>): Promise<T>
  /** Says what was done. */
  tell(message: string): void
}

export const DeskProvided = createContext<DeskContext | null>(null)

export function useDesk(): DeskContext {
  const desk = useContext(DeskProvided)
  if (!desk) throw new Error('The desk is not open')
  return desk
}

/** A call of the desk: the cookie says who calls, and never the token of somebody who is logged in as a host. */
export const askDesk: typeof call = (endpoint, ...[input]) =>
  call(endpoint, { ...input, asNobody: true } as never)

export const messageOf = (reason: unknown): string =>
  reason instanceof Error && reason.message ? reason.message : words.notDone

interface Listed<T> {
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
      setTrouble(messageOf(reason))
    }
  }, [ask, read])
  useEffect(() => {
    void again()
  }, [again])
  return { value, trouble, again, set }
}

export const isEnded = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.code === 'UNAUTHENTICATED'
