import { useCallback, useEffect, useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { Show } from '#contract/memorials.ts'
import { slideshow } from '#languages/en/screens/slideshow.ts'
import { useDraft } from '../../draft/hooks.ts'
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { EmptyShow } from '../../features/slideshow/EmptyShow.tsx'
import { loadShow } from '../../features/slideshow/load-show.ts'
import { bestFormat, type Format } from '../../features/slideshow/renditions.ts'
import { Slideshow } from '../../features/slideshow/Slideshow.tsx'
import { ApiError } from '../../lib/api.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { fontLinks } from '../../ui/font-links.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [{ title: `${translated({ slideshow }).slideshow.title} · ${brand.name}` }]
export const links = () => fontLinks

const HOME = '/memorial/dashboard'
const messages = { slideshow }

type Loaded = { show: Show; isKept: boolean; format: Format }

export default function SlideshowRoute() {
  return (
    <MessagesProvider messages={messages}>
      <SlideshowPage />
    </MessagesProvider>
  )
}

/** The slideshow of the open memorial. */
function SlideshowPage() {
  const t = useTranslations('slideshow')
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // After signing in again no memorial is open: the return path loads it first.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : '/memorial/slideshow'
  const { isSignedIn, redirectOnAuthError } = useSignedInScreen(here)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<{ words: string; retry: boolean } | null>(null)

  const load = useCallback(async () => {
    setError(null)
    if (!memorialUuid) return setError({ words: t('noMemorial'), retry: false })
    try {
      const [answer, format] = await Promise.all([loadShow(memorialUuid), bestFormat()])
      setLoaded({ ...answer, format })
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      const known = reason instanceof ApiError ? reason : null
      setError({ words: known?.message ?? t('failed'), retry: known?.retry ?? true })
    }
  }, [memorialUuid, redirectOnAuthError, t])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  if (!isSignedIn || (!loaded && !error)) return <LoadingScreen />
  if (loaded && loaded.show.photos.length > 0) return <Slideshow {...loaded} home={HOME} />
  return (
    <>
      <Masthead />
      <Page width="measure">
        <div className="stack">
          {error ? (
            <>
              <h1>{t('title')}</h1>
              {error.retry ? (
                <NotLoaded title={error.words} isGone={false} onAgain={load} />
              ) : (
                <Notice kind="error" title={error.words} />
              )}
              <p>
                <LinkButton to={memorialUuid ? HOME : '/profile'}>
                  {t(memorialUuid ? 'backToDashboard' : 'backToProfile')}
                </LinkButton>
              </p>
            </>
          ) : (
            <EmptyShow />
          )}
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}
