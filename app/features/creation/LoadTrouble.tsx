import { lazy, Suspense } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SignInAgain } from './SignInAgain.tsx'
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
  const again = <Button onPress={retry}>{t('loadAgain')}</Button>
  return (
    <Notice
      kind="error"
      title={t(failure.tries > 1 ? 'loadFailedAgain' : 'loadFailed')}
      action={failure.signInAgain ? <SignInAgain /> : again}
    />
  )
}
