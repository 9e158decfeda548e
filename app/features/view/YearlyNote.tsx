import { formatYearday } from '#app/lib/dates.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { useTranslations } from '../../messages/index.tsx'
import styles from './YearlyNote.module.css'

interface Props {
  memorial: Pick<PublicMemorial, 'nameOfPerson' | 'shareSlug' | 'anniversary'>
}

/** Offers one mail a year, quietly, at the end of the page; it is asked for on a page of its own. */
export function YearlyNote({ memorial: { nameOfPerson: name, shareSlug, anniversary } }: Props) {
  const t = useTranslations('visitYearly')
  const day = anniversary ? formatYearday(anniversary) : ''
  return (
    <section
      className={`stack centred s2 no-print top9 column ${styles.yearly}`}
      id="yearly"
      aria-labelledby="yearly-title"
    >
      <h2 id="yearly-title">{t('title')}</h2>
      <p>{t('offer', { day, name })}</p>
      <p>
        <a className="touch" href={`/view/${shareSlug}/yearly`} rel="nofollow">
          {t('ask')}
        </a>
      </p>
    </section>
  )
}
