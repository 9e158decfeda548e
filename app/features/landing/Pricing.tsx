import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './Pricing.module.css'

/** The price, in the double frame that marks money in this design, and the start button again. */
export function Pricing({ children }: { children: ReactNode }) {
  const t = useTranslations('landing')
  return (
    <section className={`stack centred anywhere paper ${styles.terms}`}>
      <h2>{t('cost')}</h2>
      <p className={styles.sum}>{t.rich('sum', { small: (words) => <small>{words}</small> })}</p>
      <p>{t('included')}</p>
      <p className={styles.afterwards}>{t('afterwards')}</p>
      {children}
    </section>
  )
}
