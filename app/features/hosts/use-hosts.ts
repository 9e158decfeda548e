import { useCallback, useMemo } from 'react'
import { call } from '#app/lib/api.ts'
import { type ServerValue, useServerValue } from '#app/lib/use-server-value.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Answer } from '#contract/endpoint.ts'
import { type HostInvitation, listHosts } from '#contract/hosts.ts'

export type HostLists = Pick<Answer<typeof listHosts>, 'hosts' | 'invitations'>

interface LoadedHosts extends Pick<ServerValue<HostLists>, 'trouble' | 'read'> {
  /** null until they were read. */
  lists: HostLists | null
  /** An answer of the server. */
  take(lists: HostLists): void
}

const isOnItsWay = ({ dateSent, undelivered, expired }: HostInvitation) =>
  dateSent === null && !undelivered && !expired

const hasInvitationOnItsWay = ({ invitations }: HostLists) => invitations.some(isOnItsWay)

/**
 * Reads who looks after a memorial, and follows invitations that are on their way.
 *
 * @param memorialUuid null: not yet, or none
 * @param redirectOnAuthError whether a failure has led to another screen
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
