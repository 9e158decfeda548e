import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { readUuid } from '#app/lib/uuid.ts'
import { brand } from '#contract/brand.ts'
import { account } from '#languages/en/screens/account.ts'
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { DASHBOARD_PATH, HOSTS_PATH, MEMORIES_PATH } from '../../features/dashboard/paths.ts'
import { ApiError } from '../../lib/api.ts'
import { loadMemorial, memorialHomePath } from '../../lib/load-memorial.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Word } from '../../ui/Word.tsx'
import type { Route } from './+types/load'

export const meta = () => [{ title: `${translated({ account }).account.loading.title} · ${brand.name}` }]

/** Where the link of a mail may lead instead of the dashboard, by its `to`. */
const screens = new Map([
  ['waiting', MEMORIES_PATH],
  ['hosts', HOSTS_PATH],
])

/** Loads a memorial and continues where its host left off, or where the link of a mail leads. */
export default function Load({ params: { uuid = '' } }: Route.ComponentProps) {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const to = search.get('to') ?? ''
  const screen = screens.get(to)
  const asked = screen ? `?to=${to}` : ''
  const { isSignedIn } = useSignedInScreen(`/memorial/load/${uuid}${asked}`)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useViewChange(trouble ? 'trouble' : 'loading')

  const load = useCallback(async () => {
    setTrouble(null)
    if (uuid === '') return setTrouble({ kind: 'failed', words: null, retry: false })
    // An incomplete or mistyped address; the server would only report it in its own words.
    if (readUuid(uuid) === null) return setTrouble({ kind: 'missing' })
    try {
      const memorial = await loadMemorial(uuid)
      const home = memorialHomePath(memorial)
      await navigate(screen && home === DASHBOARD_PATH ? screen : home, { replace: true })
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      setTrouble(troubleOf(reason))
    }
  }, [uuid, screen, navigate])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  if (!trouble) return <LoadingScreen />
  return (
    <SignInLayout
      title={t('loading.failedTitle')}
      leave={{ to: '/profile', label: <Word of="backToProfile" /> }}
      loads
    >
      {trouble.kind === 'failed' ? (
        <Notice
          kind="error"
          title={t('chooser.loadFailed', {
            reason: trouble.words ?? t(uuid ? 'loading.failed' : 'loading.noUuid'),
          })}
          action={trouble.retry && <Button onPress={load} word="tryAgain" />}
        />
      ) : (
        <Notice
          kind="error"
          title={t(`loading.${trouble.kind}`)}
          action={trouble.kind === 'offline' && <Button onPress={load} word="tryAgain" />}
        >
          {t(`loading.${trouble.kind}Help`)}
        </Notice>
      )}
    </SignInLayout>
  )
}

type Trouble = { kind: 'missing' | 'offline' } | { kind: 'failed'; words: string | null; retry: boolean }

function troubleOf(reason: unknown): Trouble {
  if (!(reason instanceof ApiError)) return { kind: 'failed', words: null, retry: true }
  if (reason.status === 0 && !navigator.onLine) return { kind: 'offline' }
  if (reason.code === 'MEMORIAL_NOT_FOUND') return { kind: 'missing' }
  return { kind: 'failed', words: reason.message, retry: reason.retry }
}
