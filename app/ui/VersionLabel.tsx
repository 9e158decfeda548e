import { useTranslations } from '#app/messages/index.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { TrustLinks, type TrustPageName } from './TrustLinks.tsx'
import styles from './VersionLabel.module.css'

interface Props {
  /** Which page of the footer this is. */
  here?: TrustPageName | undefined
}

/** The footer of every screen: help, privacy and terms, the other languages, and the version. */
export function VersionLabel({ here }: Props) {
  const t = useTranslations('common')
  return (
    <footer className={`note ${styles.colophon}`}>
      <TrustLinks here={here} />
      <LanguageSwitch />
      {t('version')}
    </footer>
  )
}
