import { CalendarPlus } from 'lucide-react'
import type { DayState } from '#app/lib/memorial-day.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { rsvp as limits } from '#contract/limits.ts'
import type { GivenAnswer } from '../../../context.ts'
import { NoScriptPage } from '../NoScriptPage.tsx'
import type { Problems } from './answer.ts'
import styles from './Rsvp.module.css'
import { RsvpForm, type RsvpFormValues } from './RsvpForm.tsx'

interface Props {
  shareSlug: string
  nameOfPerson: string
  /** The answer that was just saved, and the link to change it; null: shows the form. */
  said: { answer: GivenAnswer; change: string } | null
  day: DayState
  /** Formatted date; '' for none. */
  date: string
  /** Address of the calendar file, while the day is ahead. */
  calendar: string | null
  /** What was sent before or is known, so that nothing has to be typed again. */
  begun: RsvpFormValues
  /** The token of the personal link they came by. */
  invite: string | null
  /** The token of the mail about their answer. */
  mailToken: string | null
  /** Receipt of the answer that is being changed. */
  receipt: string | null
  problems: Problems
  trouble: string | null
}

/** The RSVP page for browsers without script: the saved answer, or the form with its errors. */
export function RsvpPage(props: Props) {
  const {
    shareSlug,
    nameOfPerson,
    said,
    day,
    date,
    calendar,
    begun,
    invite,
    mailToken,
    receipt,
    problems,
    trouble,
  } = props
  const t = useTranslations('visitRsvp')
  return (
    <NoScriptPage
      title={t('pageHeading', { name: nameOfPerson })}
      back={{ href: `/view/${shareSlug}`, label: t('back') }}
    >
      {said ? (
        <Said {...said} calendar={calendar} />
      ) : day === 'over' ? (
        <p>{t('over', { date })}</p>
      ) : (
        <RsvpForm
          shareSlug={shareSlug}
          begun={begun}
          plain={{ invite, mailToken, receipt }}
          problems={{
            ...problems,
            ...(problems.status && { status: t('statusMissing') }),
            ...(problems.guests && { guests: t('guestsProblem', { most: limits.guestsMax }) }),
          }}
          trouble={trouble ? { title: trouble, reason: null } : null}
        />
      )}
    </NoScriptPage>
  )
}

interface SaidProps {
  answer: GivenAnswer
  change: string
  calendar: string | null
}

/** Shows the answer as it is stored, to confirm that it arrived. */
function Said({ answer: { status, guests, message, email, awaitsLook }, change, calendar }: SaidProps) {
  const t = useTranslations('visitRsvp')
  return (
    <>
      <Notice kind="success" title={t('thanks')}>
        {awaitsLook ? t('awaitsLook') : email && t('mailed', { email })}
      </Notice>
      <p>
        {t.rich('answer', { answer: t(status), b: (words) => <b>{words}</b> })}
        {guests > 0 && (
          <>
            <br />
            {t('guestCount', { guests, all: guests + 1 })}
          </>
        )}
      </p>
      {message && (
        <blockquote className={styles.words} dir="auto">
          {message}
        </blockquote>
      )}
      <p className={styles.actions}>
        <AnchorButton href={change}>{t('change')}</AnchorButton>
        {calendar && status !== 'NOT_ATTENDING' && (
          <a className="way" href={calendar}>
            <Icon of={CalendarPlus} />
            {t('calendar')}
          </a>
        )}
      </p>
    </>
  )
}
