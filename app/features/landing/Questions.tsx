import { useTranslations } from '#app/messages/index.tsx'
import styles from './Questions.module.css'

const asked = ['ready', 'stop', 'accounts', 'change', 'pay', 'owns'] as const

/** The answer on privacy, because people ask that first; then the other questions, folded. */
export function Questions() {
  const t = useTranslations('landing')
  return (
    <>
      <section className="top9 column">
        <h2 className="centred">{t('private')}</h2>
        <p className="quiet top5">{t('privacy')}</p>
      </section>
      <section className="top9 column">
        <h2 className="centred">{t('asked')}</h2>
        <div className={styles.questions}>
          {asked.map((key) => (
            <details key={key}>
              <summary>{t(`questions.${key}.question`)}</summary>
              <p>{t(`questions.${key}.answer`)}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  )
}
