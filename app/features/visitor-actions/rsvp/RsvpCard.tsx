import { CalendarPlus } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { PublicEvent } from '#contract/events.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { GivenAnswer } from '../../../context.ts'
import type { DayState } from '../../../lib/memorial-day.ts'
import shared from '../Card.module.css'
import { Programme } from '../programme/Programme.tsx'
import { DayAnswer, EventAnswers } from './GivenAnswer.tsx'
import { RsvpForm, type RsvpFormProps } from './RsvpForm.tsx'

export interface RsvpCardProps {
  shareSlug: string
  memorialUuid: string
  day: DayState
  /** Formatted date; '' for none. */
  date: string
  /** Only the name of the place; '' for none. */
  place: string
  /** The programme as this visitor sees it; null: the day has nothing but its date, place and details. */
  events: readonly PublicEvent[] | null
  form: RsvpFormProps
  /** The answer that is shown or changed. */
  answer: GivenAnswer | null
  /** Its receipt, where it is their device's alone; '' where that device's receipt holds no more. */
  receipt: string | null
  /** `given` shows the answer, `change` the form with it, `other` the form for somebody else. */
  state: 'own' | 'given' | 'change' | 'fields' | 'other'
  /** It was just sent. */
  isNew: boolean
  /** The answer is of somebody else than who is known on this device. */
  isOther: boolean
  /** Whoever answered on this device before somebody else does; '' for nobody. */
  before: string
  refused: readonly RefusedAnswer[]
  /** The programme is on no shared page: they were chosen for an event of it. */
  showsProgramme: boolean
  /** Where what is known of this visitor is read; null on a page that shows it. */
  source: string | null
}

/**
 * Asks whether a visitor comes, and shows what they answered: one component, on the memorial's page and on a page of its
 * own, which the server renders in each state.
 */
export function RsvpCard(props: RsvpCardProps) {
  const { shareSlug, day, date, place, events, form, answer, receipt, state, showsProgramme } = props
  const t = useTranslations('visitRsvp')
  const programme = useTranslations('visitProgramme')
  const isOver = events ? form.asked?.length === 0 : day === 'over'
  const lede = day === 'unset' ? t('ledeUnset') : t(place ? 'ledePlace' : 'ledeDate', { date, place })
  const over = events ? programme('closed') : t('over', { date })
  return (
    <div
      className={shared.card}
      data-card="rsvp"
      data-src={props.source ?? undefined}
      data-answered={answer ? '' : undefined}
      data-stores={
        receipt === null
          ? undefined
          : // What the device remembers of the answer that was sent from it (`forms/proofs.ts`).
            JSON.stringify({ [`answer:${shareSlug}`]: receipt ? JSON.stringify({ receipt }) : null })
      }
    >
      <h2>{t('title')}</h2>
      <p className={shared.lede}>{isOver ? over : events ? programme('lede') : lede}</p>
      {showsProgramme && events && <Programme shareSlug={shareSlug} events={[...events]} isOver={false} />}
      {state === 'given' && answer ? (
        <Given {...props} answer={answer} isOver={isOver} />
      ) : (
        !isOver && <Asking {...props} />
      )}
    </div>
  )
}

/** The address of this card in another state, for whom it knows. */
function hrefOf({ shareSlug, isOther, form }: RsvpCardProps, more: Record<string, string>): string {
  const search = new URLSearchParams({ ...form.hidden, ...(isOther && { other: '' }), ...more })
  return `/view/${shareSlug}/rsvp?${search}`
}

/** Says who answers, also where the form comes back with its faults. */
function actionOf({ shareSlug, isOther, before, form: { isKnown, who } }: RsvpCardProps): string {
  const search = isOther ? `?${new URLSearchParams({ other: before })}` : isKnown && !who ? '?fields=' : ''
  return `/view/${shareSlug}/rsvp${search}`
}

const otherHref = ({ shareSlug }: RsvpCardProps, name: string) =>
  `/view/${shareSlug}/rsvp?${new URLSearchParams({ other: name })}`

type GivenProps = RsvpCardProps & { answer: GivenAnswer; isOver: boolean }

function Given(props: GivenProps) {
  const { shareSlug, events, day, answer, isNew, isOver } = props
  const t = useTranslations('visitRsvp')
  const { status, email, awaitsLook } = answer
  const name = answer.name || email || ''
  return (
    <div className="stack s4" data-focus tabIndex={-1}>
      {isNew && (
        <Notice kind="success" title={t('thanks')}>
          {awaitsLook
            ? t('awaitsLook')
            : email && t.rich('mailed', { email, b: () => <Breakable text={email} /> })}
        </Notice>
      )}
      {events ? <EventAnswers {...props} events={events} /> : <DayAnswer {...answer} />}
      {!isOver && (
        <p className={`row anywhere ${shared.actions}`}>
          <AnchorButton href={hrefOf(props, { change: '' })} data-in-card>
            {t('change')}
          </AnchorButton>
          {!events && day === 'ahead' && status !== 'NOT_ATTENDING' && (
            <a className="way" href={`/view/${shareSlug}/calendar.ics`}>
              <Icon of={CalendarPlus} />
              {t('calendar')}
            </a>
          )}
          <AnchorButton look="link" href={otherHref(props, name)} data-in-card>
            {name ? t('otherThan', { name }) : t('other')}
          </AnchorButton>
        </p>
      )}
    </div>
  )
}

function Asking(props: RsvpCardProps) {
  const { shareSlug, form, state, receipt, before, source } = props
  const t = useTranslations('visitRsvp')
  const common = useTranslations('common')
  const back = {
    change: { href: hrefOf(props, { keep: '' }), label: t('keep'), forgets: true },
    other: { href: `/view/${shareSlug}/rsvp`, label: common('back'), forgets: false },
    fields: { href: hrefOf(props, {}), label: common('back'), forgets: false },
    given: null,
    own: null,
  }[state]
  return (
    <>
      {source && (
        // The HTML is the same for everyone: the next page finds the personal link's token in the referring address.
        <noscript>
          <p className={shared.lede}>
            {t.rich('ownLink', {
              a: (words) => (
                <a className="way" href={source}>
                  {words}
                </a>
              ),
            })}
          </p>
        </noscript>
      )}
      {receipt === '' && (
        <p className={shared.lede} role="status">
          {t('outdated')}
        </p>
      )}
      {state === 'other' && before !== '' && (
        <p className={shared.lede}>
          {t.rich('together', { name: before, b: (words) => <b dir="auto">{words}</b> })}
        </p>
      )}
      <RsvpForm
        {...form}
        // The same form, with what is typed in it, whichever fields it has for whoever answers.
        id={state === 'change' ? 'rsvp-change' : before ? 'rsvp-other' : 'rsvp-own'}
        action={actionOf(props)}
        otherHref={otherHref(props, '')}
        fieldsHref={hrefOf(props, { ...(state === 'change' && { change: '' }), fields: '' })}
        back={back}
      />
    </>
  )
}
