import { useTranslations } from '#app/messages/index.tsx'
import styles from './FootRow.module.css'

export const trustPages = ['support', 'privacy', 'terms'] as const
export type TrustPageName = (typeof trustPages)[number]

interface Props {
  /** The page that is shown now. */
  here?: TrustPageName | undefined
}

/**
 * The links in every footer: help, privacy and terms. Plain links: they work without script, and on pages without a
 * router.
 */
export function TrustLinks({ here }: Props) {
  const t = useTranslations('common.trust')
  return (
    <nav className={`wrap no-print middle ${styles.row}`} aria-label={t('label')}>
      {trustPages.map((page) => (
        <a key={page} href={`/${page}`} aria-current={page === here ? 'page' : undefined}>
          {t(page)}
        </a>
      ))}
    </nav>
  )
}
