import { useTranslations } from '#app/messages/index.tsx'
import styles from './VersionLabel.module.css'

/** The version, at the end of every screen (spec 1 §1). */
export function VersionLabel() {
  const t = useTranslations('common')
  return <footer className={styles.colophon}>{t('version')}</footer>
}
