import { useTranslations } from '#app/messages/index.tsx'
import { useUnsentInput } from '#app/saving/use-unsent-input.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { SavedAtOnce } from '#app/ui/SavedAtOnce.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { HostLists } from './HostLists.tsx'
import { useHosts } from './use-hosts.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  nameOfPerson: string
  /** The signed-in user. */
  userUuid: string | null
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
  onLeft: () => Promise<void>
}

/** The hosts and helpers of a memorial, and those invited. Every change is saved at once. */
export function HostsScreen({ memorialUuid, nameOfPerson, userUuid, redirectOnAuthError, onLeft }: Props) {
  const t = useTranslations('hosts')
  const { lists, trouble, read, take } = useHosts(memorialUuid, redirectOnAuthError)
  const { onTyped, isTyped, question } = useUnsentInput()
  return (
    <SavedAtOnce
      title={t('title')}
      intro={nameOfPerson ? t('intro', { name: nameOfPerson }) : <Skeleton width="half" />}
      words={{ saved: t('saved'), dashboard: t('dashboard'), loading: t('loading') }}
      isSaved={lists !== null && !isTyped}
      isLoading={!lists && !trouble}
      longPrimary
    >
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {lists && memorialUuid && (
        <HostLists {...{ memorialUuid, userUuid, lists, take, redirectOnAuthError, onLeft, onTyped }} />
      )}
      {question}
    </SavedAtOnce>
  )
}
