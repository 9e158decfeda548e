import { Camera, Eye } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import album from '#app/ui/illustrations/album.svg?url&no-inline'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { LeaveModeration } from './LeaveModeration.tsx'
import type { Moderated } from './use-moderation.ts'

interface Props {
  moderated: Moderated | null
  /** How many memories are pending now. */
  waiting: number
  trouble: ApiError | null
  onRead: () => Promise<void>
  redirectOnAuthError: (reason: unknown) => boolean
  onLeft: () => Promise<void>
  /** The list of contributions. */
  children: ReactNode
}

/** The memorial's name and its contributions, for helpers, who can do nothing but moderate. */
export function ModerationScreen({ moderated, waiting, trouble, ...rest }: Props) {
  const { onRead, redirectOnAuthError, onLeft, children } = rest
  const t = useTranslations('moderation')
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = moderated !== null

  useEffect(() => {
    if (isLoaded) heading.current?.focus()
  }, [isLoaded])

  if (trouble) return <ModerationTrouble trouble={trouble} onRead={onRead} />
  if (!moderated)
    return (
      <div className="coming" role="status">
        <h1 className="visually-hidden">{t('loading')}</h1>
        <Skeleton />
        <Skeleton width="most" />
      </div>
    )
  const { nameOfPerson, shareSlug, memorialUuid, total } = moderated.moderation
  return (
    <div className="stack">
      <header className="stack s2">
        <p className="quiet">{t('overline')}</p>
        <h1 className="anywhere" ref={heading} tabIndex={-1} dir="auto">
          {nameOfPerson}
        </h1>
        {total > 0 && <p>{t('waiting', { count: waiting })}</p>}
        {waiting > 0 && (
          <p>
            <LinkButton to={`/memorial/moderation/${memorialUuid}/waiting`}>
              {t('look', { count: waiting })}
            </LinkButton>
          </p>
        )}
      </header>
      {total === 0 ? (
        <EmptyState picture={album} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        children
      )}
      {/* Below what is decided here, which is in sight on a phone. */}
      <div>
        <p>
          {/* the public page is a document of its own, rendered by the server */}
          <a className="way" href={`/view/${shareSlug}`}>
            <Icon of={Eye} />
            {t('view')}
          </a>
        </p>
        <p>
          <Link className="way" to={`/memorial/memory-cards/${memorialUuid}`}>
            <Icon of={Camera} />
            {t('paper')}
          </Link>
        </p>
      </div>
      <LeaveModeration
        memorialUuid={memorialUuid}
        redirectOnAuthError={redirectOnAuthError}
        onLeft={onLeft}
      />
    </div>
  )
}

/** Says why there is nothing to moderate, and what to do about it. */
export function ModerationTrouble({ trouble, onRead }: { trouble: ApiError; onRead: () => Promise<void> }) {
  const t = useTranslations('moderation')
  const isMissing = trouble.code === 'MEMORIAL_NOT_FOUND'
  return (
    <div className="stack">
      <h1>{t('title')}</h1>
      {isMissing ? (
        <Notice
          kind="error"
          title={t('missing')}
          action={<LinkButton to="/profile">{t('profile')}</LinkButton>}
        />
      ) : (
        <NotLoaded title={trouble.message || t('failed')} isGone={false} onAgain={onRead} />
      )}
    </div>
  )
}
