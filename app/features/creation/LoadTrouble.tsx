import { lazy, Suspense } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import type { MemorialReload } from './use-memorial-reload.ts'

/** It came with what read the memorial, and found that it is gone. */
const NotLoaded = lazy(async () => ({ default: (await import('./read-memorial.ts')).NotLoaded }))

/** The memorial could not be read again; what is known here is shown below all the same. */
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
