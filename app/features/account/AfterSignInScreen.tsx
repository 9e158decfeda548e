import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { MemorialList } from './MemorialList.tsx'
import { SignInLayout } from './SignInLayout.tsx'
import type { AfterSignIn, AfterSignInView } from './use-after-sign-in.ts'

interface Props {
  view: AfterSignInView
  retry: AfterSignIn['retry']
  leave: { to: string; label: string }
}

/** Shows that memorials are loading, a choice between them, or that they could not be loaded. */
export function AfterSignInScreen({ view, retry, leave }: Props) {
  const t = useTranslations('account')
  if (view.kind === 'loading') return <LoadingScreen />
  if (view.kind === 'choose')
    return (
      <SignInLayout title={t('chooser.title')} leave={leave} loads>
        <MemorialList memorials={view.memorials} />
      </SignInLayout>
    )
  return (
    <SignInLayout title={t('login.title')} intro={t('login.intro')} leave={leave} loads>
      <Notice
        kind="error"
        title={view.words}
        action={view.retry && <Button onPress={retry} word="tryAgain" />}
      />
    </SignInLayout>
  )
}
