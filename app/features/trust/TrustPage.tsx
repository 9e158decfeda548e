import type { ReactNode } from 'react'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import type { TrustPageName } from '#app/ui/TrustLinks.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import type { PageServices } from '../../context.ts'
import styles from './TrustPage.module.css'

/** The sections of each page, in order. */
const entries = {
  support: ['signIn', 'mistake', 'report', 'mails', 'removal', 'gift', 'write'],
  privacy: ['kept', 'shown', 'notShown', 'others', 'device', 'long', 'rights', 'why'],
  terms: ['cost', 'yours', 'hosts', 'refused', 'gifts', 'end', 'owner', 'wrong'],
} as const

type Props = Pick<PageServices, 'operator' | 'price'> & { page: TrustPageName }

/** Help, privacy or terms, with the operator's imprint at the end. */
export function TrustPage({ page, operator, price }: Props) {
  const t = useTranslations('trust')
  const words = {
    email: operator.email,
    operator: operator.name,
    price: money(price.minor, price.currency),
    currency: price.currency.toUpperCase(),
    mail: (address: ReactNode) => <a href={`mailto:${operator.email}`}>{address}</a>,
  }
  // Each page has its own keys; a test reads every one of them.
  const say = (key: string) => t.rich(`${page}.${key}` as 'support.lead', words)
  return (
    <>
      <Masthead />
      <main id="content" className={`stack s6 column ${styles.page}`}>
        <header>
          <h1>{say('title')}</h1>
          <p className="lead">{say('lead')}</p>
        </header>
        <dl className={styles.entries}>
          {entries[page].map((entry) => (
            <div key={entry} id={entry}>
              <dt className="title">{say(`${entry}.title`)}</dt>
              <dd className="top1">{say(`${entry}.text`)}</dd>
            </div>
          ))}
        </dl>
        <Imprint operator={operator} />
      </main>
      <VersionLabel here={page} />
    </>
  )
}

/** Who runs the product, and how to contact them. */
function Imprint({ operator: { name, address, email } }: Pick<PageServices, 'operator'>) {
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
