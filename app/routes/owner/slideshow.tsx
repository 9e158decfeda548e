import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { brand } from '#contract/brand.ts'
import type { Show } from '#contract/show.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { slideshow } from '#languages/en/screens/slideshow.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { useDraft } from '../../draft/hooks.ts'
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { removeDownload } from '../../features/slideshow/download/download-show.ts'
import { EmptyShow } from '../../features/slideshow/EmptyShow.tsx'
import { loadShow } from '../../features/slideshow/load-show.ts'
import { bestFormat, type Format } from '../../features/slideshow/renditions.ts'
import { Slideshow, WALL } from '../../features/slideshow/Slideshow.tsx'
import type { OpenedShow } from '../../features/slideshow/use-live-show.ts'
import { useWallStarted, WallStart } from '../../features/slideshow/wall/WallStart.tsx'
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
const messages = { lifeSpan, slideshow, visitProgramme }

type Loaded = { opened: OpenedShow; format: Format }

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
  const isWall = useLocation().hash === WALL
  const wall = useWallStarted()
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // After signing in again no memorial is open: the return path loads it first.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : '/memorial/slideshow'
  const { isSignedIn } = useSignedInScreen(here)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<{ words: string; retry: boolean } | null>(null)

  const fail = useCallback(
    (reason: unknown) => {
      if (redirectOnAuthError(reason)) return
      const known = reason instanceof ApiError ? reason : null
      setLoaded(null)
      setError({ words: known?.message ?? t('failed'), retry: known?.retry ?? true })
    },
    [t],
  )

  const load = useCallback(async () => {
    setError(null)
    if (!memorialUuid) return setError({ words: t('noMemorial'), retry: false })
    try {
      const [opened, format] = await Promise.all([loadShow(memorialUuid), bestFormat()])
      setLoaded({ opened, format })
    } catch (reason) {
      fail(reason)
    }
  }, [memorialUuid, fail, t])

  const onRefused = useCallback(
    (reason: ApiError) => {
      if (memorialUuid && reason.status !== 401) void removeDownload(memorialUuid, { caches })
      fail(reason)
    },
    [memorialUuid, fail],
  )

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  if (!isSignedIn || (!loaded && !error)) return <LoadingScreen />
  if (loaded && isWall && !wall.isStarted) return <WallStart home={HOME} onStart={wall.start} />
  if (loaded && (isWall || hasPictures(loaded.opened.show)))
    return <Slideshow {...loaded} home={HOME} onRefused={onRefused} />
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
                {memorialUuid ? (
                  <LinkButton to={HOME}>{t('backToDashboard')}</LinkButton>
                ) : (
                  <LinkButton to="/profile" word="backToProfile" />
                )}
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

const hasPictures = ({ photos, films }: Show) => photos.length + films.length > 0
