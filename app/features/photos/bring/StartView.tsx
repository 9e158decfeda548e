import { useTranslations } from '#app/messages/index.tsx'
import { ChooseExport } from './ChooseExport.tsx'
import styles from './Wall.module.css'

const sources = ['google', 'icloud', 'whatsapp', 'facebook'] as const

/** Takes an export, and says how to get one. */
export function StartView() {
  const t = useTranslations('bring')
  return (
    <>
      <p>{t('intro')}</p>
      <ChooseExport />
      <section className={styles.how}>
        <h3>{t('how')}</h3>
        {sources.map((source) => (
          <details key={source}>
            <summary>{t(`${source}.name`)}</summary>
            <ol>
              {(['first', 'second', 'third'] as const).map((step) => (
                <li key={step}>{t(`${source}.${step}`)}</li>
              ))}
            </ol>
          </details>
        ))}
      </section>
    </>
  )
}
