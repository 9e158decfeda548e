import { useEffect, useState } from 'react'
import { openEvents } from '#app/lib/memorial-day.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { rsvp as limits } from '#contract/limits.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { withChosen } from '../../programme/with-chosen.ts'
import { useVisitorData } from '../../visitor-data.ts'
import { filledIn } from '../answer.ts'
import { begunWith, formParts, RsvpCardFrame } from '../RsvpCardFrame.tsx'
import { useRsvpCard } from '../use-rsvp-card.ts'
import { choiceProblems, choicesFrom, choicesIn, personProblems, programmeBody } from './event-answers.ts'
import { ProgrammeAnswer } from './ProgrammeAnswer.tsx'
import { ProgrammeForm } from './ProgrammeForm.tsx'

interface Props {
  shareSlug: string
  memorialUuid: string
  /** The programme that everyone sees, in order. */
  events: PublicEvent[]
  /** Ids of those that were not over when the page was made. */
  asked: string[]
}

const messages = { visitProgramme }
const MINUTE = 60_000

/** Asks whether a visitor comes, to every event of the programme that is not over. */
export function ProgrammeRsvp(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Answering {...props} />
    </MessagesProvider>
  )
}

function Answering({ shareSlug, memorialUuid, events, asked: askedAtFirst }: Props) {
  const t = useTranslations('visitProgramme')
  const rsvp = useTranslations('visitRsvp')
  const all = withChosen(events, useVisitorData(shareSlug))
  const asked = useOpenEvents(all, askedAtFirst)
  const state = useRsvpCard(shareSlug, (form) => {
    const data = new FormData(form)
    const textOf = (field: string) => String(data.get(field) ?? '')
    const given = (field: string) => (data.has(field) ? textOf(field) : null)
    const choices = choicesFrom(textOf, asked)
    const person = filledIn(form)
    const guests = rsvp('guestsProblem', { most: limits.guestsMax })
    return {
      problems: {
        ...choiceProblems(choices, asked, { missing: t('missing'), guests }),
        ...personProblems(person),
      },
      body: programmeBody({
        choices,
        events: asked,
        memorialUuid,
        person,
        food: given('food'),
        accessNeeds: given('accessNeeds'),
        before: state.before?.status ?? null,
      }),
    }
  })
  const { answer, draft, isNew, change, answerForAnother } = state
  const { key, ...parts } = formParts(state)
  const begun = {
    ...begunWith(state),
    choices: draft ? choicesFrom((field) => draft[field] ?? '', asked) : choicesIn(answer, memorialUuid),
    food: (draft ?? answer)?.food ?? '',
    accessNeeds: (draft ?? answer)?.accessNeeds ?? '',
  }
  return (
    <RsvpCardFrame
      shareSlug={shareSlug}
      state={state}
      lede={asked.length > 0 ? t('lede') : t('closed')}
      given={
        answer && (
          <ProgrammeAnswer
            shareSlug={shareSlug}
            memorialUuid={memorialUuid}
            answer={answer}
            events={all}
            isNew={isNew}
            onChange={asked.length > 0 ? change : undefined}
            onOther={answerForAnother}
            onForget={state.forgetAnswer}
          />
        )
      }
      form={
        asked.length > 0 && (
          <ProgrammeForm key={key} {...parts} shareSlug={shareSlug} events={asked} begun={begun} />
        )
      }
    />
  )
}

/**
 * The events whose answers are open. The page is cached, so the first render has those of when it was made; an event
 * closes by itself while the page is open.
 */
function useOpenEvents(events: PublicEvent[], asked: readonly string[]): PublicEvent[] {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  if (now === null) return events.filter(({ uuid }) => asked.includes(uuid))
  return openEvents(events, now)
}
