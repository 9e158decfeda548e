import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { PublicEvent } from '#contract/events.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { GivenAnswer } from '../../../context.ts'
import { breaking } from './answer.ts'
import { AnswerList } from './programme/AnswerList.tsx'
import { AnswerWays, SaidAnswer } from './SaidAnswer.tsx'

/** Of a memorial whose day has several events, or one with times. */
export interface PlainProgramme {
  memorialUuid: string
  /** As this visitor sees it. */
  events: PublicEvent[]
  /** Those that still ask for an answer. */
  asked: PublicEvent[]
}

interface Props {
  shareSlug: string
  /** null: there is the one day alone. */
  programme: PlainProgramme | null
  answer: GivenAnswer & { refused: RefusedAnswer[] }
  change: string
  calendar: string | null
}

/** Shows the answer as it is stored, to confirm that it arrived. */
export function SavedAnswer({ answer, change, calendar, shareSlug, programme }: Props) {
  const t = useTranslations('visitRsvp')
  const { status, email, awaitsLook } = answer
  return (
    <>
      <Notice kind="success" title={t('thanks')}>
        {awaitsLook ? t('awaitsLook') : email && t('mailed', { email: breaking(email) })}
      </Notice>
      {programme ? (
        <AnswerList shareSlug={shareSlug} answer={answer} {...programme} />
      ) : (
        <SaidAnswer answer={answer} />
      )}
      <AnswerWays
        status={status}
        calendar={calendar}
        change={<AnchorButton href={change}>{t('change')}</AnchorButton>}
      />
    </>
  )
}
