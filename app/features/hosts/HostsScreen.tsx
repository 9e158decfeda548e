import { useMemo } from 'react'
import { call } from '#app/lib/api.ts'
import { useServerValue } from '#app/lib/use-server-value.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useUnsentInput } from '#app/saving/use-unsent-input.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { SavedAtOnce } from '#app/ui/SavedAtOnce.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { listHosts } from '#contract/hosts.ts'
import { HostLists, type Lists } from './HostLists.tsx'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  nameOfPerson: string
  /** The signed-in user. */
  userUuid: string | null
  onLeft: () => Promise<void>
}

const hasInvitationOnItsWay = ({ invitations }: Lists) =>
  invitations.some(({ dateSent, undelivered, expired }) => dateSent === null && !undelivered && !expired)

/** The hosts and helpers of a memorial, and those invited. Every change is saved at once. */
export function HostsScreen({ memorialUuid, nameOfPerson, userUuid, onLeft }: Props) {
  const t = useTranslations('hosts')
  const fetchHosts = useMemo(
    () =>
      memorialUuid === null ? null : (): Promise<Lists> => call(listHosts, { params: { memorialUuid } }),
    [memorialUuid],
  )
  const { value: lists, trouble, read, set } = useServerValue(fetchHosts, hasInvitationOnItsWay)
  const { onTyped, isTyped, question } = useUnsentInput()
  return (
    <SavedAtOnce
      title={t('title')}
      intro={nameOfPerson ? t('intro', { name: nameOfPerson }) : <Skeleton width="half" />}
      loading={t('loading')}
      isSaved={lists !== null && !isTyped}
      isLoading={!lists && !trouble}
      longPrimary
    >
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {lists && memorialUuid && (
        <HostLists
          {...{ memorialUuid, userUuid, lists, onLeft, onTyped }}
          onLists={(newer) => set(() => newer)}
        />
      )}
      {question}
    </SavedAtOnce>
  )
}
