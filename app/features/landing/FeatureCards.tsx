import { useTranslations } from '#app/messages/index.tsx'
import { examples } from './examples.ts'
import styles from './FeatureCards.module.css'

const cards = ['create', 'family', 'print', 'once'] as const

/**
 * The feature cards, set like the programme of a service. The fifth links to the example memorial, and is shown only if
 * that exists.
 */
export function FeatureCards({ hasExample }: { hasExample: boolean }) {
  const t = useTranslations('landing')
  return (
    <section className={styles.section}>
      <h2>{t('how')}</h2>
      <ul className={styles.programme}>
        {cards.map((card) => (
          <li key={card}>
            <h3>{t(`${card}.title`)}</h3>
            <p className="quiet">{t(`${card}.text`)}</p>
          </li>
        ))}
        {hasExample && (
          <li className={styles.example}>
            <h3>{t('example.title')}</h3>
            <p className="quiet wrap s6 flat">
              <a className="touch strong" href={examples.contribute}>
                {t('example.contribute')}
              </a>
              <a className="touch strong" href={examples.memorial}>
                {t('example.memorial')}
              </a>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
