import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { breaking } from '../answer.ts'
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
    // The thanks come into view by themselves: all of it may be higher than the window.
    if (isNew) place.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <div className={styles.given} ref={place} tabIndex={-1}>
      {isNew && (
        <Notice kind="success" isAnswer title={t('thanks')}>
          {answer.email && t('mailed', { email: breaking(answer.email) })}
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
