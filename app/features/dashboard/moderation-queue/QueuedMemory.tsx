import { FileArchive, FileText } from 'lucide-react'
import type { RefObject } from 'react'
import { formatAgo } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import type { LifeDates } from '#contract/life-dates.ts'
import { ContributionPhotos } from '../ContributionPhotos.tsx'
import { ContributionRecordings } from '../ContributionRecordings.tsx'
import { MemoryDates } from '../MemoryDates.tsx'
import { TypeOff } from '../TypeOff.tsx'
import styles from './ModerationQueue.module.css'
import type { ModerationQueueWork } from './use-moderation-queue.ts'

interface Props {
  contribution: HostContribution
  heading: RefObject<HTMLHeadingElement | null>
  work: ModerationQueueWork
  /** Absent for helpers, who say of no photo when it was taken. */
  life?: LifeDates | undefined
}

/** One memory in full: its author, how they came to the memorial, and all its content. */
export function QueuedMemory({ contribution, heading, work, life }: Props) {
  const { typeOff, writeDown, readWords } = work
  const t = useTranslations('waiting')
  const its = useTranslations('dashboard.contributions')
  const {
    contributorName,
    isInvited,
    dateCreated,
    pendingReason,
    mailSender,
    message,
    media,
    onPaper,
    isBrought,
  } = contribution
  const name = contributorName ?? t('anonymous')
  return (
    <article className={`paper ${styles.memory}`} aria-labelledby="who">
      <header>
        <h2 ref={heading} id="who" tabIndex={-1} dir="auto">
          {name}
        </h2>
        <p className="quiet">
          {onPaper && <Chip icon={FileText}>{its('onPaper')}</Chip>}
          {isBrought && <Chip icon={FileArchive}>{its('fromArchive')}</Chip>}
          {!onPaper && !isBrought && t(isInvited ? 'onList' : 'hasLink')}{' '}
          <time dateTime={dateCreated}>{t('wrote', { when: formatAgo(dateCreated, new Date()) })}</time>
        </p>
        {pendingReason && pendingReason !== 'APPROVAL' && <p>{its(`reasons.${pendingReason}`)}</p>}
        {isBrought && <p>{its('fromArchiveHelp')}</p>}
        {mailSender && <p>{its(`mail.${mailSender}`)}</p>}
      </header>
      {message && (
        <p className={`top4 typed ${styles.words}`} dir="auto">
          {message}
        </p>
      )}
      <ContributionPhotos photos={media} name={name} size="large" />
      <ContributionRecordings
        key={`recordings ${contribution.id}`}
        {...{ contribution, writeDown, readWords }}
      />
      {life && <MemoryDates key={`dates ${contribution.id}`} {...{ contribution, life }} date={work.date} />}
      {onPaper && (
        <div className="top4">
          <TypeOff
            key={contribution.id}
            contribution={contribution}
            onSave={(typed, before) => typeOff(contribution, typed, before)}
          />
        </div>
      )}
    </article>
  )
}
