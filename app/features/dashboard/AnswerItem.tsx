import { Check, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { formatAgo } from '#app/lib/dates.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { classes } from '#app/ui/classes.ts'
import { FieldError } from '#app/ui/Field.tsx'
import type { AnsweredEvent } from '#contract/events.ts'
import type { HostRsvp } from '#contract/rsvps.ts'
import answer from './Answer.module.css'
import { ExpandableText } from './ExpandableText.tsx'
import { partAnswers } from './part-answers.ts'
import styles from './RsvpCard.module.css'
import { rsvpCountKeys } from './rsvp-count-keys.ts'
import type { RsvpRemoval } from './use-rsvp-removal.ts'

interface Props {
  rsvp: HostRsvp
  memorialUuid: string
  /** Empty: the day is its date alone. */
  programme: readonly AnsweredEvent[]
  removal: Pick<RsvpRemoval, 'remove' | 'block' | 'isBesideProven'>
  /** Approves a pending answer. Rejects with `ApiError`. */
  onApprove: (rsvp: HostRsvp) => Promise<void>
}

/** One answer, with the actions to approve it, to remove it and to block its sender. */
export function AnswerItem(props: Props) {
  const { rsvp, memorialUuid, programme, removal, onApprove } = props
  const t = useTranslations('dashboard.rsvps')
  // Actions on an answer use the messages for contributions.
  const its = useTranslations('dashboard.contributions')
  const [asksBlock, setAsksBlock] = useState(false)
  const { error, attempt: run } = useAction()
  const { name, status, guests, message, doubt, proven, canBlock, awaitsLook, isBrought, dateCreated } = rsvp
  const when = formatAgo(dateCreated, new Date())
  const named = (action: string) => its('named', { action, name, when })

  /** A failure is shown here, and the answer stays. */
  const attempt = (work: Promise<void>) => run(() => work)

  return (
    <>
      <p className={`stack baseline ${styles.who}`}>
        <b className="strong anywhere" dir="auto">
          {name}
        </b>
        {programme.length === 0 && (
          <span className={classes(answer.mark, answer[rsvpCountKeys[status]])}>
            {t(rsvpCountKeys[status])}
            {guests > 0 && ` ${t('guests', { count: guests })}`}
          </span>
        )}
        <time className="note" dateTime={dateCreated}>
          {when}
        </time>
      </p>
      {programme.length > 0 && <PartAnswers {...{ rsvp, programme, memorialUuid }} />}
      {doubt ? (
        <>
          <p className="small quiet">{its(`reasons.${doubt}`)}</p>
          {message && (
            <details>
              <summary>{t('showWords')}</summary>
              <ExpandableText>{message}</ExpandableText>
            </details>
          )}
        </>
      ) : (
        message && <ExpandableText>{message}</ExpandableText>
      )}
      {isBrought && <p className="small quiet">{its('fromArchive')}</p>}
      {removal.isBesideProven(rsvp) && <p className="small quiet">{t('besideProven')}</p>}
      {awaitsLook && <p className="small quiet">{t('awaitsLook')}</p>}
      <div className={`wrap ${styles.actions}`}>
        {awaitsLook && (
          <Button
            look="tool"
            icon={Check}
            aria-label={named(t('letIn'))}
            onPress={() => attempt(onApprove(rsvp))}
          >
            {t('letIn')}
          </Button>
        )}
        <Button
          look="tool"
          icon={Trash2}
          aria-label={named(its('remove'))}
          onPress={() => attempt(removal.remove(rsvp))}
          word="remove"
        />
        {canBlock && (
          <Button
            look="tool"
            icon={UserX}
            aria-label={named(its('shutOut'))}
            onPress={() => setAsksBlock(true)}
          >
            {its('shutOut')}
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ConfirmDialog
        open={asksBlock}
        onClose={() => setAsksBlock(false)}
        title={its('blocking.title', { name })}
        primary={{ label: its('blocking.keep'), onPress: () => setAsksBlock(false) }}
        secondary={{
          label: its('shutOut'),
          onPress: async () => {
            await attempt(removal.block(rsvp))
            setAsksBlock(false)
          },
        }}
      >
        <p>{proven ? t('blocking') : t('blockingAddress', { email: rsvp.email ?? '' })}</p>
        <p>{its('blocking.back')}</p>
      </ConfirmDialog>
    </>
  )
}

/** What somebody answered to each part of the day. */
function PartAnswers({ rsvp, programme, memorialUuid }: Pick<Props, 'rsvp' | 'programme' | 'memorialUuid'>) {
  const t = useTranslations('programme.people')
  const nameOf = useEventName()
  return (
    <ul className="stack anywhere s0">
      {partAnswers(rsvp, programme, memorialUuid).map(({ part, said, guests }) => (
        <li key={part.uuid} className={classes(answer.mark, answer[colours[said]])}>
          <span>
            <bdi>{nameOf(part)}</bdi>: {t(`said.${said}`)}
            {guests > 0 && ` ${t('withGuests', { count: guests })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const colours = {
  ATTENDING: 'attending',
  WATCHING: 'unsure',
  UNSURE: 'unsure',
  NOT_ATTENDING: 'notAttending',
} as const
