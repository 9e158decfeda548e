import { formatMemorialDate } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useRetention } from '#app/lib/use-retention.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PartComing } from '#app/ui/PartComing.tsx'
import type { Retention } from '#contract/retention.ts'
import { extendPath } from './paths.ts'

interface Props {
  memorialUuid: string
}

/** Says how long a memorial is kept and what happens then, and links to extending it by a year. */
export function RetentionCard({ memorialUuid }: Props) {
  const t = useTranslations('retention.card')
  const { retention, trouble, read } = useRetention(memorialUuid)
  return (
    <Card title={t('title')}>
      {retention === undefined && (
        <PartComing loading={t('loading')} failed={t('failed')} trouble={trouble} onAgain={read} />
      )}
      {retention === null && <p>{t('unpaid')}</p>}
      {retention && <Kept memorialUuid={memorialUuid} retention={retention} />}
    </Card>
  )
}

function Kept({ memorialUuid, retention }: { memorialUuid: string; retention: Retention }) {
  const t = useTranslations('retention.card')
  const { state, priceMinor, currency } = retention
  const sayDay = (day: 'lastDay' | 'readableUntil' | 'filesUntil' | 'extendableFrom' | 'extendedUntil') => ({
    date: formatMemorialDate(retention[day]),
  })
  const price = money(priceMinor, currency)
  const sentences = {
    ACTIVE: () => [
      t('reminders'),
      t('grace', sayDay('readableUntil')),
      t('afterwards', sayDay('filesUntil')),
      t('canExtendFrom', { ...sayDay('extendableFrom'), price }),
    ],
    ENDING: () => [
      t('grace', sayDay('readableUntil')),
      t('afterwards', sayDay('filesUntil')),
      t('comesOn', sayDay('extendedUntil')),
    ],
    GRACE: () => [
      t('stillOpen', sayDay('readableUntil')),
      t('thenCloses', sayDay('filesUntil')),
      t('comesOn', sayDay('extendedUntil')),
    ],
    ARCHIVED: () => [
      t('closedOn', sayDay('lastDay')),
      t('filesUntil', sayDay('filesUntil')),
      t('comesBack', sayDay('extendedUntil')),
    ],
  }[state]()
  if (state !== 'ACTIVE') sentences.push(t('costs', { price }))
  return (
    <div className="stack">
      <p className="lead">
        {state === 'ARCHIVED'
          ? t('closed')
          : t(state === 'GRACE' ? 'endedOn' : 'keptUntil', sayDay('lastDay'))}
      </p>
      <div className="stack s3">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {state !== 'ACTIVE' && (
        <p>
          <LinkButton look="primary" to={extendPath(memorialUuid)}>
            {t('extend')}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
