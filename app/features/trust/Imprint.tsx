import { useTranslations } from '#app/messages/index.tsx'
import type { PageServices } from '../../context.ts'
import styles from './TrustPage.module.css'

/** Who runs the product, and how to contact them. */
export function Imprint({ operator: { name, address, email } }: Pick<PageServices, 'operator'>) {
  const t = useTranslations('trust.who')
  return (
    <section className="stack s4">
      <h2>{t('title')}</h2>
      <div className={`stack s3 paper ${styles.imprint}`}>
        <p>{t('runBy')}</p>
        <address>
          <bdi>{name}</bdi>
          {address.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
        <p>{t.rich('write', { email, mail: (words) => <a href={`mailto:${email}`}>{words}</a> })}</p>
      </div>
    </section>
  )
}
