import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { PublicEvent } from '#contract/events.ts'
import styles from '../Rsvp.module.css'
import { SentAnswerFrame } from '../SentAnswerFrame.tsx'
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
  return (
    <SentAnswerFrame email={answer.email} isNew={isNew}>
      <AnswerList {...props} />
      {onChange && (
        <p className={styles.actions}>
          <Button onPress={onChange}>{t('change')}</Button>
          <Button look="link" onPress={onOther}>
            {t('other')}
          </Button>
        </p>
      )}
    </SentAnswerFrame>
  )
}
