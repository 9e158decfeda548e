import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Door } from './Door.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { MemorialList } from './MemorialList.tsx'
import type { WayOn, WayOnView } from './use-way-on.ts'

interface Props {
  view: WayOnView
  retry: WayOn['retry']
  leave: { to: string; label: string }
}

/** Memorials on their way, to choose from, or not to be had just now. */
export function WayOnScreen({ view, retry, leave }: Props) {
  const t = useTranslations('account')
  if (view.kind === 'loading') return <LoadingScreen />
  if (view.kind === 'choose')
    return (
      <Door title={t('chooser.title')} leave={leave} loads>
        <MemorialList memorials={view.memorials} />
      </Door>
    )
  return (
    <Door title={t('login.title')} intro={t('login.intro')} leave={leave} loads>
      <Notice kind="error" title={view.words} action={<Button onPress={retry}>{t('tryAgain')}</Button>} />
    </Door>
  )
}
