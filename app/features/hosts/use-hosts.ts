import { useCallback, useMemo } from 'react'
import { call } from '#app/lib/api.ts'
import { type ServerValue, useServerValue } from '#app/lib/use-server-value.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Answer } from '#contract/endpoint.ts'
import { type HostInvitation, listHosts } from '#contract/hosts.ts'

export type HostLists = Pick<Answer<typeof listHosts>, 'hosts' | 'invitations'>

interface LoadedHosts extends Pick<ServerValue<HostLists>, 'trouble' | 'read'> {
  /** null until they are loaded. */
  lists: HostLists | null
  /** Takes the lists from a response. */
  take(lists: HostLists): void
}

const isOnItsWay = ({ dateSent, undelivered, expired }: HostInvitation) =>
  dateSent === null && !undelivered && !expired

const hasInvitationOnItsWay = ({ invitations }: HostLists) => invitations.some(isOnItsWay)

/**
 * Loads the hosts and helpers of a memorial, and loads them again for a while as long as an invitation is queued.
 *
 * @param memorialUuid null if it is not known yet, or if there is none
 * @param redirectOnAuthError redirects on an auth error; returns whether it did
 */
export function useHosts(
  memorialUuid: string | null,
  redirectOnAuthError: (reason: unknown) => boolean,
): LoadedHosts {
  const t = useTranslations('hosts')
  const ask = useMemo(
    () =>
      memorialUuid === null ? null : (): Promise<HostLists> => call(listHosts, { params: { memorialUuid } }),
    [memorialUuid],
  )
  const { value, trouble, read, set } = useServerValue({
    fetchValue: ask,
    isPending: hasInvitationOnItsWay,
    redirectOnAuthError,
    fallbackMessage: t('failed'),
  })
  const take = useCallback((newer: HostLists) => set(() => newer), [set])
  return { lists: value, trouble, read, take }
}
