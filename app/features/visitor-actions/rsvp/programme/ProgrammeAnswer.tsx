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
  /** Where nothing is asked any more, whoever reads it is somebody else; undefined for whoever is known otherwise. */
  onForget: (() => void) | undefined
}

/** Shows what was answered to each event. */
export function ProgrammeAnswer(props: Props) {
  const { answer, isNew, onChange, onOther, onForget } = props
  const t = useTranslations('visitRsvp')
  const name = answer.name || answer.email
  return (
    <SentAnswerFrame email={answer.email} isNew={isNew}>
      <AnswerList {...props} />
      {onChange && (
        <p className={styles.actions}>
          <Button onPress={onChange}>{t('change')}</Button>
          <Button look="link" onPress={onOther}>
            {name ? t('otherThan', { name }) : t('other')}
          </Button>
        </p>
      )}
      {!onChange && onForget && (
        <p className={styles.actions}>
          <Button look="link" onPress={onForget}>
            {name ? t('notYou', { name }) : t('notMine')}
          </Button>
        </p>
      )}
    </SentAnswerFrame>
  )
}
