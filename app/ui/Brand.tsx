import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { brand } from '#contract/brand.ts'
import styles from './Brand.module.css'

/** The product's mark (a half sun) and name. */
export function Brand() {
  const t = useTranslations('common')
  return (
    <Link className={`s2 touch ${styles.brand}`} to="/" aria-label={t('brandHome')}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <path className={styles.sun} d="M5 18a9 9 0 0 1 18 0z" />
        <path d="M1 18h26M6 22.5h16" />
      </svg>
      <span>{brand.name}</span>
    </Link>
  )
}
