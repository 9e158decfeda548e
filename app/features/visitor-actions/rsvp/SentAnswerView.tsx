import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Rsvp } from '#contract/rsvps.ts'
import { AnswerWays, SaidAnswer } from './SaidAnswer.tsx'
import { SentAnswerFrame } from './SentAnswerFrame.tsx'

interface Props {
  rsvp: Rsvp
  /** It was just sent: a confirmation is shown and gets the focus. */
  isNew: boolean
  /** Address of the calendar file while the day is ahead, for those who may come. */
  calendar: string | null
  onChange: () => void
  /** Somebody else on this device, or with the same link, wants to answer. */
  onOther: () => void
}

/** Shows the answer that was given, with a button to change it. */
export function SentAnswerView({ rsvp, isNew, calendar, onChange, onOther }: Props) {
  const t = useTranslations('visitRsvp')
  const name = rsvp.name || rsvp.email
  return (
    <SentAnswerFrame email={rsvp.email} isNew={isNew}>
      <SaidAnswer answer={rsvp} />
      <AnswerWays
        status={rsvp.status}
        calendar={calendar}
        change={<Button onPress={onChange}>{t('change')}</Button>}
      >
        <Button look="link" onPress={onOther}>
          {name ? t('otherThan', { name }) : t('other')}
        </Button>
      </AnswerWays>
    </SentAnswerFrame>
  )
}
