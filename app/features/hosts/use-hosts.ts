import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Answer } from '#contract/endpoint.ts'
import { type HostInvitation, listHosts } from '#contract/hosts.ts'

export type HostLists = Pick<Answer<typeof listHosts>, 'hosts' | 'invitations'>

export interface LoadedHosts {
  /** null until they were read. */
  lists: HostLists | null
  /** Why they could not be read, in words. */
  error: string | null
  read(): Promise<void>
  /** An answer of the server. */
  take(lists: HostLists): void
}

/** A mail leaves within moments; how often, and how far apart (milliseconds), that is looked at. */
const LOOKS = 5
const BETWEEN = 2000

const isOnItsWay = ({ dateSent, undelivered, expired }: HostInvitation) =>
  dateSent === null && !undelivered && !expired

/**
 * Reads who looks after a memorial, and follows invitations that are on their way.
 *
 * @param memorialUuid null: not yet, or none
 * @param ledAway whether a failure has led to another screen
 */
export function useHosts(memorialUuid: string | null, ledAway: (reason: unknown) => boolean): LoadedHosts {
  const t = useTranslations('hosts')
  const [lists, setLists] = useState<HostLists | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [looks, setLooks] = useState(0)

  const read = useCallback(async () => {
    if (memorialUuid === null) return
    try {
      setLists(await call(listHosts, { params: { memorialUuid } }))
      setError(null)
    } catch (reason) {
      if (ledAway(reason)) return
      setError(reason instanceof ApiError ? reason.message : t('failed'))
    }
  }, [memorialUuid, ledAway, t])

  useEffect(() => {
    void read()
  }, [read])

  const isWaiting = lists?.invitations.some(isOnItsWay) === true && looks < LOOKS
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is followed by the next
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void read().then(() => setLooks((count) => count + 1)), BETWEEN)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, read])

  const take = useCallback((newer: HostLists) => {
    setLooks(0)
    setLists(newer)
  }, [])

  return { lists, error, read, take }
}
