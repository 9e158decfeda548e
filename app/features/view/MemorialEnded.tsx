import { Word } from '#app/ui/Word.tsx'
import { useTranslations } from '../../messages/index.tsx'
import { ClosedPage } from '../../ui/ClosedPage.tsx'

/** Replaces a memorial whose year is over. The name is not shown, since the page may have required a passcode. */
export function MemorialEnded() {
  const t = useTranslations('retention.ended')
  return (
    <ClosedPage title={t('title')}>
      <p>{t('text')}</p>
      <p>
        {t('hosts')}{' '}
        <a href="/login?redirect=%2Fprofile">
          <Word of="logIn" />
        </a>
      </p>
    </ClosedPage>
  )
}
