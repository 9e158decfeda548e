import { Ban, CircleAlert, CircleCheck, CircleQuestionMark, CircleX, Clock, Mail, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Contact } from '#contract/contacts.ts'
import styles from './ContactItem.module.css'
import { inviteDisplay } from './contact-rules.ts'
import type { InviteProgress } from './use-invites.ts'

/** For these errors the reason is shown at once, because the host can do something about it. */
const OPENED = new Set([
  'INVITE_TOO_SOON',
  'INVITED_OFTEN',
  'INVITE_NAME',
  'INVITE_PRIVATE',
  'INVITES_PAUSED',
  'NOT_PAID',
])

const answers = {
  ATTENDING: { tone: 'yes', icon: CircleCheck },
  NOT_ATTENDING: { tone: 'quiet', icon: CircleX },
  UNSURE: { tone: 'unsure', icon: CircleQuestionMark },
} as const

/** The status of a contact's invitation: not sent, sent, failed or answered. */
export function InviteState({ contact }: { contact: Contact }) {
  const t = useTranslations('contactList.state')
  const display = inviteDisplay(contact)
  switch (display.kind) {
    case 'answered':
      return <Chip {...answers[display.rsvp]}>{t(display.rsvp)}</Chip>
    case 'none':
      return <Chip icon={Mail}>{t('none')}</Chip>
    case 'queued':
      return (
        <Chip tone="plain" icon="waiting">
          {t('queued')}
        </Chip>
      )
    case 'sent':
      return (
        <Chip tone="plain" icon={Clock}>
          {t('sent', { date: formatDay(display.date) })}
        </Chip>
      )
    case 'bounced':
      return (
        <>
          <Chip tone="error" icon={CircleAlert}>
            {t('bounced')}
          </Chip>
          {display.reason && <p className="small quiet">{display.reason}</p>}
        </>
      )
    case 'unsubscribed':
      return <Chip icon={Ban}>{t('unsubscribed')}</Chip>
    case 'texted':
      return (
        <Chip tone="plain" icon={Clock}>
          {t('texted', { date: formatDay(display.date) })}
        </Chip>
      )
    case 'phone':
      return <Chip icon={Phone}>{t('phone')}</Chip>
  }
}

interface TroubleProps {
  who: string
  trouble: Extract<InviteProgress, { state: 'failed' }>
}

/** Says that an invitation was not sent; the reason is shown on request. */
export function InviteTrouble({ who, trouble: { reason, code } }: TroubleProps) {
  const t = useTranslations('contactList.invite')
  const [isOpen, setOpen] = useState(code !== null && OPENED.has(code))
  const reasonId = useId()
  return (
    <>
      <span className={`row ${styles.trouble}`}>
        <span role="alert">
          <Chip tone="error" icon={CircleAlert}>
            {t('notSent')}
          </Chip>
        </span>
        <Button
          look="link"
          aria-expanded={isOpen}
          aria-controls={reasonId}
          aria-label={t('whyNamed', { who })}
          onPress={() => setOpen(!isOpen)}
        >
          {t('why')}
        </Button>
      </span>
      <div id={reasonId} className="small quiet" hidden={!isOpen}>
        <p>{reason}</p>
        {code === 'NOT_PAID' && <LinkButton look="link" to="/payment" word="toPayment" />}
        {code === 'INVITE_PRIVATE' && (
          <LinkButton look="link" to="/memorial/settings">
            {t('seeing')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
