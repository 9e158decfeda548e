import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { brand } from '#app/brand.ts'
import { Door } from '../../features/account/Door.tsx'
import { ApiError } from '../../lib/api.ts'
import { homeOf, loadMemorial } from '../../lib/load-memorial.ts'
import { useSession } from '../../lib/session.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoadingPanel } from '../../ui/Waiting.tsx'
import type { Route } from './+types/load'

export const meta = () => [{ title: `${account.loading.title} · ${brand.name}` }]

/** Loads a memorial and goes on to where its host left off (spec 2 §2 "Memorial loading"). */
export default function Load({ params }: Route.ComponentProps) {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const { hydrated, token } = useSession()
  const [error, setError] = useState<string | null>(null)
  const { uuid } = params

  const load = useCallback(async () => {
    setError(null)
    try {
      await navigate(homeOf(await loadMemorial(uuid)), { replace: true })
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 401)
        return navigate(`/login?redirect=/memorial/load/${uuid}`, { replace: true })
      setError(reason instanceof ApiError ? reason.message : t('loading.failed'))
    }
  }, [uuid, navigate, t])

  useEffect(() => {
    if (!hydrated) return
    if (token) void load()
    else void navigate(`/login?redirect=/memorial/load/${uuid}`, { replace: true })
  }, [hydrated, token, load, navigate, uuid])

  if (error === null)
    return (
      <LoadingPanel title={t('loading.title')} full>
        {t('loading.words')}
      </LoadingPanel>
    )
  return (
    <Door title={t('loading.title')} leave={{ to: '/profile', label: t('loading.backToProfile') }}>
      <Notice
        kind="error"
        title={t('chooser.loadFailed', { reason: error })}
        action={<Button onPress={load}>{t('tryAgain')}</Button>}
      />
    </Door>
  )
}
