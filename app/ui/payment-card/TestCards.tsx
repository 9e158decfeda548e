import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '../Notice.tsx'
import styles from './PaymentCard.module.css'

/** The sandbox's test cards and the result of each. */
const cards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'funds'],
  ['4000 0025 0000 3155', 'confirmation'],
] as const

/** Says that no money is charged, and lists cards to try. */
export function TestCards() {
  const t = useTranslations('card')
  return (
    <Notice kind="test" title={t('testMode')}>
      <details className={styles.cards}>
        <summary>{t('testCards')}</summary>
        <ul>
          {cards.map(([number, outcome]) => (
            <li key={number}>
              <span className="tabular">{number}</span> {t(`testOutcome.${outcome}`)}
            </li>
          ))}
        </ul>
        <p className="top2">{t('testRest')}</p>
      </details>
    </Notice>
  )
}
