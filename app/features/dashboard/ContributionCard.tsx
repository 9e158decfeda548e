import { Hourglass } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import album from '#app/ui/spots/album.svg?url&no-inline'
import type { News } from '#contract/edits.ts'
import { responses } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import styles from './ContributionCard.module.css'
import { ContributionList } from './ContributionList.tsx'
import { isNew } from './news.ts'
import { WAITING_PATH } from './paths.ts'
import { useContributions } from './use-contributions.ts'
import { useHandled } from './use-handled.ts'

interface Props {
  memorial: Memorial
  since: News
  ledAway: (reason: unknown) => boolean
}

/** What others remember; a host may approve, hide, remove or thank. */
export function ContributionCard({ memorial, since, ledAway }: Props) {
  const t = useTranslations('dashboard.contributions')
  const { uuid: memorialUuid, contributions: newest, contributionCount: total } = memorial
  const handled = useHandled()
  const contributions = useContributions({ memorialUuid, newest, total, ledAway, onHandled: handled.note })
  const waiting = handled.left(memorial.waitingCount, newest)
  if (contributions.items.length === 0)
    return (
      <Card level={1} title={t('title')}>
        <EmptyState picture={album} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      level={1}
      title={t('title')}
      action={
        <span className="small quiet">
          {since.at !== null && since.contributions > 0
            ? t('news', { count: since.contributions })
            : t('count', { count: contributions.pages.total })}
        </span>
      }
    >
      {waiting > 0 && (
        <p className={styles.waiting}>
          <LinkButton icon={Hourglass} to={WAITING_PATH}>
            {t('lookAtWaiting', { count: waiting })}
          </LinkButton>
        </p>
      )}
      <ContributionList
        contributions={contributions}
        preview={responses.page}
        isNew={(one) => isNew(one.dateCreated, since)}
        person={memorial.nameOfPerson}
        ledAway={ledAway}
      />
    </Card>
  )
}
