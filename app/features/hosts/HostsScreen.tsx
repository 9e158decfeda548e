import { useTranslations } from '#app/messages/index.tsx'
import { useTyped } from '#app/saving/use-typed.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { SavedAtOnce } from '#app/ui/SavedAtOnce.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { HostLists } from './HostLists.tsx'
import { useHosts } from './use-hosts.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  nameOfPerson: string
  /** Who looks at it. */
  userUuid: string | null
  /** Whether a failed call has led to another screen. */
  ledAway: (reason: unknown) => boolean
  onLeft: () => Promise<void>
}

/** Who looks after a memorial, and who was asked to. Whatever is done here is saved at once. */
export function HostsScreen({ memorialUuid, nameOfPerson, userUuid, ledAway, onLeft }: Props) {
  const t = useTranslations('hosts')
  const { lists, trouble, read, take } = useHosts(memorialUuid, ledAway)
  const { onTyped, isTyped, question } = useTyped()
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
        <HostLists {...{ memorialUuid, userUuid, lists, take, ledAway, onLeft, onTyped }} />
      )}
      {question}
    </SavedAtOnce>
  )
}
