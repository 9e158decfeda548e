import { CheckCheck } from 'lucide-react'
import { findHomeZone } from '#app/lib/event-times.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { account, rsvp as limits } from '#contract/limits.ts'
import shared from '../Card.module.css'
import { Troubles } from '../Troubles.tsx'
import { Unsent } from '../Unsent.tsx'
import { type FieldMessages, type RsvpFormValues, statuses } from './answer.ts'
import { EventQuestion, GuestsField } from './EventQuestion.tsx'
import styles from './Rsvp.module.css'
import { type RsvpCardProps, writeOwnPath, writeRsvpPath } from './read-rsvp-card.ts'

/**
 * An answer with name and address; everything else is optional. A plain form, which `forms/enhance.ts` sends where script
 * runs.
 */
export function RsvpForm(props: RsvpCardProps) {
  const { shareSlug, state, isOther, before, hidden, who, isKnown } = props
  const { begun, asked, problems, trouble } = props
  const t = useTranslations('visitRsvp')
  const common = useTranslations('common')
  const back = {
    change: { href: writeOwnPath(props, { keep: '' }), label: t('keep'), forgets: true },
    other: { href: writeRsvpPath(shareSlug), label: common('back'), forgets: false },
    fields: { href: writeOwnPath(props, {}), label: common('back'), forgets: false },
    given: null,
    own: null,
  }[state]
  // Says who answers, also where the form comes back with its faults.
  const sender = isOther ? { other: before } : isKnown && !who ? { fields: '' } : undefined
  return (
    // What is missing is said beside the fields, by the server.
    <form
      // The same form, with what is typed in it, whichever fields it has for whoever answers.
      id={state === 'change' ? 'rsvp-change' : before ? 'rsvp-other' : 'rsvp-own'}
      className={`stack ${styles.form}`}
      method="post"
      action={writeRsvpPath(shareSlug, sender)}
      noValidate
    >
      <Unsent words={t('unsent')} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {asked ? <Events events={asked} begun={begun} problems={problems} /> : <Status {...props} />}
      {who && <KnownAs {...props} who={who} />}
      <WhoFields {...props} />
      {asked ? (
        <Needs events={asked} begun={begun} problems={problems} />
      ) : (
        <GuestsField name="guests" guests={begun.guests} problem={problems.guests} />
      )}
      <TextArea
        id="rsvp-message"
        label={t('message')}
        optional
        look="plain"
        name="message"
        rows={3}
        defaultValue={begun.message}
        error={problems.message}
      />
      <p className={shared.lede}>{t.rich('consent', trustLinkTags)}</p>
      <Troubles id="rsvp-troubles" said={trouble} failed={t('failed')} comfort={t('kept')} />
      <p className="row anywhere links tight">
        <Button type="submit" look="primary" busyLabel={t('sending')}>
          {t('send')}
        </Button>
        {back && (
          <AnchorButton look="link" href={back.href} data-in-card data-forgets={back.forgets || undefined}>
            {back.label}
          </AnchorButton>
        )}
      </p>
    </form>
  )
}

function Status({ begun, problems }: Pick<RsvpCardProps, 'begun' | 'problems'>) {
  const t = useTranslations('visitRsvp')
  return (
    <RadioButtons
      legend={t('question')}
      name="status"
      options={statuses.map((value) => ({ value, label: t(value) }))}
      defaultValue={begun.status}
      error={problems.status && t('statusMissing')}
      required
    />
  )
}

interface EventsProps {
  events: readonly PublicEvent[]
  begun: RsvpFormValues
  problems: FieldMessages
}

function Events({ events, begun, problems }: EventsProps) {
  const t = useTranslations('visitProgramme')
  return (
    <div className="stack s6">
      {/* The answer to the day as a whole, which each event replaces. */}
      <input type="hidden" name="status" value={begun.status ?? 'NOT_ATTENDING'} />
      {events.length > 1 && (
        <p className={shared.needsScript} data-early="">
          <Button icon={CheckCheck}>{t('all')}</Button>
        </p>
      )}
      {events.map((event) => (
        <EventQuestion
          key={event.uuid}
          event={event}
          home={findHomeZone(events)}
          choice={begun.choices[event.uuid]}
          problems={problems}
        />
      ))}
    </div>
  )
}

/** What is asked of whoever comes. */
function Needs({ events, begun, problems }: EventsProps) {
  const t = useTranslations('visitProgramme')
  const needs = [
    { name: 'food', word: 'food', asks: 'asksFood', max: limits.foodMax },
    { name: 'accessNeeds', word: 'access', asks: 'asksAccess', max: limits.accessNeedsMax },
  ] as const
  return needs.map(
    ({ name, word, asks, max }) =>
      events.some((event) => event[asks]) && (
        <div key={name} className={styles[word]}>
          <TextField
            id={`rsvp-${word}`}
            label={t(word)}
            optional
            name={name}
            defaultValue={begun[name]}
            maxLength={max}
            error={problems[name]}
          />
        </div>
      ),
  )
}

function KnownAs(props: RsvpCardProps & { who: NonNullable<RsvpCardProps['who']> }) {
  const { name, email, isLink } = props.who
  const t = useTranslations('visitRsvp')
  const fields = { ...(props.state === 'change' && { change: '' }), fields: '' }
  const href = isLink ? writeOwnPath(props, fields) : writeRsvpPath(props.shareSlug, { other: '' })
  const who = name && email ? `${name} (${email})` : name || email
  if (!who) return null
  return (
    <p className={`anywhere ${styles.known}`}>
      {t.rich('knownAs', { who, b: (words) => <b dir="auto">{words}</b> })}
      <br />
      <AnchorButton look="link" href={href} data-in-card>
        {isLink ? t('notMe') : t('notYou', { name: name || email })}
      </AnchorButton>
    </p>
  )
}

/** Name and address; hidden where they are known, so that an answer arrives even when that is known no more. */
function WhoFields({ who, begun, isKnown, problems, meant }: RsvpCardProps) {
  const t = useTranslations('visitRsvp')
  const typed = begun.email
  return (
    <div className={shared.pair} hidden={Boolean(who?.name)}>
      {meant && <input type="hidden" name="meant" value={typed} />}
      {who?.name ? (
        <input type="hidden" name="name" value={who.name} />
      ) : (
        <TextField
          id="rsvp-name"
          label={t('name')}
          name="name"
          defaultValue={begun.name}
          error={problems.name}
          autoComplete="name"
          maxLength={limits.nameMax}
          help={who?.isLink && t('nameKindly')}
          required={!isKnown}
        />
      )}
      {who ? (
        <input type="hidden" name="email" value={who.email} />
      ) : (
        <TextField
          id="rsvp-email"
          label={t('email')}
          name="email"
          type="email"
          defaultValue={typed}
          error={
            meant ? t.rich('meant', { meant, typed, b: (words) => <b dir="ltr">{words}</b> }) : problems.email
          }
          autoComplete="email"
          maxLength={account.emailMax}
          required={!isKnown}
        />
      )}
    </div>
  )
}
