import type { Memorial } from '#contract/memorials.ts'
import { formatMemorialDate } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import styles from './MemorialFacts.module.css'

/** When, where, and how much there is. */
export function MemorialFacts({ memorial }: { memorial: Memorial }) {
  const t = useTranslations('account.dashboard')
  const { memorialDate, address, details, media, stories, contacts } = memorial
  const facts = [
    [t('date'), memorialDate && formatMemorialDate(memorialDate)],
    [t('address'), address],
    [t('more'), details],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto" className={value ? undefined : 'quiet'}>
              {value || t('none')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        {t('counts', { photos: media.length, stories: stories.length, contacts: contacts.length })}
      </p>
    </>
  )
}
