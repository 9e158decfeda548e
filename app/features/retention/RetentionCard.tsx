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
import { useRetentionWords } from './use-retention-words.ts'

interface Props {
  memorialUuid: string
}

/** Says how long a memorial is kept and what happens then, and links to extending it by a year. */
export function RetentionCard({ memorialUuid }: Props) {
  const t = useTranslations('retention.card')
  const { retention, trouble, read } = useRetention(memorialUuid)
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
          action={trouble.retry && <Button onPress={read} word="tryAgain" />}
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
  const { title, sentences } = useRetentionWords(retention)
  return (
    <div className="stack">
      <p className="lead">{title}</p>
      <div className="stack s3">
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
