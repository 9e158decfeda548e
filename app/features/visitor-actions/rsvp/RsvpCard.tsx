import { type ComponentType, lazy, Suspense } from 'react'
import type { DayState } from '#app/lib/memorial-day.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { rsvp as limits } from '#contract/limits.ts'
import type { DayAlone } from '../programme/plain-day.ts'
import { answerOf, filledIn, problemsIn, statusOf } from './answer.ts'
import type { ChosenRsvpProps } from './programme/ChosenRsvp.tsx'
import { begunWith, formParts, RsvpCardFrame } from './RsvpCardFrame.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import { SentAnswerView } from './SentAnswerView.tsx'
import { useRsvpCard } from './use-rsvp-card.ts'

/** For the few whom the family chose for a further event. If it cannot be loaded, they see what everyone sees. */
const ChosenRsvp = lazy<ComponentType<ChosenRsvpProps>>(() =>
  import('./programme/ChosenRsvp.tsx').then(
    (module) => ({ default: module.ChosenRsvp }),
    () => ({ default: ({ children }) => children }),
  ),
)

interface RsvpCardProps {
  shareSlug: string
  /** Formatted date; '' for none. */
  date: string
  /** Only the name of the place; '' for none. */
  place: string
  /** The card is not shown once it is over. */
  day: Exclude<DayState, 'over'>
  alone: DayAlone
}

/** Asks whether a visitor comes to the one day. Known visitors see what they answered before and need not type their name. */
export function RsvpCard({ shareSlug, date, place, day, alone }: RsvpCardProps) {
  const t = useTranslations('visitRsvp')
  const state = useRsvpCard(shareSlug, (form) => {
    const filled = filledIn(form)
    const guests = t('guestsProblem', { most: limits.guestsMax })
    return {
      body: answerOf(filled),
      problems: problemsIn(filled, { status: t('statusMissing'), guests }),
    }
  })
  const { answer, draft, isNew, change, answerForAnother } = state
  const { key, ...parts } = formParts(state)
  const begun = {
    ...begunWith(state),
    status: draft ? statusOf(draft.status) : (answer?.status ?? null),
    guests: draft ? (draft.guests ?? '') : (answer?.guests ?? 0),
  }
  const card = (
    <RsvpCardFrame
      shareSlug={shareSlug}
      state={state}
      lede={day === 'unset' ? t('ledeUnset') : t(place ? 'ledePlace' : 'ledeDate', { date, place })}
      given={
        answer && (
          <SentAnswerView
            rsvp={answer}
            isNew={isNew}
            calendar={day === 'ahead' ? `/view/${shareSlug}/calendar.ics` : null}
            onChange={change}
            onOther={answerForAnother}
          />
        )
      }
      form={<RsvpForm key={key} {...parts} shareSlug={shareSlug} begun={begun} />}
    />
  )
  if (!state.mine?.programme.length) return card
  return (
    <Suspense fallback={card}>
      <ChosenRsvp shareSlug={shareSlug} day={alone}>
        {card}
      </ChosenRsvp>
    </Suspense>
  )
}
