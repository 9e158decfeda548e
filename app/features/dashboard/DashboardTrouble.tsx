import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { useDraft } from '#app/draft/hooks.ts'
import { hasCachedSlideshow } from '#app/lib/slideshow-cache.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Word } from '#app/ui/Word.tsx'
import type { Dashboard } from './use-dashboard.ts'

interface Props extends Pick<Dashboard, 'trouble' | 'load'> {
  /** The title; by default that the dashboard could not be loaded. */
  title?: string
}

/** Why the dashboard cannot be shown, and what to do about it. */
export function DashboardTrouble({ trouble, load, title }: Props) {
  const t = useTranslations('dashboard')
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const hasShow = useHasKeptShow(trouble, memorialUuid)
  if (trouble === null) return null
  // The profile lists what somebody looks after, helps with or has begun.
  if (memorialUuid === null) return <Navigate to="/profile" replace />
  if (trouble === 'missing')
    return (
      <Notice
        kind="error"
        title={<Word of="noMemorial" />}
        action={<LinkButton to="/profile" word="backToProfile" />}
      />
    )
  return (
    <>
      {/* First: on the day it is what is needed, and below it would be off a phone's screen. */}
      {hasShow && (
        <p>
          <LinkButton icon={Play} to="/memorial/slideshow">
            {t('keptShow')}
          </LinkButton>
        </p>
      )}
      <NotLoaded title={title ?? t('failed')} isGone={false} onAgain={load}>
        {trouble.message}
      </NotLoaded>
    </>
  )
}

/**
 * Whether there is no network and the slideshow of the open memorial is stored on this device, where it works offline.
 */
function useHasKeptShow(trouble: Props['trouble'], memorialUuid: string | null): boolean {
  const isOffline = trouble !== null && trouble !== 'missing' && trouble.status === 0
  const [hasShow, setHasShow] = useState(false)
  useEffect(() => {
    if (isOffline && memorialUuid) void hasCachedSlideshow(memorialUuid).then(setHasShow)
  }, [isOffline, memorialUuid])
  return isOffline && hasShow
}
