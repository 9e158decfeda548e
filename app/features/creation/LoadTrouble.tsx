import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { MemorialReload } from './use-memorial-reload.ts'

/** Already loaded with the code that read the memorial and found it deleted. */
const NotLoaded = lazy(async () => ({ default: (await import('./read-memorial.ts')).NotLoaded }))

/** Shown when the memorial could not be refetched; the local copy is shown below. */
export function LoadTrouble({ failure, retry }: Pick<MemorialReload, 'failure' | 'retry'>) {
  const t = useTranslations('creation.frame')
  if (failure === null) return null
  if (failure.gone !== null)
    return (
      <Suspense>
        <NotLoaded title={failure.gone} isGone onAgain={retry} />
      </Suspense>
    )
  const again = <Button onPress={retry} word="tryAgain" />
  return (
    <Notice
      kind="error"
      title={t(failure.tries > 1 ? 'loadFailedAgain' : 'loadFailed')}
      action={failure.signInAgain ? <SignInAgain /> : again}
    />
  )
}

/** Links to the login, which returns to this step; the draft stays on this device. */
export function SignInAgain() {
  const t = useTranslations('creation.frame')
  const { pathname } = useLocation()
  return <LinkButton to={`/login?redirect=${encodeURIComponent(pathname)}`}>{t('signIn')}</LinkButton>
}
