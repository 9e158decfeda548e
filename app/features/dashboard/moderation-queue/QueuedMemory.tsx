import type { RefObject } from 'react'
import { formatAgo } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { ContributionPhotos } from '../ContributionPhotos.tsx'
import type { OpenPhotos } from '../open-photos.ts'
import styles from './ModerationQueue.module.css'

interface Props {
  contribution: HostContribution
  heading: RefObject<HTMLHeadingElement | null>
  onView: (viewed: OpenPhotos) => void
}

/** One memory in full: its author, how they came to the memorial, and all its content. */
export function QueuedMemory({ contribution, heading, onView }: Props) {
  const t = useTranslations('waiting')
  const reasons = useTranslations('dashboard.contributions.reasons')
  const { contributorName, isInvited, dateCreated, pendingReason, message, media } = contribution
  const name = contributorName ?? t('anonymous')
  return (
    <article className={styles.memory} aria-labelledby="who">
      <header>
        <h2 ref={heading} id="who" tabIndex={-1} dir="auto">
          {name}
        </h2>
        <p className="quiet">
          {t(isInvited ? 'onList' : 'hasLink')}{' '}
          <time dateTime={dateCreated}>{t('wrote', { when: formatAgo(dateCreated, new Date()) })}</time>
        </p>
        {pendingReason && pendingReason !== 'APPROVAL' && <p>{reasons(pendingReason)}</p>}
      </header>
      {message && (
        <p className={styles.words} dir="auto">
          {message}
        </p>
      )}
      <ContributionPhotos photos={media} name={name} onView={onView} size="large" />
    </article>
  )
}
