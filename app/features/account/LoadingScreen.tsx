import { useTranslations } from '../../messages/index.tsx'
import { LoadingPanel } from '../../ui/Loading.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

/** Shown while a memorial, or the list of them, is loading. */
export function LoadingScreen() {
  const t = useTranslations('account.loading')
  return (
    <>
      <Masthead />
      <main id="content" className="window">
        <LoadingPanel title={t('title')} level={1}>
          {t('words')}
        </LoadingPanel>
      </main>
      <VersionLabel />
    </>
  )
}
