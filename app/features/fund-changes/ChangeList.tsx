import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { stopFundChange, type WaitingFundChange } from '#contract/fund-changes.ts'
import { editing } from '#languages/en/screens/editing.ts'
import { fundChanges } from '#languages/en/screens/fund-changes.ts'
import styles from './ChangeList.module.css'

const messages = { editing, fundChanges }
const labels = {
  title: 'fundTitle',
  description: 'description',
  recipient: 'recipient',
  payout: 'payout',
  charity: 'charity',
} as const

interface Props {
  memorialUuid: string
  changes: WaitingFundChange[]
  /** Takes those that still wait. */
  onChanges: (changes: WaitingFundChange[]) => void
}

/** Each with what changes, until when it can be stopped, and one press that stops it. */
export function ChangeList({ memorialUuid, changes, onChanges }: Props) {
  return (
    <MessagesProvider messages={messages}>
      {changes.map((change) => (
        <Change key={change.id} {...{ memorialUuid, change, onChanges }} />
      ))}
    </MessagesProvider>
  )
}

interface ChangeProps extends Pick<Props, 'memorialUuid' | 'onChanges'> {
  change: WaitingFundChange
}

function Change({ memorialUuid, change, onChanges }: ChangeProps) {
  const t = useTranslations('fundChanges')
  const words = useTranslations('editing.funds')
  const showToast = useToast()
  const [problem, setProblem] = useState<string | null>(null)
  const { id: changeId, title, isYours } = change
  const told = { who: change.askedBy || t('someone'), date: formatMoment(change.takesEffectAt) }

  async function stop() {
    setProblem(null)
    try {
      const answer = await call(stopFundChange, { params: { memorialUuid, changeId } })
      showToast({ message: t('stopped') })
      onChanges(answer.changes)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setProblem(t('failed', { reason: reason.message }))
    }
  }

  return (
    <Card title={t('title')}>
      <p className={styles.fund}>
        <bdi>{title}</bdi>
      </p>
      <p>{t(isYours ? 'yours' : 'asked', told)}</p>
      <dl className={styles.changes}>
        {change.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{words(labels[field])}</dt>
            <dd>
              <span className="quiet small">{t('now')}</span> <bdi>{before || t('nothing')}</bdi>
            </dd>
            <dd>
              <span className="quiet small">{t('next')}</span> <bdi>{after || t('nothing')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Button aria-label={t(isYours ? 'withdrawNamed' : 'objectNamed', { title })} onPress={stop}>
          {t(isYours ? 'withdraw' : 'object')}
        </Button>
      </p>
      {problem && <FieldError>{problem}</FieldError>}
    </Card>
  )
}
