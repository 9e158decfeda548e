import type { DayState } from '#app/lib/memorial-day.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { rsvp as limits } from '#contract/limits.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { GivenAnswer } from '../../../context.ts'
import { NoScriptPage } from '../NoScriptPage.tsx'
import { ProgrammeForm } from './programme/ProgrammeForm.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import type { PageFormValues } from './rsvp-form-values.ts'
import { type PlainProgramme, SavedAnswer } from './SavedAnswer.tsx'
import type { FieldMessages } from './use-rsvp.ts'

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
        <SavedAnswer {...said} shareSlug={shareSlug} programme={programme} calendar={calendar} />
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
