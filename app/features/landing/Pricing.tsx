import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './Pricing.module.css'

/** What it costs, on the double keyline that stands for money, and the way to begin once more. */
export function Pricing({ children }: { children: ReactNode }) {
  const t = useTranslations('landing')
  return (
    <section className={styles.terms}>
      <h2>{t('cost')}</h2>
      <p className={styles.sum}>{t.rich('sum', { small: (words) => <small>{words}</small> })}</p>
      <p>{t('included')}</p>
      <p className={styles.afterwards}>{t('afterwards')}</p>
      {children}
    </section>
  )
}
