import { inReadersWords } from '#app/lib/contract-words.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { errors } from '#contract/errors.ts'
import { SignInAgain } from './SaveTrouble.tsx'
import type { MemorialReload } from './use-memorial-reload.ts'

/** The memorial could not be read again; what is known here is shown below all the same. */
export function LoadTrouble({ failure, retry }: Pick<MemorialReload, 'failure' | 'retry'>) {
  const t = useTranslations('creation.frame')
  if (failure === null) return null
  if (failure.isGone)
    return <NotLoaded title={inReadersWords(errors.MEMORIAL_NOT_FOUND.message)} isGone onAgain={retry} />
  const again = <Button onPress={retry}>{t('loadAgain')}</Button>
  return (
    <Notice
      kind="error"
      title={t(failure.tries > 1 ? 'loadFailedAgain' : 'loadFailed')}
      action={failure.signInAgain ? <SignInAgain /> : again}
    />
  )
}
