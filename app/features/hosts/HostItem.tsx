import { Heart, KeyRound } from 'lucide-react'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import type { Host } from '#contract/hosts.ts'
import styles from './Hosts.module.css'
import { hostLabel } from './host-label.ts'

interface Props {
  host: Host
  isYou: boolean
  /** The owner removes others; everybody else leaves by themselves. */
  mayRemove: boolean
  onRemove: () => void
}

/** One host, co-host or helper. */
export function HostItem({ host, isYou, mayRemove, onRemove }: Props) {
  const t = useTranslations('hosts.people')
  const { role, email, dateCreated } = host
  const who = hostLabel(host)
  return (
    <li>
      <div className={`stack s0 ${styles.who}`}>
        <b className="name">{isYou ? t('you', { who }) : <bdi>{who}</bdi>}</b>
        {who !== email && (
          <span className="small quiet">
            <Breakable text={email} />
          </span>
        )}
        <span className="small quiet">{t('since', { date: formatDay(dateCreated) })}</span>
      </div>
      <div className={`apart ${styles.aside}`}>
        <Chip tone={role === 'OWNER' ? 'yes' : 'quiet'} icon={role === 'OWNER' ? KeyRound : Heart}>
          {t(role)}
        </Chip>
        {mayRemove && (
          <Button look="tool" aria-label={isYou ? undefined : t('removeNamed', { who })} onPress={onRemove}>
            {t(isYou ? 'leave' : 'remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
