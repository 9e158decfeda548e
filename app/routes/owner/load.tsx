import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { brand } from '#app/brand.ts'
import { keepEarly, reachStep } from '../../draft/edits.ts'
import { draftStore } from '../../draft/hooks.ts'
import { type KeptStep, keptStep } from '../../draft/steps.ts'
import { Door } from '../../features/account/Door.tsx'
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ApiError } from '../../lib/api.ts'
import { homeOf, loadMemorial } from '../../lib/load-memorial.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Route } from './+types/load'

export const meta = () => [{ title: `${spoken({ account }).account.loading.title} · ${brand.name}` }]

/** Loads a memorial and goes on to where its host left off (spec 2 §2 "Memorial loading"). */
export default function Load({ params: { uuid } }: Route.ComponentProps) {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const goOnAt = keptStep(search.get('step'))
  const here = `/memorial/load/${uuid}`
  const { isSignedIn, ledAway } = useSignedInScreen(goOnAt ? `${here}?step=${goOnAt.name}` : here)
  const [error, setError] = useState<{ words: string; retry: boolean } | null>(null)
  useViewChange(error ? 'error' : 'loading')

  const load = useCallback(async () => {
    setError(null)
    try {
      const memorial = await loadMemorial(uuid)
      if (goOnAt) goOn(goOnAt)
      await navigate(homeOf(memorial, draftStore.state.getState().draft), { replace: true })
    } catch (reason) {
      if (ledAway(reason)) return
      const known = reason instanceof ApiError ? reason : null
      setError({ words: known?.message ?? t('loading.failed'), retry: known?.retry ?? true })
    }
  }, [uuid, goOnAt, navigate, ledAway, t])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  if (!error) return <LoadingScreen />
  return (
    <Door
      title={t('loading.failedTitle')}
      leave={{ to: '/profile', label: t('loading.backToProfile') }}
      loads
    >
      <Notice
        kind="error"
        title={t('chooser.loadFailed', { reason: error.words })}
        action={error.retry && <Button onPress={load}>{t('tryAgain')}</Button>}
      />
    </Door>
  )
}

/** By a mailed link, on a device that has not come further itself. */
function goOn(step: KeptStep): void {
  draftStore.update(keepEarly)
  const { furthestStep } = draftStore.state.getState().draft
  if (furthestStep <= step.index) draftStore.update(reachStep(step.index))
}
