import { ChevronRight } from 'lucide-react'
import type { z } from 'zod'
import type { ContributionSummary } from '#contract/memorials.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MemorialList.module.css'
import { Portrait } from './Portrait.tsx'

/** Memorials that somebody added to; each leads to its public page. */
export function ContributionList({
  contributions,
}: {
  contributions: z.infer<typeof ContributionSummary>[]
}) {
  const t = useTranslations('account.profile')
  if (contributions.length === 0) return <p className="quiet">{t('noContributions')}</p>
  return (
    <ul className={`stack s3 measured ${styles.list}`}>
      {contributions.map(({ id, mediaCount, recordingCount = 0, memorial }) => (
        <li key={id}>
          <a href={`/view/${memorial.shareSlug}?sli=true`}>
            <Portrait photo={null} />
            <span className="stack from-start s1">
              <b className="name" dir="auto">
                {memorial.nameOfPerson}
              </b>
              <span className="note">
                {(mediaCount > 0 || recordingCount === 0) && t('photos', { count: mediaCount })}
                {mediaCount > 0 && recordingCount > 0 && ' · '}
                {recordingCount > 0 && t('recordings', { count: recordingCount })}
              </span>
            </span>
            <Icon of={ChevronRight} />
          </a>
        </li>
      ))}
    </ul>
  )
}
