import { useTranslations } from '#app/messages/index.tsx'
import styles from './Archive.module.css'

const events = ['owner', 'unpaid', 'close'] as const

/** What becomes of the memorial when its owner dies, when nobody pays, and when this site ends. */
export function WhatHappensWhen() {
  const t = useTranslations('archive.when')
  return (
    <section>
      <h3>{t('title')}</h3>
      <ul className={`stack s2 anywhere ${styles.list}`}>
        {events.map((event) => (
          <li key={event}>{t.rich(event, { b: (words) => <b>{words}</b> })}</li>
        ))}
      </ul>
    </section>
  )
}
