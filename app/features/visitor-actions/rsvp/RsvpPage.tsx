import type { DayState } from '#app/lib/memorial-day.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { rsvp as limits } from '#contract/limits.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { GivenAnswer } from '../../../context.ts'
import { NoScriptPage } from '../NoScriptPage.tsx'
import { breaking } from './answer.ts'
import { AnswerList } from './programme/AnswerList.tsx'
import { ProgrammeForm } from './programme/ProgrammeForm.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import type { PageFormValues } from './rsvp-form-values.ts'
import { AnswerWays, SaidAnswer } from './SaidAnswer.tsx'
import type { FieldMessages } from './use-rsvp.ts'

/** Of a memorial whose day has several events, or one with times. */
interface PlainProgramme {
  memorialUuid: string
  /** As this visitor sees it. */
  events: PublicEvent[]
  /** Those that still ask for an answer. */
  asked: PublicEvent[]
}

interface Props {
  shareSlug: string
  nameOfPerson: string
  /** The answer that was just saved, and the link to change it; null: shows the form. */
  said: { answer: GivenAnswer & { refused: RefusedAnswer[] }; change: string } | null
  day: DayState
  /** Formatted date; '' for none. */
  date: string
  /** Address of the calendar file, while the day is ahead. */
  calendar: string | null
  /** null: there is the one day alone. */
  programme: PlainProgramme | null
  /** What was sent before or is known, so that nothing has to be typed again. */
  begun: PageFormValues
  /** The token of the personal link they came by. */
  invite: string | null
  /** The token of the mail about their answer. */
  mailToken: string | null
  /** Receipt of the answer that is being changed. */
  receipt: string | null
  problems: FieldMessages
  trouble: string | null
}

/** The RSVP page for browsers without script: the saved answer, or the form with its errors. */
export function RsvpPage(props: Props) {
  const { shareSlug, nameOfPerson, said, day, date, calendar, programme } = props
  const t = useTranslations('visitRsvp')
  return (
    <NoScriptPage
      title={t('pageHeading', { name: nameOfPerson })}
      back={{ href: `/view/${shareSlug}`, label: t('back') }}
    >
      {said ? (
        <Said {...said} shareSlug={shareSlug} programme={programme} calendar={calendar} />
      ) : day === 'over' ? (
        <p>{t('over', { date })}</p>
      ) : (
        <Form {...props} />
      )}
    </NoScriptPage>
  )
}

function Form({ shareSlug, programme, begun, invite, mailToken, receipt, problems, trouble }: Props) {
  const t = useTranslations('visitRsvp')
  const ofProgramme = useTranslations('visitProgramme')
  const isOf = (field: string, name: string) => field === name || field.startsWith(`${name}.`)
  const messages = Object.entries(problems).map(([field, words]) => {
    if (isOf(field, 'guests')) return [field, t('guestsProblem', { most: limits.guestsMax })]
    if (!isOf(field, 'status')) return [field, words]
    return [field, programme ? ofProgramme('missing') : t('statusMissing')]
  })
  const parts = {
    shareSlug,
    begun,
    plain: { invite, mailToken, receipt },
    problems: Object.fromEntries(messages),
    trouble: trouble ? { title: trouble, reason: null } : null,
  }
  if (!programme) return <RsvpForm {...parts} begun={begun} />
  return <ProgrammeForm {...parts} begun={begun} events={programme.asked} />
}

interface SaidProps extends Pick<Props, 'shareSlug' | 'programme'> {
  answer: GivenAnswer & { refused: RefusedAnswer[] }
  change: string
  calendar: string | null
}

/** Shows the answer as it is stored, to confirm that it arrived. */
function Said({ answer, change, calendar, shareSlug, programme }: SaidProps) {
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
