import { useTranslations } from '#app/messages/index.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './VersionLabel.module.css'

/** The end of every screen: the other languages, and the version. */
export function VersionLabel() {
  const t = useTranslations('common')
  return (
    <footer className={styles.colophon}>
      <LanguageSwitch />
      {t('version')}
    </footer>
  )
}
