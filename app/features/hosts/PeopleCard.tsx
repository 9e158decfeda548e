import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { Host } from '#contract/hosts.ts'
import { HostItem } from './HostItem.tsx'
import styles from './Hosts.module.css'

interface Props {
  id: string
  hosts: readonly Host[]
  /** The account that looks at the list. */
  userUuid: string | null
  isOwner: boolean
  onRemove: (host: Host) => void
}

/** The hosts and helpers of a memorial. */
export function PeopleCard({ id, hosts, userUuid, isOwner, onRemove }: Props) {
  const t = useTranslations('hosts')
  return (
    <Card title={t('people.title')}>
      <p className="quiet">{t('people.explained')}</p>
      <div id={id} tabIndex={-1}>
        <ul className={`top4 ruled ${styles.people}`}>
          {hosts.map((host) => (
            <HostItem
              key={host.userUuid}
              host={host}
              isYou={host.userUuid === userUuid}
              mayRemove={host.role !== 'OWNER' && (isOwner || host.userUuid === userUuid)}
              onRemove={() => onRemove(host)}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}
