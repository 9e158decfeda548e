import { useTranslations } from '#app/messages/index.tsx'
import styles from './Desk.module.css'

/** The version alone: the other languages of the footer would change nothing here. */
export function DeskFoot() {
  const t = useTranslations('common')
  return <footer className={styles.foot}>{t('version')}</footer>
}
