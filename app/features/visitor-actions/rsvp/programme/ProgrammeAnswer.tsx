import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { PublicEvent } from '#contract/events.ts'
import styles from '../Rsvp.module.css'
import type { SentAnswer } from '../stored-answer.ts'
import { AnswerList } from './AnswerList.tsx'

interface Props {
  shareSlug: string
  memorialUuid: string
  answer: SentAnswer
  /** The whole programme, as this visitor sees it. */
  events: PublicEvent[]
  isNew: boolean
  /** undefined: nothing is asked any more. */
  onChange: (() => void) | undefined
  onOther: () => void
}

/** Shows what was answered to each event. */
export function ProgrammeAnswer(props: Props) {
  const { answer, isNew, onChange, onOther } = props
  const t = useTranslations('visitRsvp')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])

  return (
    <div className={styles.given} ref={place} tabIndex={-1}>
      {isNew && (
        <Notice kind="success" title={t('thanks')}>
          {answer.email && t('mailed', { email: answer.email })}
        </Notice>
      )}
      <AnswerList {...props} />
      {onChange && (
        <p className={styles.actions}>
          <Button onPress={onChange}>{t('change')}</Button>
          <Button look="link" onPress={onOther}>
            {t('other')}
          </Button>
        </p>
      )}
    </div>
  )
}
