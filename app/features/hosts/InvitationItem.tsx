import { CircleAlert, Clock, Hourglass, RotateCw, Undo2 } from 'lucide-react'
import { formatDay } from '#app/lib/dates.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { HostInvitation } from '#contract/hosts.ts'
import styles from './Hosts.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

/** The last day on which the invitation is valid all day, which is the day its mail names. */
const lastFullDay = (runsOut: string) => formatDay(Date.parse(runsOut) - DAY_MS)

interface Props {
  invitation: HostInvitation
  onAgain: () => Promise<void>
  onTakeBack: () => Promise<void>
}

/** An invitation that was not answered. */
export function InvitationItem({ invitation, onAgain, onTakeBack }: Props) {
  const t = useTranslations('hosts.asked')
  const { error, attempt } = useAction()
  const { email } = invitation
  return (
    <li>
      <div className={`stack s0 anywhere ${styles.who}`}>
        <b className={`name ${styles.address}`}>
          <Breakable text={email} />
        </b>
        {invitation.role === 'MODERATOR' && <span className="small quiet">{t('moderator')}</span>}
      </div>
      <div className={`apart ${styles.aside}`}>
        <InvitationState invitation={invitation} />
        <div className="wrap links">
          <Button
            look="tool"
            icon={RotateCw}
            aria-label={t('againNamed', { email })}
            onPress={() => attempt(onAgain)}
          >
            {t('again')}
          </Button>
          <Button
            look="tool"
            icon={Undo2}
            aria-label={t('takeBackNamed', { email })}
            onPress={() => attempt(onTakeBack)}
          >
            {t('takeBack')}
          </Button>
        </div>
      </div>
      {error && (
        <div className="whole-row">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </li>
  )
}

function InvitationState({ invitation }: Pick<Props, 'invitation'>) {
  const t = useTranslations('hosts.asked')
  const { dateSent, dateExpires, expired, undelivered } = invitation
  if (expired)
    return (
      <Chip tone="unsure" icon={Hourglass}>
        {t('expired', { date: formatDay(dateExpires) })}
      </Chip>
    )
  if (undelivered)
    return (
      <div className={`stack from-start s1 ${styles.trouble}`}>
        <Chip tone="error" icon={CircleAlert}>
          {t('undelivered')}
        </Chip>
        <p className="small quiet">{t('undeliveredHelp')}</p>
      </div>
    )
  if (!dateSent)
    return (
      <Chip tone="plain" icon="waiting">
        {t('onItsWay')}
      </Chip>
    )
  return (
    <Chip tone="plain" icon={Clock}>
      {t('sent', { date: formatDay(dateSent), until: lastFullDay(dateExpires) })}
    </Chip>
  )
}
