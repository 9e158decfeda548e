import { CheckCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { rsvp as limits } from '#contract/limits.ts'
import { AnswerForm, type AnswerFormProps, type PersonValues } from '../AnswerForm.tsx'
import { EventQuestion } from './EventQuestion.tsx'
import { type Choice, type Choices, choicesFrom, mayCome } from './event-answers.ts'
import styles from './ProgrammeRsvp.module.css'

/** Initial values of the fields. */
export interface ProgrammeFormValues extends PersonValues {
  choices: Choices
  food: string
  accessNeeds: string
}

type Props = AnswerFormProps & {
  /** Those that still ask for an answer. */
  events: PublicEvent[]
  begun: ProgrammeFormValues
}

/** One form for all events: a row for each, then what is asked of whoever comes. */
export function ProgrammeForm({ events, begun, ...props }: Props) {
  const { problems, form, plain } = props
  const t = useTranslations('visitProgramme')
  const [choices, setChoices] = useState<Readonly<Record<string, Partial<Choice>>>>(begun.choices)
  // The first number that is typed stands in the other rows too, until another is typed there.
  const [guests, setGuests] = useState('')
  const choiceOf = ({ uuid }: PublicEvent): Choice => {
    const { status = null, guests: own } = choices[uuid] ?? {}
    return { status, guests: own ?? guests }
  }
  const asks = (what: 'asksFood' | 'asksAccess') =>
    events.some((event) => event[what] && (plain || mayCome(choiceOf(event).status)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was chosen before hydration
  useEffect(() => {
    if (!form?.current) return
    const data = new FormData(form.current)
    const typed = choicesFrom((field) => String(data.get(field) ?? ''), events)
    for (const { uuid } of events) {
      const { status = null, guests: count = '' } = typed[uuid] ?? {}
      if (status) choose(uuid, { status, ...(count && { guests: count }) })
    }
  }, [form])

  function comeToAll() {
    for (const { uuid } of events) choose(uuid, { status: 'ATTENDING' })
  }

  function choose(uuid: string, change: Partial<Choice>) {
    setChoices((before) => ({ ...before, [uuid]: { ...before[uuid], ...change } }))
  }

  function bring(uuid: string, count: string) {
    if (Object.entries(choices).every(([id, choice]) => id === uuid || choice.guests === undefined))
      setGuests(count)
    choose(uuid, { guests: count })
  }

  const question = (
    <div className={styles.events}>
      {/* The answer to the day as a whole, which each event replaces. */}
      <input type="hidden" name="status" value="NOT_ATTENDING" />
      {events.length > 1 && !plain && (
        <p className={styles.all} data-early="">
          <Button icon={CheckCheck} onPress={comeToAll}>
            {t('all')}
          </Button>
        </p>
      )}
      {events.map((event) => (
        <EventQuestion
          key={event.uuid}
          event={event}
          choice={choiceOf(event)}
          problems={problems}
          isPlain={plain !== undefined}
          onStatus={(status) => choose(event.uuid, { status })}
          onGuests={(count) => bring(event.uuid, count)}
        />
      ))}
    </div>
  )
  const more = (
    <>
      {asks('asksFood') && (
        <TextField
          label={t('food')}
          optional
          name="food"
          defaultValue={begun.food}
          maxLength={limits.foodMax}
          error={problems.food}
        />
      )}
      {asks('asksAccess') && (
        <TextField
          label={t('access')}
          optional
          name="accessNeeds"
          defaultValue={begun.accessNeeds}
          maxLength={limits.accessNeedsMax}
          error={problems.accessNeeds}
        />
      )}
    </>
  )
  return <AnswerForm {...props} begun={begun} question={question} more={more} />
}
