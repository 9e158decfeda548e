import { formatMemorialDate } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useRetention } from '#app/lib/use-retention.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Retention } from '#contract/retention.ts'
import { extendPath } from './paths.ts'
import styles from './Retention.module.css'

interface Props {
  memorialUuid: string
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Says how long a memorial is kept and what happens then, and links to extending it by a year. */
export function RetentionCard({ memorialUuid, redirectOnAuthError }: Props) {
  const t = useTranslations('retention.card')
  const { retention, trouble, read } = useRetention(memorialUuid, redirectOnAuthError)
  return (
    <Card title={t('title')}>
      {retention === undefined && !trouble && (
        <div className="coming part">
          <LoadingLine>{t('loading')}</LoadingLine>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      )}
      {retention === undefined && trouble && (
        <Notice
          kind="error"
          title={t('failed')}
          action={trouble.retry && <Button onPress={read}>{t('tryAgain')}</Button>}
        >
          {trouble.message}
        </Notice>
      )}
      {retention === null && <p>{t('unpaid')}</p>}
      {retention && <Kept memorialUuid={memorialUuid} retention={retention} />}
    </Card>
  )
}

function Kept({ memorialUuid, retention }: { memorialUuid: string; retention: Retention }) {
  const t = useTranslations('retention.card')
  const { title, sentences } = useWords(retention)
  return (
    <div className="stack">
      <p className="lead">{title}</p>
      <div className={styles.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {retention.state !== 'ACTIVE' && (
        <p>
          <LinkButton look="primary" to={extendPath(memorialUuid)}>
            {t('extend')}
          </LinkButton>
        </p>
      )}
    </div>
  )
}

/** The texts of the card for each state of retention. */
function useWords(retention: Retention): { title: string; sentences: string[] } {
  const t = useTranslations('retention.card')
  const { lastDay, readableUntil, filesUntil, extendableFrom, extendedUntil, priceMinor, currency } =
    retention
  const [ends, readable, files] = [day(lastDay), day(readableUntil), day(filesUntil)]
  const price = money(priceMinor, currency)
  const another = day(extendedUntil)
  switch (retention.state) {
    case 'ACTIVE':
      return {
        title: t('keptUntil', ends),
        sentences: [
          t('reminders'),
          t('grace', readable),
          t('afterwards', files),
          t('canExtendFrom', { date: formatMemorialDate(extendableFrom), price }),
        ],
      }
    case 'ENDING':
      return {
        title: t('keptUntil', ends),
        sentences: [
          t('grace', readable),
          t('afterwards', files),
          t('comesOn', another),
          t('costs', { price }),
        ],
      }
    case 'GRACE':
      return {
        title: t('endedOn', ends),
        sentences: [
          t('stillOpen', readable),
          t('thenCloses', files),
          t('comesOn', another),
          t('costs', { price }),
        ],
      }
    case 'ARCHIVED':
      return {
        title: t('closed'),
        sentences: [
          t('closedOn', ends),
          t('filesUntil', files),
          t('comesBack', another),
          t('costs', { price }),
        ],
      }
  }
}

const day = (date: string) => ({ date: formatMemorialDate(date) })
