import { useTranslations } from '#app/messages/index.tsx'
import styles from './SkipLink.module.css'

/**
 * First in the page and visible only with keyboard focus: skips the masthead and the steps, to `<main id="content">`.
 */
export function SkipLink() {
  const t = useTranslations('common')
  return (
    <a className={styles.skip} href="#content">
      {t('skipToContent')}
    </a>
  )
}
