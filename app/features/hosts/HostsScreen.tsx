import { useTranslations } from '#app/messages/index.tsx'
import { useTyped } from '#app/saving/use-typed.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { SavedLine, StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
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
    <StepLayout
      title={t('title')}
      intro={nameOfPerson ? t('intro', { name: nameOfPerson }) : <Skeleton width="half" />}
      foot={
        <StepFoot
          back={null}
          status={lists && !isTyped && <SavedLine>{t('saved')}</SavedLine>}
          primary={
            <LinkButton look="primary" to="/memorial/dashboard">
              {t('dashboard')}
            </LinkButton>
          }
          longPrimary
        />
      }
    >
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {lists && memorialUuid && (
        <HostLists {...{ memorialUuid, userUuid, lists, take, ledAway, onLeft, onTyped }} />
      )}
      {!lists && !trouble && (
        <div role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      )}
      {question}
    </StepLayout>
  )
}
