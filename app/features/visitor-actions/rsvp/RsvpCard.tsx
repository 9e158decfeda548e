import { CalendarPlus } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { GivenAnswer } from '../../../context.ts'
import shared from '../Card.module.css'
import { Programme } from '../programme/Programme.tsx'
import { DayAnswer, EventAnswers } from './GivenAnswer.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import { type RsvpCardProps, writeOwnPath, writeRsvpPath } from './read-rsvp-card.ts'

/**
 * Asks whether a visitor comes, and shows what they answered: one component, on the memorial's page and on a page of its
 * own, which the server renders in each state.
 */
export function RsvpCard(props: RsvpCardProps) {
  const { shareSlug, day, date, place, events, asked, answer, receipt, state, showsProgramme } = props
  const t = useTranslations('visitRsvp')
  const programme = useTranslations('visitProgramme')
  const isOver = events ? asked?.length === 0 : day === 'over'
  const lede = day === 'unset' ? t('ledeUnset') : t(place ? 'ledePlace' : 'ledeDate', { date, place })
  const over = events ? programme('closed') : t('over', { date })
  return (
    <div
      className={shared.card}
      data-card="rsvp"
      data-src={props.source ?? undefined}
      data-answered={answer ? '' : undefined}
      data-proof={props.needsProof ? '' : undefined}
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
        <p className="row anywhere links tight">
          <AnchorButton href={writeOwnPath(props, { change: '' })} data-in-card>
            {t('change')}
          </AnchorButton>
          {!events && day === 'ahead' && status !== 'NOT_ATTENDING' && (
            <a className="way" href={`/view/${shareSlug}/calendar.ics`}>
              <Icon of={CalendarPlus} />
              {t('calendar')}
            </a>
          )}
          <AnchorButton look="link" href={writeRsvpPath(shareSlug, { other: name })} data-in-card>
            {name ? t('otherThan', { name }) : t('other')}
          </AnchorButton>
        </p>
      )}
    </div>
  )
}

function Asking(props: RsvpCardProps) {
  const { shareSlug, state, receipt, before, isShared } = props
  const t = useTranslations('visitRsvp')
  return (
    <>
      {isShared && (
        // The HTML is the same for everyone: the next page finds the personal link's token in the referring address.
        <noscript>
          <p className={shared.lede}>
            {t.rich('ownLink', {
              a: (words) => (
                <a className="way" href={writeRsvpPath(shareSlug)}>
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
      <RsvpForm {...props} />
    </>
  )
}
